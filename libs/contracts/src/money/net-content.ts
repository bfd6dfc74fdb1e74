import { formatMoney } from './money.js';
import { shownUnitPrice, type PricedThing } from './shown-price.js';

export const NET_CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'un'] as const;
export type NetContentUnit = (typeof NET_CONTENT_UNITS)[number];

/** Net content of one unit that is sold; both parts or none. An older API leaves them out. */
export interface NetContent {
  /** A whole number: 1000. */
  netContent?: number | null;
  netContentUnit?: NetContentUnit | null;
}

/** The measure of each unit's price, and how many units make one measure. */
const MEASURES: Readonly<Record<NetContentUnit, { name: string; units: number }>> = {
  g: { name: 'kg', units: 1000 },
  kg: { name: 'kg', units: 1 },
  ml: { name: 'l', units: 1000 },
  l: { name: 'l', units: 1 },
  un: { name: 'unidad', units: 1 },
};

/** '1000 g'; null when the net content is not known. */
export const netContentText = ({ netContent, netContentUnit }: NetContent): string | null =>
  netContent && netContentUnit ? `${netContent} ${netContentUnit}` : null;

/**
 * The price of a kilogram, litre or unit with VAT, as the law wants it beside each price: '$ 14.875,00 por kg', rounded to the
 * centavo; null without net content.
 */
export const measurePriceText = (product: PricedThing & NetContent): string | null => {
  const { netContent, netContentUnit } = product;
  if (!netContent || !netContentUnit) return null;
  const { name, units } = MEASURES[netContentUnit];
  return `${formatMoney((shownUnitPrice(product) * units) / netContent)} por ${name}`;
};
