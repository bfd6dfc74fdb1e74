import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';

const KEPT_MESSAGE = 4_000;

export interface Running {
  child: ChildProcess;
  /** Complete even when read after the program's end. */
  output: Readable;
  ended: Promise<void>;
}

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

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
  // Node discards unread stdout when a program ends.
  const output = child.stdout.pipe(new PassThrough());
  // Consumers of the stream see the failure.
  ended.catch(() => undefined);
  return { child, output, ended };
};

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

/** Throws when the program fails. */
export async function* outputOf({ child, output, ended }: Running): AsyncGenerator<Buffer> {
  child.stdin?.end();
  for await (const chunk of output) yield chunk as Buffer;
  await ended;
}

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
