import { holdMs } from './steps.js';

/** Plays the film, showing each step for as long as it takes to read. */
export class Player {
  /**
   * @param {import('../data.ts').PageData} data
   * @param {{ step: () => number, on: () => void, changed: (playing: boolean) => void, speed: () => number }} hooks
   */
  constructor(data, hooks) {
    this.data = data;
    this.hooks = hooks;
    this.timer = 0;
    document.addEventListener('visibilitychange', () => document.hidden && this.stop());
  }

  get playing() {
    return this.timer !== 0;
  }

  toggle() {
    if (this.playing) this.stop();
    else this.start();
  }

  start() {
    this.#wait();
    this.hooks.changed(true);
  }

  stop() {
    if (!this.playing) return;
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.hooks.changed(false);
  }

  #wait() {
    const { data, hooks } = this;
    this.timer = window.setTimeout(() => {
      if (hooks.step() >= data.steps.length - 1) return this.stop();
      hooks.on();
      this.#wait();
    }, holdMs(data, hooks.step()) / hooks.speed());
  }
}
