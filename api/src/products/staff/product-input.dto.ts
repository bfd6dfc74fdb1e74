import { EAN_TEXT, isEan } from '@lacteos/contracts/catalogue/ean';
import { NET_CONTENT_UNITS, type NetContentUnit } from '@lacteos/contracts/money/net-content';
import { VAT_CLASSES, type VatClass } from '@lacteos/contracts/money/vat-classes';
import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts/reference/product-families';
import {
  PRICE_LISTS,
  PRODUCT_CURRENCY,
  PRODUCT_TYPES,
  PRODUCT_UNITS,
  type ProductType,
} from '@lacteos/contracts/reference/reference-data';

import {
  BooleanField,
  DayField,
  DigitsField,
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NameField,
  NestedField,
  PictureField,
  Satisfies,
  TextField,
} from '#platform/http/index.js';
import { ProductDetailsDto } from '../catalogue/product-details.dto.js';

const UNITS = PRODUCT_UNITS.map(({ code }) => code);
const MAX_STOCK = 1_000_000;
const MAX_NET_CONTENT = 100_000;
const TARIFF_TEXT = 'El código arancelario tiene máximo 10 dígitos.';
const PRICE = {
  min: 0.01,
  max: 100_000_000,
  message: 'El precio debe ser mayor que cero, con máximo dos decimales.',
};

abstract class ProductTermsDto {
  @MoneyField({
    optional: true,
    max: 100_000_000,
    description: 'What a unit costs the shop from today on; 0: not known',
  })
  cost?: number;

  @EnumField(PRODUCT_TYPES, { optional: true })
  type?: ProductType;

  @EnumField(UNITS, { optional: true })
  unid?: string;

  @EnumField(VAT_CLASSES, { optional: true })
  taxClassification?: VatClass;

  @EnumField(VAT_CLASSES, { optional: true, description: 'Class from `taxChangeOn` on' })
  nextTaxClassification?: VatClass;

  @DayField({
    optional: true,
    dayOnly: true,
    blank: true,
    description: "Colombian day from which the next class holds, '' for no change",
  })
  taxChangeOn?: string;

  @BooleanField({ optional: true })
  taxIncluded?: boolean;

  @MoneyField({ optional: true })
  taxConsumptionValue?: number;

  @BooleanField({ optional: true })
  stockControl?: boolean;

  @DigitsField({ optional: true, max: 10, pattern: /^\d{0,10}$/, message: TARIFF_TEXT })
  tariff?: string;

  @DigitsField({
    optional: true,
    max: 14,
    message: EAN_TEXT,
    description: "Bar code of the package, '' for none",
  })
  @Satisfies('ean', (value) => value === '' || isEan(value), { message: EAN_TEXT })
  ean?: string;

  @IntField({
    optional: true,
    max: MAX_NET_CONTENT,
    description: 'Of one unit, in `netContentUnit`; 0 for none',
  })
  netContent?: number;

  @EnumField(NET_CONTENT_UNITS, { optional: true })
  netContentUnit?: NetContentUnit;

  @NestedField(() => ProductDetailsDto, { optional: true, description: 'Replaces all details' })
  details?: ProductDetailsDto;
}

/** SIIGO accepts no tax for products excluded from VAT. */
const isTaxable = (body: object): boolean => (body as ProductTermsDto).taxClassification !== 'Excluded';

/** The server assigns the code; `price` is in pesos without VAT. */
export class NewProductDto extends ProductTermsDto {
  @PictureField()
  image: string;

  @IdField({ description: 'Id of the inventory group in SIIGO' })
  account: number;

  @NameField({ max: 100 })
  name: string;

  @NameField({ max: 120, description: 'Presentation' })
  slug: string;

  @NameField({ max: 50 })
  brand: string;

  @TextField({ max: 2500 })
  description: string;

  @MoneyField(PRICE)
  price: number;

  @IdField({
    when: isTaxable,
    description: 'Id of the tax in SIIGO; left out only of products that are excluded from VAT',
  })
  idTax?: number;

  @EnumField(PRICE_LISTS, { description: 'Price list of SIIGO' })
  position: number;

  @IntField({ max: MAX_STOCK, description: 'First units of the factory' })
  countInStock: number;

  @EnumField(PRODUCT_FAMILIES, { optional: true, description: 'LÁCTEOS when left out' })
  family?: ProductFamily;

  @EnumField([PRODUCT_CURRENCY], { optional: true })
  currencyCode?: string;
}

/** Missing fields stay unchanged. */
export class ProductChangeDto extends ProductTermsDto {
  @IdField()
  id: number;

  @NameField({ optional: true, min: 1, max: 100 })
  name?: string;

  @NameField({ optional: true, min: 1, max: 120, description: 'Presentation' })
  slug?: string;

  @PictureField({ optional: true, min: 1 })
  image?: string;

  @NameField({ optional: true, min: 1, max: 50 })
  brand?: string;

  @TextField({ optional: true, min: 1, max: 2500 })
  description?: string;

  @MoneyField({ optional: true, ...PRICE })
  price?: number;

  @IntField({ optional: true, max: MAX_STOCK, description: 'Wished stock of the factory' })
  countInStock?: number;

  @IntField({
    optional: true,
    max: MAX_STOCK,
    description: 'Stock that the editor saw; when it moved, EDIT.CONFLICT',
  })
  countInStockSeen?: number;

  @IntField({
    optional: true,
    min: 1,
    description: 'Version that the editor saw; an older one is EDIT.CONFLICT',
  })
  version?: number;

  @EnumField(PRODUCT_FAMILIES, { optional: true })
  family?: ProductFamily;

  @IdField({ optional: true, description: 'Id of the inventory group in SIIGO' })
  account?: number;

  @IdField({ optional: true, description: 'Id of the tax in SIIGO' })
  idTax?: number;

  @EnumField(PRICE_LISTS, { optional: true })
  position?: number;
}

export class ActiveChangeDto {
  @IdField()
  id: number;

  @BooleanField()
  active: boolean;
}
