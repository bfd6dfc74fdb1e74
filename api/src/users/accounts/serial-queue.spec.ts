import { describe, expect, it } from '@jest/globals';

import { SerialQueue } from './serial-queue.js';

describe('a serial queue', () => {
  it('starts each task after the previous one ends, also after a failure [N-21-214]', async () => {
    const turns = new SerialQueue();
    const steps: string[] = [];
    const step = (name: string) => async (): Promise<string> => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'second') throw new Error('fails');
      return name;
    };
    const outcomes = await Promise.allSettled(
      ['first', 'second', 'third'].map((name) => turns.run(step(name))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });
});
