import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import type { RefundAccountDto } from '../refund.dto.js';

@Injectable()
export class RefundAccounts {
  private readonly key: SealKey;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = { secret: config.totpKey, purpose: 'refund-account' };
  }

  seal({ holder, identification, bank, kind, number }: RefundAccountDto): string {
    return seal(JSON.stringify({ holder, identification, bank, kind, number }), this.key);
  }

  open(sealed: string | null): RefundAccountDto | null {
    const text = sealed && unseal(sealed, this.key);
    return text ? (JSON.parse(text) as RefundAccountDto) : null;
  }
}
