import { busHolder, type BusHolder } from './holder.js';

const KEY = Symbol.for('lacteos.session-bus');

describe('the holder of the session bus', () => {
  // In order: the holder that the page made last can't be replaced.
  it('fails loudly, naming both versions, beside one that speaks another protocol', () => {
    Object.defineProperty(globalThis, KEY, { value: { protocol: 99 }, configurable: true });
    expect(busHolder).toThrow(/protocol 99 .* speaks protocol 1/);
    Reflect.deleteProperty(globalThis, KEY);
  });

  it('is handed to a setter defined before it, then frozen [N-37-221]', () => {
    const handed: BusHolder[] = [];
    Object.defineProperty(globalThis, KEY, {
      configurable: true,
      get: () => undefined,
      set: (holder: BusHolder) => handed.push(holder),
    });
    expect(busHolder()).toBe(handed[0]);
    expect(Object.getOwnPropertyDescriptor(globalThis, KEY)).toMatchObject({
      value: handed[0],
      writable: false,
      configurable: false,
    });
  });
});
