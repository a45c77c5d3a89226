import { describe, expect, test } from 'vitest';
import { event, eventWords } from '../../../src/rules/index.ts';

describe('an event that several editions declare', () => {
  const first = event('test/waves', { unit: 'unit' }, '{unit} waves');

  test('is one event, with the words of whoever has some', () => {
    expect(event('test/waves', { unit: 'unit' })).toBe(first);
    expect(event('test/waves', { unit: 'unit' }, '{unit} waves')).toBe(first);
    const bare = event('test/nods', { unit: 'unit' });
    expect(event('test/nods', { unit: 'unit' }, '{unit} nods')).toBe(bare);
    expect(eventWords[bare]).toBe('{unit} nods');
  });

  test('has one set of fields and one sentence, whichever edition was loaded first', () => {
    expect(() => event('test/waves', { unit: 'side' })).toThrow('event "test/waves" is declared twice with different fields');
    expect(() => event('test/waves', { unit: 'unit' }, '{unit} greets')).toThrow(
      'event "test/waves" is declared twice with different words: "{unit} waves" and "{unit} greets"; leave them out, or choose another name',
    );
  });
});
