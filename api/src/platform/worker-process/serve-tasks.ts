import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { WorkerReply } from './worker-process.js';

/** A separate thread, because work may block the main thread while its memory grows. */
const MEMORY_WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 20);
`;
/** Linux kills this process first when memory is short. */
const MAX_OOM_SCORE = '1000';

export function serveTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  const maxBytes = Number(process.argv[2]);
  new Worker(MEMORY_WATCH, { eval: true, execArgv: [], workerData: maxBytes }).unref();
  raiseOomScore();
  process.on('disconnect', () => process.exit());
  process.on('message', (input) => {
    void replyTo(work, input as Input).then((reply) => process.send?.(reply));
  });
}

async function replyTo<Input, Output>(
  work: (input: Input) => Promise<Output>,
  input: Input,
): Promise<WorkerReply<Output>> {
  try {
    return { output: await work(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', MAX_OOM_SCORE);
  } catch {
    // Only Linux has this file.
  }
}
