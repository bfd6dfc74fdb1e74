/** Calls held at the same point. */
export interface Held {
  /** Resolves when all calls have arrived. */
  readonly reached: Promise<void>;
  /** Releases them and stops holding later calls. */
  release(): void;
}
type Step = (...args: unknown[]) => Promise<unknown>;

/** Holds the next `calls` calls of a method after its work, to make a race deterministic without sleeps. */
export const holdAfter = <T extends object>(target: T, method: keyof T & string, calls = 1): Held =>
  holdCalls(target, method, calls, 'after');

/** Holds calls before their work. */
export const holdBefore = <T extends object>(target: T, method: keyof T & string, calls = 1): Held =>
  holdCalls(target, method, calls, 'before');

function holdCalls<T extends object>(
  target: T,
  method: keyof T & string,
  calls: number,
  when: 'before' | 'after',
): Held {
  const steps = target as unknown as Record<string, Step>;
  const original = steps[method] as Step;
  const arrival = new Signal();
  const gate = new Signal();
  let arrived = 0;
  const wait = async (): Promise<void> => {
    if (arrived >= calls) return;
    arrived += 1;
    if (arrived === calls) arrival.resolve();
    await gate.promise;
  };
  steps[method] = async (...args) => {
    if (when === 'before') await wait();
    const result = await original.apply(target, args);
    if (when === 'after') await wait();
    return result;
  };
  return {
    reached: arrival.promise,
    release: () => {
      Reflect.deleteProperty(steps, method);
      gate.resolve();
    },
  };
}

class Signal {
  resolve: () => void = () => undefined;
  readonly promise = new Promise<void>((resolve) => {
    this.resolve = resolve;
  });
}
