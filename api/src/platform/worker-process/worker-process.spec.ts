import { setTimeout as delay } from 'node:timers/promises';

import { WorkerBusy, WorkerExceeded, WorkerProcess } from './index.js';

type Task = { add: number[] } | { fail: string } | { hold: number } | { fill: true } | { env: true };
/** Longer than the start of a process on a busy machine. */
const AMPLE_MS = 120_000;
const TEST_MS = 3 * AMPLE_MS;
const LIMITS = { memoryMb: 200, deadlineMs: AMPLE_MS, maxAdmitted: 2 };
/** Longer than any test waits. */
const HANG_MS = 10 * AMPLE_MS;
const ENTRY = new URL('../../../test/worker/misbehaving-worker.ts', import.meta.url);
const workers: WorkerProcess<Task, unknown>[] = [];
const start = (limits = LIMITS): WorkerProcess<Task, unknown> => {
  const worker = new WorkerProcess<Task, unknown>(ENTRY, limits);
  workers.push(worker);
  return worker;
};

describe('a worker process', () => {
  afterAll(() => workers.forEach((worker) => worker.stop()));

  it(
    'runs tasks one at a time and reports their failures',
    async () => {
      const worker = start();
      const answers = await Promise.allSettled([
        worker.run({ add: [1, 2] }),
        worker.run({ fail: 'no such thing' }),
        worker.run({ add: [3, 4] }),
      ]);
      expect(answers).toMatchObject([
        { status: 'fulfilled', value: 3 },
        { status: 'rejected', reason: { message: expect.stringContaining('no such thing') } },
        { status: 'fulfilled', value: 7 },
      ]);
    },
    TEST_MS,
  );

  it(
    'ends a task that exceeds its memory, also native memory, and runs the next one [N-16-068]',
    async () => {
      const worker = start();
      await expect(worker.run({ fill: true })).rejects.toThrow(WorkerExceeded);
      expect(await worker.run({ add: [1] })).toBe(1);
    },
    TEST_MS,
  );

  it(
    'kills a hanging task, keeps the parent process running, and runs the next task [N-16-068]',
    async () => {
      const limits = { ...LIMITS };
      const worker = start(limits);
      expect(await worker.run({ add: [1] })).toBe(1);
      // Its process has started, so only the hanging task takes time.
      limits.deadlineMs = 500;
      await expect(worker.run({ hold: HANG_MS })).rejects.toThrow(WorkerExceeded);
      limits.deadlineMs = AMPLE_MS;
      expect(await worker.run({ add: [2] })).toBe(2);
      const held = worker.run({ hold: HANG_MS });
      for (let turn = 0; turn < 20; turn += 1) await delay(1);
      worker.stop();
      await expect(held).rejects.toThrow(WorkerExceeded);
    },
    TEST_MS,
  );

  it(
    'admits a limited number of tasks',
    async () => {
      const worker = start();
      let finish = (): void => undefined;
      const gate = new Promise<void>((resolve) => (finish = resolve));
      const admitted = [worker.admit(() => gate), worker.admit(() => gate)];
      await expect(worker.admit(() => gate)).rejects.toThrow(WorkerBusy);
      finish();
      await Promise.all(admitted);
      expect(await worker.admit(() => worker.run({ add: [5] }))).toBe(5);
    },
    TEST_MS,
  );

  it(
    'inherits none of our settings',
    async () => {
      Object.assign(process.env, { JWT_SECRET: 'of this process' });
      expect(await start().run({ env: true })).not.toContain('JWT_SECRET');
    },
    TEST_MS,
  );
});
