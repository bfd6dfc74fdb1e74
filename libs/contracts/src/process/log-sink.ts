import { fstatSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Bytes; further lines are dropped. */
const MAX_WAITING_BYTES = 2_000_000;
const NEWLINE = 0x0a;

/** May write only a part. @returns the number of bytes; rejects with the system's error */
export type WriteBytes = (bytes: Buffer) => Promise<number>;

const countLines = (bytes: Buffer): number =>
  bytes.reduce((sum, byte) => sum + (byte === NEWLINE ? 1 : 0), 0);

/** Never blocks or fills the memory: drops and counts lines that a full disk or frozen reader does not take. */
export class LogSink {
  dropped = 0;
  private reported = 0;
  private waiting: string[] = [];
  private waitingBytes = 0;
  private writing: Promise<void> | null = null;
  private isTorn = false;
  private report: (lines: number) => void = () => undefined;

  constructor(private readonly send: WriteBytes) {}

  /** Reports the dropped lines when writing works again. */
  onRecovery(report: (lines: number) => void): void {
    this.report = report;
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.waitingBytes + bytes > MAX_WAITING_BYTES) {
      this.dropped += 1;
      return;
    }
    this.waiting.push(line);
    this.waitingBytes += bytes;
    this.writing ??= this.drain();
  }

  /** Never resolves while the destination is frozen. */
  async flushed(): Promise<void> {
    while (this.writing) await this.writing;
  }

  /** For a last attempt when the process ends. */
  removeRest(): string {
    return this.removeWaiting();
  }

  private async drain(): Promise<void> {
    // Batches lines of the same moment.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.sendAll(Buffer.from(this.removeWaiting()));
    this.writing = null;
  }

  private removeWaiting(): string {
    const text = (this.isTorn ? '\n' : '') + this.waiting.join('');
    this.waiting = [];
    this.isTorn = false;
    return text;
  }

  private async sendAll(bytes: Buffer): Promise<void> {
    let rest = bytes;
    try {
      while (rest.length > 0) rest = rest.subarray(await this.send(rest));
    } catch {
      this.dropped += countLines(rest);
      this.isTorn = rest.length < bytes.length;
    }
    this.waitingBytes -= bytes.length;
    if (rest.length === 0) this.reportDropped();
  }

  private reportDropped(): void {
    const lines = this.dropped - this.reported;
    this.reported = this.dropped;
    if (lines > 0) this.report(lines);
  }
}

const STDOUT = 1;

// Node's stream: a write to a frozen pipe would hold a thread at exit.
const toStream: WriteBytes = (bytes) =>
  new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length)));
  });

// Not Node's stream, which blocks on files and never recovers from a failure.
const toFile: WriteBytes = (bytes) =>
  new Promise((resolve, reject) => {
    write(STDOUT, bytes, (error, written) => (error ? reject(error) : resolve(written)));
  });

const isStream = (): boolean => {
  const stat = fstatSync(STDOUT);
  return stat.isFIFO() || stat.isSocket() || isatty(STDOUT);
};

const writeRest = (sink: LogSink): void => {
  try {
    writeSync(STDOUT, sink.removeRest());
  } catch {
    // The log itself failed: there is nowhere to report it.
  }
};

let standardOutput: LogSink | null = null;

/** A singleton on standard output. */
export const standardLog = (): LogSink => {
  if (standardOutput) return standardOutput;
  const sink = new LogSink(isStream() ? toStream : toFile);
  standardOutput = sink;
  // Without listeners a full disk or a closed pipe would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => writeRest(sink));
  return sink;
};
