import { BatchedSingleFlight } from './batched-single-flight.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('batched single flights', () => {
  const setUp = () => {
    const batches: {
      items: readonly number[];
      end: (outcome: string) => void;
      fail: (error: Error) => void;
    }[] = [];
    const flights = new BatchedSingleFlight<number, string>(
      (items) => new Promise((end, fail) => void batches.push({ items, end, fail })),
    );
    return { batches, flights };
  };

  it('answer concurrent calls in one batch, and later ones in the next', async () => {
    const { batches, flights } = setUp();
    const early = [flights.join(1), flights.join(2)];
    await settled();
    const late = [flights.join(3), flights.join(4)];
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([[1, 2]]);
    batches[0]?.end('old');
    expect(await Promise.all(early)).toEqual(['old', 'old']);
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    batches[1]?.end('fresh');
    expect(await Promise.all(late)).toEqual(['fresh', 'fresh']);
  });

  it('go on after a failure', async () => {
    const { batches, flights } = setUp();
    const first = flights.join(1);
    await settled();
    batches[0]?.fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    const second = flights.join(2);
    await settled();
    batches[1]?.end('back');
    expect(await second).toBe('back');
  });
});
