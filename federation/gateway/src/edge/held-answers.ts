import { PassThrough, pipeline, type Readable } from 'node:stream';
import { HeldBytes } from './held-bytes.js';

/** Bytes of an answer that are taken from the API at once, however slowly the visitor reads it. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** Buffers answers of the API, so that a visitor who reads slowly holds no connection to it. */
export class HeldAnswers {
  private readonly held: HeldBytes;

  constructor(maxHeldBytes: number) {
    this.held = new HeldBytes(maxHeldBytes);
  }

  /** The same answer as a stream; it breaks off when memory is needed and this one is the oldest that waits. */
  hold(answer: Readable): Readable {
    const kept = new PassThrough({ highWaterMark: MAX_BUFFERED_BYTES });
    const holder = this.held.open(() => kept.destroy(new Error('the visitor reads too slowly')));
    pipeline(answer, kept, () => undefined);
    answer.on('data', () => holder.set(kept.readableLength + kept.writableLength));
    kept.once('close', () => holder.close());
    return kept;
  }
}
