import { formatMoney } from './money.js';
import { shownUnitPrice, type PricedThing } from './shown-price.js';

export const NET_CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'un'] as const;
export type NetContentUnit = (typeof NET_CONTENT_UNITS)[number];

/** Both parts or none; absent from older APIs. */
export interface NetContent {
  netContent?: number | null;
  netContentUnit?: NetContentUnit | null;
}

const MEASURES: Readonly<Record<NetContentUnit, { name: string; units: number }>> = {
  g: { name: 'kg', units: 1000 },
  kg: { name: 'kg', units: 1 },
  ml: { name: 'l', units: 1000 },
  l: { name: 'l', units: 1 },
  un: { name: 'unidad', units: 1 },
};

/** '1000 g'; null when unknown. */
export const netContentText = ({ netContent, netContentUnit }: NetContent): string | null =>
  netContent && netContentUnit ? `${netContent} ${netContentUnit}` : null;

/** '$ 14.875,00 por kg', required by law; with VAT, rounded to the centavo. Null without net content. */
export const measurePriceText = (product: PricedThing & NetContent): string | null => {
  const { netContent, netContentUnit } = product;
  if (!netContent || !netContentUnit) return null;
  const { name, units } = MEASURES[netContentUnit];
  return `${formatMoney((shownUnitPrice(product) * units) / netContent)} por ${name}`;
};
