import { BatchQueue } from './batch-queue.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue of batches', () => {
  const setUp = () => {
    const batches: {
      items: readonly number[];
      finish: (outcome: string) => void;
      fail: (error: Error) => void;
    }[] = [];
    const queue = new BatchQueue<number, string>(
      (items) => new Promise((finish, fail) => void batches.push({ items, finish, fail })),
    );
    return { batches, queue };
  };

  it('answers concurrent calls in one batch, and later ones in the next', async () => {
    const { batches, queue } = setUp();
    const early = [queue.add(1), queue.add(2)];
    await settled();
    const late = [queue.add(3), queue.add(4)];
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([[1, 2]]);
    batches[0]?.finish('old');
    expect(await Promise.all(early)).toEqual(['old', 'old']);
    await settled();
    expect(batches.map(({ items }) => items)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    batches[1]?.finish('fresh');
    expect(await Promise.all(late)).toEqual(['fresh', 'fresh']);
  });

  it('goes on after a failure', async () => {
    const { batches, queue } = setUp();
    const first = queue.add(1);
    await settled();
    batches[0]?.fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    const second = queue.add(2);
    await settled();
    batches[1]?.finish('back');
    expect(await second).toBe('back');
  });
});
