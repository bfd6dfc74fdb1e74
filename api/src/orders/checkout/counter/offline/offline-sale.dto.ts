import { TAX_CLASSIFICATIONS, type TaxClassification } from '@lacteos/contracts/reference/reference-data';

import {
  EnumField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';

const MAX_LINES = 200;
const SEAL = { max: 64, description: "The API's seal over the other fields" } as const;

/** In which shift, until when and how a till may sell without a network. */
export class OfflineTermsDto {
  @MomentField()
  issuedAt: string;

  @IntField({ min: 0, description: '0: the factory' })
  storeId: number;

  @IdField()
  sellerId: number;

  @IdField({ description: "The seller's open shift" })
  shiftId: number;

  @IntField({ min: 0, description: 'Pesos that cash is rounded to' })
  cashRounding: number;

  @TextField(SEAL)
  seal: string;
}

export class SealedPriceDto {
  @IdField()
  id_product: number;

  @TextField({ max: 120 })
  name: string;

  @MoneyField({ description: 'Without VAT' })
  unitPrice: number;

  @EnumField(TAX_CLASSIFICATIONS)
  taxClassification: TaxClassification;

  @IntField({ min: 0, max: 100 })
  taxPercent: number;

  @TextField(SEAL)
  seal: string;
}

/** Goods that were handed over before the API knew: they are sold as they were. */
export class OfflineSaleDto {
  @MomentField({ description: "By the till's clock" })
  soldAt: string;

  @NestedField(() => OfflineTermsDto)
  terms: OfflineTermsDto;

  @NestedArrayField(() => SealedPriceDto, { min: 1, max: MAX_LINES, description: 'One per product' })
  prices: SealedPriceDto[];
}
