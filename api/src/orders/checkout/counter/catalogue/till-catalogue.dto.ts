import { TAX_CLASSIFICATIONS, type TaxClassification } from '@lacteos/contracts/reference/reference-data';

import {
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextArrayField,
  TextField,
} from '#platform/http/index.js';
import { BreBAccountDto } from '#orders/order/row/hold-state.dto.js';
import { OfflineTermsDto } from '../offline/offline-sale.dto.js';
import { ReceiptCompanyDto } from '../receipt/counter-receipt.dto.js';
import { CounterStoreDto } from '../store/counter-store.dto.js';

class TillProductDto {
  @IdField()
  id: number;

  @TextField()
  code: string;

  @TextField({ nullable: true, description: 'Bar code of the package' })
  ean: string | null;

  @TextField()
  name: string;

  @TextField({ description: 'Presentation' })
  slug: string;

  @TextField()
  image: string;

  @MoneyField({ description: 'Of a unit with VAT, as on the shelf' })
  price: number;

  @MoneyField({ description: 'Without VAT' })
  unitPrice: number;

  @EnumField(TAX_CLASSIFICATIONS)
  taxClassification: TaxClassification;

  @IntField({ description: 'VAT rate of today in percent' })
  taxPercent: number;

  @IntField({ description: 'Units in the store' })
  stock: number;

  @TextField({
    nullable: true,
    description: 'Proves the price of a sale without a network; null without terms',
  })
  seal: string | null;
}

export class TillCatalogueDto {
  @NestedField(() => ReceiptCompanyDto)
  company: ReceiptCompanyDto;

  @NestedField(() => CounterStoreDto)
  store: CounterStoreDto;

  @TextArrayField({ description: 'Last lines of a receipt' })
  legal: string[];

  @IntField({ description: 'Pesos that cash is rounded to; 0: not at all' })
  cashRounding: number;

  @NestedField(() => BreBAccountDto, {
    optional: true,
    nullable: true,
    description: 'null: no Bre-B payments',
  })
  breB?: BreBAccountDto | null;

  @NestedField(() => OfflineTermsDto, { nullable: true, description: 'null: the seller has no open shift' })
  offlineTerms: OfflineTermsDto | null;

  @NestedArrayField(() => TillProductDto)
  products: TillProductDto[];
}
