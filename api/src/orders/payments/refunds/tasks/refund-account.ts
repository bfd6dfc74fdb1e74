import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import type { RefundAccountDto } from '../refund.dto.js';

/** Encrypts the accounts that money is transferred to. */
@Injectable()
export class RefundAccounts {
  private readonly key: SealKey;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = { secret: config.totpKey, purpose: 'refund-account' };
  }

  seal({ holder, identification, bank, kind, number }: RefundAccountDto): string {
    return seal(JSON.stringify({ holder, identification, bank, kind, number }), this.key);
  }

  /** The account, or null when there is none or the key is another. */
  open(sealed: string | null): RefundAccountDto | null {
    const text = sealed && unseal(sealed, this.key);
    return text ? (JSON.parse(text) as RefundAccountDto) : null;
  }
}
