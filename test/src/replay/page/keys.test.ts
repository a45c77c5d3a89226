import { describe, expect, test } from 'vitest';
import { commandOf } from '../../../../src/replay/page/browser/keys.js';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const body = { tag: 'body', type: '', editable: false, role: '' };
const press = (key: string, focus = {}, held = {}) => commandOf({ key, ...none, ...held }, { ...body, ...focus });

describe('keys', () => {
  test('step, leap, play and ask for help', () => {
    expect(press('ArrowRight')).toEqual(['event', 1]);
    expect(press('ArrowLeft', {}, { shiftKey: true })).toEqual(['leap', -1]);
    expect(press(' ')).toEqual(['toggle']);
    expect(press('End')).toEqual(['end', 1]);
    expect(press('?', {}, { shiftKey: true })).toEqual(['help']);
    expect(press('a')).toBeNull();
  });

  test('are left to who types, to the browser and to what has the focus', () => {
    for (const key of ['ArrowRight', ' ', 'Home', '?']) {
      expect(press(key, { tag: 'textarea' })).toBeNull();
      expect(press(key, { editable: true })).toBeNull();
      expect(press(key, { tag: 'input', type: 'text' })).toBeNull();
      for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(press(key, {}, { [held]: true })).toBeNull();
    }
    expect(press(' ', { tag: 'button' })).toBeNull();
    expect(press(' ', { tag: 'g', role: 'button' })).toBeNull();
    expect(press('ArrowRight', { tag: 'input', type: 'radio' })).toBeNull();
    expect(press('ArrowRight', { tag: 'select' })).toBeNull();
    expect(press('ArrowRight', { tag: 'input', type: 'range' })).toEqual(['event', 1]);
  });
});
