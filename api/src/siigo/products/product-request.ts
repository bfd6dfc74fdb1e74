import { siigoName } from '@lacteos/contracts/identification/siigo-name';
import { centavos, toPesos, vatOf, type Centavos } from '@lacteos/contracts/money/money';
import type { LineVat } from '@lacteos/contracts/money/vat-classes';

import type { SiigoProductRequest } from '../client/siigo-wire.js';

/** VAT of today; `price` in centavos without VAT. */
export interface LinkableProduct extends Readonly<LineVat> {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  readonly description: string;
  readonly price: Centavos;
  readonly type: string;
  readonly account: number | null;
  readonly idTax: number | null;
  readonly currencyCode: string;
  readonly position: number;
  readonly unid: string;
  readonly stockControl: boolean;
  readonly taxIncluded: boolean;
  readonly taxConsumptionValue: Centavos;
  readonly tariff: string | null;
}
export interface LinkDefaults {
  readonly accountGroups: readonly { id: number; active?: boolean }[];
  readonly taxes: readonly { id: number; type: string; percentage: number; active?: boolean }[];
}

const NAME_LENGTH = 100;
const REFERENCE_LENGTH = 80;
const DESCRIPTION_LENGTH = 2_500;
const BRAND_LENGTH = 50;

export class ProductTaxProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProductTaxProblem';
  }
}

export const siigoNameOf = ({ name, slug }: Pick<LinkableProduct, 'name' | 'slug'>): string =>
  siigoName(`${name} ${slug}`).slice(0, NAME_LENGTH);

/** Defaults to the first active group and the shop's VAT. @throws ProductTaxProblem */
export function productRequestOf(product: LinkableProduct, defaults: LinkDefaults): SiigoProductRequest {
  const group = product.account ?? defaults.accountGroups.find(({ active }) => active !== false)?.id ?? 0;
  const vat = product.taxIncluded ? vatOf(product.price, product.taxPercent) : 0;
  const value = toPesos(centavos(product.price + vat));
  const consumption = toPesos(product.taxConsumptionValue);
  const taxes = taxesOf(product, defaults);
  return {
    code: product.code,
    name: siigoNameOf(product),
    account_group: group,
    type: product.type,
    stock_control: product.stockControl,
    active: true,
    tax_classification: product.taxClassification,
    tax_included: product.taxIncluded,
    ...(consumption > 0 ? { tax_consumption_value: consumption } : {}),
    ...(taxes.length > 0 ? { taxes } : {}),
    ...(value > 0
      ? {
          prices: [
            { currency_code: product.currencyCode, price_list: [{ position: product.position, value }] },
          ],
        }
      : {}),
    unit: product.unid,
    reference: product.slug.slice(0, REFERENCE_LENGTH),
    description: siigoName(product.description).slice(0, DESCRIPTION_LENGTH),
    additional_fields: {
      brand: product.brand.slice(0, BRAND_LENGTH),
      ...(product.tariff ? { tariff: product.tariff } : {}),
    },
  };
}

/** Exempt products use the account's 0 % if it has one. Other taxes would change SIIGO's list price. */
function taxesOf(
  { taxClassification, taxPercent: rate, idTax }: LinkableProduct,
  { taxes }: LinkDefaults,
): { id: number }[] {
  if (taxClassification === 'Excluded') return [];
  const isVat = ({ type, percentage }: LinkDefaults['taxes'][number]) =>
    type === 'IVA' && percentage === rate;
  const chosen = taxes.find(({ id }) => id === idTax);
  if (chosen && isVat(chosen)) return [{ id: chosen.id }];
  if (chosen && chosen.percentage > 0)
    throw new ProductTaxProblem(
      `El impuesto elegido no es el IVA del ${rate} % que cobra la tienda; cámbielo en el producto.`,
    );
  const usual = taxes.find((tax) => isVat(tax) && tax.active !== false);
  if (!usual && rate > 0) throw new ProductTaxProblem(`SIIGO no tiene activo un impuesto IVA del ${rate} %.`);
  return usual ? [{ id: usual.id }] : [];
}
