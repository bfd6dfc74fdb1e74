import type { Harms } from './harm';

const DAYS_400 = 400 * 24 * 3_600_000;

export const GLOBAL_HARMS: Harms = {
  'replaces fetch': () => {
    const own = window.fetch;
    window.fetch = (...given) => own(...given);
  },
  'moves the clock': () => {
    const now = Date.now;
    Date.now = () => now() + DAYS_400;
  },
  'reverses sorting': () => {
    const sort = Array.prototype.sort;
    Array.prototype.sort = function (...given) {
      return sort.apply(this, given).reverse();
    };
  },
  'compiles text to code': () => void new Function('return 1')(),
};
