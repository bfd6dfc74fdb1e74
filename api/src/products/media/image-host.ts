import { callServer } from '@lacteos/contracts/http';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { AppError } from '#platform/errors/index.js';

const MAX_ANSWER_BYTES = 100_000;

/** Host that accepts multipart uploads with a preset and answers `{secure_url}`. */
@Injectable()
export class ImageHost {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isExternal(): boolean {
    return this.config.imageHost.url !== null;
  }

  /** @returns its address @throws MEDIA.NOT_AN_IMAGE when the host refuses it, MEDIA.HOST_UNAVAILABLE otherwise */
  async upload(picture: Buffer, name: string, preset: string): Promise<string> {
    const { url, timeoutMs } = this.config.imageHost;
    if (url === null) throw new AppError('MEDIA.HOST_UNAVAILABLE');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)]), name);
    form.append('upload_preset', preset);
    const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES };
    const answer = await callServer(url, limits, { method: 'POST', body: form }).catch((error: unknown) => {
      throw new AppError('MEDIA.HOST_UNAVAILABLE', {}, error);
    });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new AppError('MEDIA.NOT_AN_IMAGE', {}, new Error(`the image host answered ${answer.status}`));
    }
    const address = answer.isOk ? addressIn(answer.json()) : null;
    if (address) return address;
    throw new AppError('MEDIA.HOST_UNAVAILABLE', {}, new Error(`the image host answered ${answer.status}`));
  }
}

function addressIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('secure_url' in body)) return null;
  const { secure_url: address } = body;
  return typeof address === 'string' && URL.canParse(address) ? address : null;
}
