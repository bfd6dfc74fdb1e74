import { SingleFlight } from './single-flight.js';

/** Work whose runs end on demand. */
class Runs {
  readonly open: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  readonly start = () =>
    new Promise<string>((resolve, reject) => {
      this.open.push({ resolve, reject });
    });
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('single flights', () => {
  it('gives later callers the next run, never one that began before their call', async () => {
    const flights = new SingleFlight<string>();
    const runs = new Runs();
    const first = flights.join('a', runs.start);
    const late = [flights.join('a', runs.start), flights.join('a', runs.start)];
    expect(runs.open).toHaveLength(1);
    runs.open[0]?.resolve('old');
    expect(await first).toBe('old');
    await settled();
    expect(runs.open).toHaveLength(2);
    runs.open[1]?.resolve('fresh');
    expect(await Promise.all(late)).toEqual(['fresh', 'fresh']);
  });

  it('separates keys and starts a new run when none is in progress', async () => {
    const flights = new SingleFlight<string>();
    const runs = new Runs();
    const one = flights.join('a', runs.start);
    const two = flights.join('b', runs.start);
    expect(runs.open).toHaveLength(2);
    runs.open.forEach((run, n) => run.resolve(String(n)));
    expect(await Promise.all([one, two])).toEqual(['0', '1']);
    void flights.join('a', runs.start);
    expect(runs.open).toHaveLength(3);
    runs.open[2]?.resolve('');
  });

  it('rejects for all who shared a failed run, not for later callers', async () => {
    const flights = new SingleFlight<string>();
    const runs = new Runs();
    const first = flights.join('a', runs.start);
    const next = flights.join('a', runs.start);
    runs.open[0]?.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await settled();
    runs.open[1]?.resolve('back');
    expect(await next).toBe('back');
  });
});
