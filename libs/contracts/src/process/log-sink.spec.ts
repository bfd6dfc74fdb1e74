import { beforeEach, describe, expect, it } from '@jest/globals';
import { LogSink, type WriteBytes } from './log-sink.js';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A disk that is full, frozen or working. */
class Disk {
  text = '';
  room = Infinity;
  private thaw: (() => void) | null = null;
  private frozen: Promise<void> | null = null;

  readonly write: WriteBytes = async (bytes) => {
    await this.frozen;
    if (this.room <= 0) throw failure('ENOSPC');
    const part = bytes.subarray(0, Math.min(bytes.length, this.room));
    this.room -= part.length;
    this.text += part.toString();
    return part.length;
  };

  freeze(): void {
    this.frozen = new Promise((resolve) => (this.thaw = resolve));
  }

  resume(): void {
    this.thaw?.();
    this.frozen = null;
  }
}

describe('the log sink', () => {
  let disk: Disk;
  let sink: LogSink;
  let reported: number[];
  beforeEach(() => {
    disk = new Disk();
    sink = new LogSink(disk.write);
    reported = [];
    sink.onRecovery((lines) => reported.push(lines));
  });

  it('writes lines in order', async () => {
    for (const line of ['one\n', 'two\n', 'three\n']) sink.write(line);
    await sink.flushed();
    expect(disk.text).toBe('one\ntwo\nthree\n');
    expect([sink.dropped, reported]).toEqual([0, []]);
  });

  it('drops lines while the disk is full, then reports their number once [N-16-170]', async () => {
    disk.room = 0;
    for (const line of ['one\n', 'two\n']) {
      sink.write(line);
      await sink.flushed();
    }
    expect([sink.dropped, reported]).toEqual([2, []]);
    disk.room = Infinity;
    for (const line of ['three\n', 'four\n']) {
      sink.write(line);
      await sink.flushed();
    }
    expect([disk.text, sink.dropped, reported]).toEqual(['three\nfour\n', 2, [2]]);
  });

  it('starts a new line after one cut off by a full disk', async () => {
    disk.room = 2;
    sink.write('{"cut":"off"}\n');
    await sink.flushed();
    disk.room = Infinity;
    sink.write('{"whole":1}\n');
    await sink.flushed();
    expect([disk.text, sink.dropped]).toEqual(['{"\n{"whole":1}\n', 1]);
  });

  it('accepts lines at once in bounded memory while nobody reads, and resumes later [N-16-170]', async () => {
    disk.freeze();
    const line = `${'x'.repeat(99_999)}\n`;
    for (let count = 0; count < 100; count += 1) sink.write(line);
    await Promise.resolve();
    expect(sink.dropped).toBe(80);
    disk.resume();
    await sink.flushed();
    sink.write('next\n');
    await sink.flushed();
    expect([disk.text.length, reported]).toEqual([20 * 100_000 + 5, [80]]);
  });
});
