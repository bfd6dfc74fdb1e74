import { serveTasks } from '../../src/platform/worker-process/index.js';

interface MisbehavingTask {
  readonly add?: readonly number[];
  readonly fail?: string;
  readonly hold?: number;
  readonly fill?: true;
  readonly env?: true;
}

/** Does what no task should do. */
serveTasks(async ({ add, fail, hold, fill, env }: MisbehavingTask): Promise<unknown> => {
  if (add) return add.reduce((sum, one) => sum + one, 0);
  if (fail) throw new Error(fail);
  if (env) return Object.keys(process.env);
  const until = Date.now() + (hold ?? 60_000);
  const kept: Buffer[] = [];
  while (Date.now() < until) if (fill) kept.push(Buffer.alloc(1_000_000, 1));
  return kept.length;
});
