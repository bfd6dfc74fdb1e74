import { PassThrough, pipeline, type Readable } from 'node:stream';
import { HeldBytes } from './held-bytes.js';

const MAX_BUFFERED_BYTES = 1_000_000;

export class HeldAnswers {
  private readonly held: HeldBytes;

  constructor(maxHeldBytes: number) {
    this.held = new HeldBytes(maxHeldBytes);
  }

  /** The returned stream breaks off when memory is short and it is the oldest waiting. */
  hold(answer: Readable): Readable {
    const kept = new PassThrough({ highWaterMark: MAX_BUFFERED_BYTES });
    const holder = this.held.open(() => kept.destroy(new Error('the visitor reads too slowly')));
    pipeline(answer, kept, () => undefined);
    answer.on('data', () => holder.set(kept.readableLength + kept.writableLength));
    kept.once('close', () => holder.close());
    return kept;
  }
}
