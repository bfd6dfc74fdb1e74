import { fstatSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Bytes that may wait for a destination that is slow, full or frozen; lines above it are dropped. */
const MAX_WAITING_BYTES = 2_000_000;
const NEWLINE = 0x0a;

/** Writes bytes, all or the first part of them. @returns how many; rejects with the error of the system */
export type WriteBytes = (bytes: Buffer) => Promise<number>;

const countLines = (bytes: Buffer): number =>
  bytes.reduce((sum, byte) => sum + (byte === NEWLINE ? 1 : 0), 0);

/**
 * Takes log lines without ever stopping, blocking or filling the memory of their process: what a full disk refuses or a
 * frozen reader leaves waiting is dropped and counted.
 */
export class LogSink {
  /** Lines dropped since the process began. */
  dropped = 0;
  private reported = 0;
  private waiting: string[] = [];
  private waitingBytes = 0;
  private writing: Promise<void> | null = null;
  private isTorn = false;
  private report: (lines: number) => void = () => undefined;

  constructor(private readonly send: WriteBytes) {}

  /** Calls back with the number of dropped lines each time that writing works again. */
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

  /** Resolves when nothing waits; never while the destination is frozen. */
  async flushed(): Promise<void> {
    while (this.writing) await this.writing;
  }

  /** What still waits, for a last attempt when the process ends. */
  takeRest(): string {
    return this.take();
  }

  private async drain(): Promise<void> {
    // Lines of the same moment share a write.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.sendAll(Buffer.from(this.take()));
    this.writing = null;
  }

  private take(): string {
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

// A write to a frozen pipe would hold a thread that the end of the process waits for; Node's own stream does not.
const toStream: WriteBytes = (bytes) =>
  new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length)));
  });

// Node's own stream blocks on a file, and never writes again after a failure.
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
    writeSync(STDOUT, sink.takeRest());
  } catch {
    // The log itself failed: there is nowhere to report it.
  }
};

let standardOutput: LogSink | null = null;

/** The log of this process on its standard output, the same at every call. */
export const standardLog = (): LogSink => {
  if (standardOutput) return standardOutput;
  const sink = new LogSink(isStream() ? toStream : toFile);
  standardOutput = sink;
  // Without listeners a full disk or a closed pipe would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('exit', () => writeRest(sink));
  return sink;
};
