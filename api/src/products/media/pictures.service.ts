import { createHash } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import type { Upload } from '#platform/http/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import { type Depositor, StoredBytes } from '#platform/throttle/index.js';
import { MediaService } from './media.service.js';
import type { PicturePart } from './picture-parts.repository.js';

export interface PictureKind {
  /** Of the route that reads it, with a slash at the end. */
  readonly path: string;
  readonly purpose: SealKey['purpose'];
}

const READABLE_MS = 30 * 60_000;

/**
 * Pictures may show a person's home: only those who may see the order get an address, valid for half an hour. Stored
 * in the database for every replica, never at an image host.
 */
@Injectable()
export class Pictures {
  constructor(
    private readonly media: MediaService,
    private readonly storedBytes: StoredBytes,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Its id comes from content and owner, so that a repeated upload is the same picture; alone it opens nothing.
   * @throws REQUEST.TOO_MANY and the errors of `MediaService.render`
   */
  async render(
    read: () => Promise<Upload>,
    ownerId: number,
    depositor: Depositor | null,
  ): Promise<Omit<PicturePart, 'part'>> {
    const bytes = await this.media.render(read);
    await this.storedBytes.spend('files', depositor, bytes.length);
    const id = createHash('sha256').update(`${ownerId}:`).update(bytes).digest('hex').slice(0, 32);
    return { id, bytes, createdAt: this.clock.now() };
  }

  addressOf({ path, purpose }: PictureKind, id: string): string {
    const until = this.clock.now().getTime() + READABLE_MS;
    return `${path}${id}?key=${encodeURIComponent(seal(`${id} ${until}`, this.keyFor(purpose)))}`;
  }

  /** @throws MEDIA.ADDRESS_EXPIRED also for an address that never opened anything */
  async open(
    { purpose }: PictureKind,
    { id, key }: { readonly id: string; readonly key: string },
    read: () => Promise<Buffer | null>,
  ): Promise<Buffer> {
    const [sealedId, until] = unseal(key, this.keyFor(purpose))?.split(' ') ?? [];
    const isOpen = sealedId === id && Number(until) >= this.clock.now().getTime();
    const bytes = isOpen ? await read() : null;
    if (!bytes) throw new AppError('MEDIA.ADDRESS_EXPIRED');
    return bytes;
  }

  private keyFor(purpose: SealKey['purpose']): SealKey {
    return { secret: this.config.totpKey, purpose };
  }
}
