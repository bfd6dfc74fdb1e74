import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';

const KEPT_MESSAGE = 4_000;

/** A running program with its end: rejects with what it wrote to stderr when it failed. */
export interface Running {
  child: ChildProcess;
  /** What it writes to stdout, whole even when it is read after the program's end. */
  output: Readable;
  ended: Promise<void>;
}

/** Where a program runs. */
export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts a program without a shell. */
export const start = (program: string, args: readonly string[], options: ProgramOptions = {}): Running => {
  const child = spawn(program, args, {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let message = '';
  child.stderr.on('data', (chunk) => {
    message = `${message}${String(chunk)}`.slice(-KEPT_MESSAGE);
  });
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => {
    if (code !== 0) throw new Error(`${program} ended with ${String(code ?? signal)}: ${message.trim()}`);
  });
  // Node discards what nobody has read from stdout when a program ends.
  const output = child.stdout.pipe(new PassThrough());
  // Whoever reads or feeds it first sees the failure of the stream.
  ended.catch(() => undefined);
  return { child, output, ended };
};

/** Runs a program to its end and returns what it wrote to stdout. */
export const runToEnd = async (
  program: string,
  args: readonly string[],
  options?: ProgramOptions,
): Promise<string> => {
  const { child, output, ended } = start(program, args, options);
  child.stdin?.end();
  let text = '';
  output.on('data', (chunk) => {
    text += String(chunk);
  });
  await ended;
  return text;
};

/** What a program writes; reading it fails when the program does. */
export async function* outputOf({ child, output, ended }: Running): AsyncGenerator<Buffer> {
  child.stdin?.end();
  for await (const chunk of output) yield chunk as Buffer;
  await ended;
}

/** Feeds a program and waits for its end. */
export const feed = async (
  { child, output, ended }: Running,
  source: AsyncIterable<Buffer>,
): Promise<void> => {
  output.resume();
  const input = child.stdin as Writable;
  const closed = ended.catch(() => undefined);
  let isBroken = false;
  input.on('error', () => {
    isBroken = true;
  });
  for await (const chunk of source) {
    if (isBroken) break;
    if (!input.write(chunk)) await Promise.race([once(input, 'drain').catch(() => undefined), closed]);
  }
  input.end();
  await ended;
};
