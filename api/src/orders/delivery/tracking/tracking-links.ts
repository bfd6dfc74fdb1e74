import { createHmac } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { isSameText } from '#platform/text/index.js';

/** 192 bits of the signature. */
const SIGNATURE_LENGTH = 32;
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{32})$/;

/** Derived from the order, so that mail, label and page show the same link and none is stored. */
@Injectable()
export class TrackingLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  urlOf(orderId: number): string {
    return `${this.config.publicUrl}/seguimiento#${orderId}.${this.signatureOf(orderId)}`;
  }

  /** null: not a token of this shop. */
  readOrderId(token: string | undefined): number | null {
    const [, id, signature = ''] = TOKEN.exec(token ?? '') ?? [];
    if (!id || !isSameText(signature, this.signatureOf(Number(id)))) return null;
    return Number(id);
  }

  private signatureOf(orderId: number): string {
    return createHmac('sha256', this.config.totpKey)
      .update(`delivery-tracking:${orderId}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  }
}
