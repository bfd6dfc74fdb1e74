import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

import { pictureAddress } from '@lacteos/contracts/pictures/pictures';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { AppError, type ErrorCode } from '#platform/errors/index.js';
import type { Upload } from '#platform/http/index.js';
import { siblingModule, WorkerBusy, WorkerExceeded, WorkerProcess } from '#platform/worker-process/index.js';
import { ImageHost } from './image-host.js';
import type { PictureOutcome, PictureTask, RenderedPicture } from './process-picture.js';

/** Each upload holds its whole file in memory. */
const MAX_UPLOADS = 8;
const RETRY_AFTER_SECONDS = 5;
const REFUSALS: Readonly<Record<Exclude<PictureOutcome, 'taken'>, ErrorCode>> = {
  'not-an-image': 'MEDIA.NOT_AN_IMAGE',
  'too-large': 'MEDIA.TOO_LARGE',
  'too-long': 'MEDIA.TOO_LONG',
  'storage-full': 'MEDIA.STORAGE_FULL',
};

@Injectable()
export class MediaService implements OnApplicationShutdown {
  private readonly folder: string;
  private readonly worker: WorkerProcess<PictureTask, PictureOutcome | RenderedPicture>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly host: ImageHost,
  ) {
    this.folder = resolve(config.dataDir, 'media');
    this.worker = new WorkerProcess(siblingModule(import.meta.url, 'picture-worker'), {
      memoryMb: config.workerMemoryMb,
      deadlineMs: config.workerSeconds * 1_000,
      maxAdmitted: MAX_UPLOADS,
    });
  }

  onApplicationShutdown(): void {
    this.worker.stop();
  }

  /**
   * The address derives from the content. @throws MEDIA.BUSY before reading, MEDIA.FILE_REQUIRED,
   * MEDIA.PRESET_UNKNOWN, MEDIA.NOT_AN_IMAGE, MEDIA.TOO_LARGE, MEDIA.TOO_LONG, MEDIA.STORAGE_FULL,
   * MEDIA.HOST_UNAVAILABLE
   */
  async store(read: () => Promise<Upload>): Promise<string> {
    return this.withAdmission(async () => this.storeFile(await read()));
  }

  /** WebP in the largest width; stores nothing. @throws as `take`, except errors of storing */
  async render(read: () => Promise<Upload>): Promise<Buffer> {
    return (await this.renderUnless(read, () => false)).bytes;
  }

  /** Returns files that are `kept` unchanged, others like `render`. */
  async renderUnless(
    read: () => Promise<Upload>,
    isKept: (bytes: Buffer) => boolean,
  ): Promise<{ bytes: Buffer; isPicture: boolean; name: string }> {
    return this.withAdmission(async () => {
      const { file } = await read();
      if (!file || file.bytes.length === 0) throw new AppError('MEDIA.FILE_REQUIRED');
      const { name, bytes } = file;
      if (isKept(bytes)) return { bytes, isPicture: false, name };
      const outcome = await this.run({ picture: bytes });
      const webp = typeof outcome === 'string' ? refuse(outcome) : Buffer.from(outcome.webp);
      return { bytes: webp, isPicture: true, name };
    });
  }

  private withAdmission<T>(work: () => Promise<T>): Promise<T> {
    return this.worker.admit(work).catch((error: unknown) => {
      if (!(error instanceof WorkerBusy)) throw error;
      throw new AppError('MEDIA.BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS }, error);
    });
  }

  private async storeFile({ file, fields }: Upload): Promise<string> {
    const { preset } = this.config.imageHost;
    if ((fields['upload_preset'] ?? preset) !== preset) throw new AppError('MEDIA.PRESET_UNKNOWN');
    if (!file || file.bytes.length === 0) throw new AppError('MEDIA.FILE_REQUIRED');
    if (this.host.isExternal) {
      await this.work({ picture: file.bytes, folder: null });
      return this.host.upload(file.bytes, file.name, preset);
    }
    const name = `u-${createHash('sha256').update(file.bytes).digest('hex').slice(0, 32)}`;
    await this.work({ picture: file.bytes, folder: join(this.folder, name) });
    return pictureAddress(name);
  }

  private async work(task: PictureTask): Promise<void> {
    const outcome = await this.run(task);
    if (typeof outcome === 'string' && outcome !== 'taken') refuse(outcome);
  }

  private run(task: PictureTask): Promise<PictureOutcome | RenderedPicture> {
    return this.worker.run(task).catch((error: unknown) => {
      throw error instanceof WorkerExceeded ? new AppError('MEDIA.TOO_LARGE', {}, error) : error;
    });
  }
}

const refuse = (outcome: PictureOutcome): never => {
  throw outcome === 'taken'
    ? new Error('a picture was stored instead of rendered')
    : new AppError(REFUSALS[outcome]);
};
