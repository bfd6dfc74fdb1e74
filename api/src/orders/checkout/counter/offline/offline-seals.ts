import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { OfflineTermsDto, SealedPriceDto } from './offline-sale.dto.js';

type Unsealed<Sealed> = Omit<Sealed, 'seal'>;
export type TermsToSeal = Unsealed<OfflineTermsDto>;
export type PriceToSeal = Unsealed<SealedPriceDto>;

const KEY_BYTES = 32;
const SEAL_BYTES = 16;

/** A price is sealed for its terms, so that none of another day or store fits. */
@Injectable()
export class OfflineSeals {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { jwtSecret }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'offline-sales', KEY_BYTES));
  }

  sealTerms(terms: TermsToSeal): string {
    const { issuedAt, storeId, sellerId, shiftId, cashRounding } = terms;
    return this.seal(['terms', issuedAt, storeId, sellerId, shiftId, cashRounding]);
  }

  sealPrice({ issuedAt, storeId }: TermsToSeal, price: PriceToSeal): string {
    const { id_product: id, name, unitPrice, taxClassification, taxPercent } = price;
    return this.seal(['price', issuedAt, storeId, id, name, unitPrice, taxClassification, taxPercent]);
  }

  areTermsGenuine(terms: OfflineTermsDto): boolean {
    return isSame(terms.seal, this.sealTerms(terms));
  }

  isPriceGenuine(terms: OfflineTermsDto, price: SealedPriceDto): boolean {
    return isSame(price.seal, this.sealPrice(terms, price));
  }

  private seal(fields: readonly (string | number)[]): string {
    const digest = createHmac('sha256', this.key).update(JSON.stringify(fields)).digest();
    return digest.subarray(0, SEAL_BYTES).toString('base64url');
  }
}

const isSame = (seal: string, expected: string): boolean =>
  seal.length === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected));
