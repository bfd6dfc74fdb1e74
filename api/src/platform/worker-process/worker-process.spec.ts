import { WorkerBusy, WorkerExceeded, WorkerProcess } from './index.js';

type Task = { add: number[] } | { fail: string } | { hold: number } | { fill: true } | { env: true };
const LIMITS = { memoryMb: 200, deadlineMs: 20_000, maxAdmitted: 2 };
const ENTRY = new URL('../../../test/worker/misbehaving-worker.ts', import.meta.url);
const workers: WorkerProcess<Task, unknown>[] = [];
const start = (change: Partial<typeof LIMITS> = {}): WorkerProcess<Task, unknown> => {
  const worker = new WorkerProcess<Task, unknown>(ENTRY, { ...LIMITS, ...change });
  workers.push(worker);
  return worker;
};

describe('a worker process', () => {
  afterAll(() => workers.forEach((worker) => worker.stop()));

  it('runs tasks one at a time and reports their failures', async () => {
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
  });

  it('ends a task that takes more memory than it may, outside of JavaScript too, and does the next', async () => {
    const worker = start();
    await expect(worker.run({ fill: true })).rejects.toThrow(WorkerExceeded);
    expect(await worker.run({ add: [1] })).toBe(1);
  });

  it('kills a hanging task, keeps the parent process running, and runs the next task', async () => {
    const worker = start({ deadlineMs: 3_000 });
    const held = worker.run({ hold: 60_000 });
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 20);
    await expect(held).rejects.toThrow(WorkerExceeded);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
    expect(await worker.run({ add: [2] })).toBe(2);
  });

  it('admits a limited number of tasks', async () => {
    const worker = start();
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const admitted = [worker.admit(() => gate), worker.admit(() => gate)];
    await expect(worker.admit(() => gate)).rejects.toThrow(WorkerBusy);
    finish();
    await Promise.all(admitted);
    expect(await worker.admit(() => worker.run({ add: [5] }))).toBe(5);
  });

  it('gets none of our settings', async () => {
    Object.assign(process.env, { JWT_SECRET: 'of this process' });
    expect(await start().run({ env: true })).not.toContain('JWT_SECRET');
  });
});
