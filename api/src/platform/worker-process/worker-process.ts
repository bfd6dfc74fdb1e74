import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface WorkerLimits {
  /** Whole process, native libraries included. */
  readonly memoryMb: number;
  /** One task, the start of the process included. */
  readonly deadlineMs: number;
  readonly maxAdmitted: number;
}
export class WorkerBusy extends Error {}
export class WorkerExceeded extends Error {}

const IDLE_MS = 15_000;
const MEGABYTE = 1_000_000;
/** Leaves room for memory outside the JavaScript heap. */
const HEAP_SHARE = 0.75;

export type WorkerReply<Output> = { readonly output: Output } | { readonly failure: string };

/** Started on demand, so that a hostile file cannot harm this process. @param entry module that calls `serveTasks` */
export class WorkerProcess<Input, Output> {
  private child: ChildProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | null = null;
  private admitted = 0;

  constructor(
    private readonly entry: URL,
    private readonly limits: WorkerLimits,
  ) {}

  /** Includes the preparation. @throws WorkerBusy */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.admitted >= this.limits.maxAdmitted) throw new WorkerBusy('too many tasks');
    this.admitted += 1;
    try {
      return await work();
    } finally {
      this.admitted -= 1;
    }
  }

  /** @throws WorkerExceeded */
  run(input: Input): Promise<Output> {
    const turn = this.last.then(() => this.work(input));
    this.last = turn.catch(() => null);
    return turn;
  }

  stop(): void {
    if (this.idle) clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private async work(input: Input): Promise<Output> {
    if (this.idle) clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    child.ref();
    const deadline = setTimeout(() => child.kill('SIGKILL'), this.limits.deadlineMs);
    try {
      const reply = await replyOf<Output>(child, input);
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.output;
    } finally {
      clearTimeout(deadline);
      this.releaseChild(child);
    }
  }

  private start(): ChildProcess {
    const { memoryMb } = this.limits;
    const heap = `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`;
    return fork(fileURLToPath(this.entry), [String(memoryMb * MEGABYTE)], {
      execArgv: [...process.execArgv.filter((word) => !word.startsWith('--inspect')), heap],
      // No secrets in a process that decodes hostile files.
      env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'] },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  private releaseChild(child: ChildProcess): void {
    if (!child.connected || child.killed) {
      this.child = null;
      return;
    }
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
  }
}

function replyOf<Output>(child: ChildProcess, input: unknown): Promise<WorkerReply<Output>> {
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const onReply = (reply: unknown): void => {
      child.off('exit', onExit);
      resolve(reply as WorkerReply<Output>);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      child.off('message', onReply);
      reject(new WorkerExceeded(`the worker process ended: ${signal ?? code}`));
    };
    child.once('message', onReply);
    child.once('exit', onExit);
    child.send(input as object, (error) => {
      if (error) onExit(null, error.message);
    });
  });
}
