import { toPesos, type Centavos, type TaxClassification } from '@lacteos/contracts';

import type { SiigoProductRequest } from '../client/siigo-wire.js';

/** What the request needs of a product of the shop; `price` in centavos without VAT. */
export interface LinkableProduct {
  readonly code: string;
  readonly name: string;
  /** Presentation. */
  readonly slug: string;
  readonly brand: string;
  readonly description: string;
  readonly price: Centavos;
  readonly taxClassification: TaxClassification;
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
/** What the company has in SIIGO, for what staff left open. */
export interface LinkDefaults {
  readonly accountGroups: readonly { id: number; active?: boolean }[];
  readonly taxes: readonly { id: number; type: string; percentage: number; active?: boolean }[];
}

const NAME_LENGTH = 100;
const REFERENCE_LENGTH = 80;
const DESCRIPTION_LENGTH = 2_500;
const BRAND_LENGTH = 50;
const GENERAL_RATE = 19;

/** How a product is called in SIIGO: its name and presentation, as an invoice should read. */
export const siigoNameOf = ({ name, slug }: Pick<LinkableProduct, 'name' | 'slug'>): string =>
  `${name} ${slug}`.trim().slice(0, NAME_LENGTH);

/** The product as SIIGO takes it. Group and tax that staff left open are the first active group and the 19 % VAT. */
export function productRequestOf(product: LinkableProduct, defaults: LinkDefaults): SiigoProductRequest {
  const group = product.account ?? defaults.accountGroups.find(({ active }) => active !== false)?.id ?? 0;
  const value = toPesos(product.price);
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
    description: product.description.slice(0, DESCRIPTION_LENGTH),
    additional_fields: {
      brand: product.brand.slice(0, BRAND_LENGTH),
      ...(product.tariff ? { tariff: product.tariff } : {}),
    },
  };
}

/** Excluded products carry no tax, exempt ones the account's 0 % where it has one. */
function taxesOf({ taxClassification, idTax }: LinkableProduct, { taxes }: LinkDefaults): { id: number }[] {
  if (taxClassification === 'Excluded') return [];
  const rate = taxClassification === 'Exempt' ? 0 : GENERAL_RATE;
  const chosen = taxes.find(({ id }) => id === idTax);
  if (chosen && (taxClassification === 'Taxed') === chosen.percentage > 0) return [{ id: chosen.id }];
  const usual = taxes.find(
    ({ type, percentage, active }) => type === 'IVA' && percentage === rate && active !== false,
  );
  return usual ? [{ id: usual.id }] : [];
}
