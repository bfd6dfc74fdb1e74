import {
  ALLERGEN_NAMES,
  deliveryPromise,
  expiryDay,
  FRONT_SEAL_TEXTS,
  nutritionRows,
} from '@lacteos/contracts/reference/food-label';
import type { Product, ProductDetails } from '@lacteos/contracts/schemas';
import { escapeHtml } from 'gateway';

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const nutritionHtml = (facts: NonNullable<ProductDetails['nutrition']>): string => {
  const portion = `${facts.portionName ? `${facts.portionName}, ` : ''}${facts.portion} ${facts.unit}`;
  const rows = nutritionRows(facts).map(({ name, perHundred, perPortion }) =>
    [`<th scope="row">${name}</th>`, `<td>${perHundred}</td>`, `<td>${perPortion}</td>`].join(''),
  );
  return [
    '<table><caption>Información nutricional</caption>',
    `<tr><td></td><th scope="col">Por 100 ${facts.unit}</th>`,
    `<th scope="col">Por porción (${escapeHtml(portion)})</th></tr>`,
    ...rows.map((cells) => `<tr>${cells}</tr>`),
    '</table>',
  ].join('');
};

const labelParts = (details: ProductDetails): string[] => {
  const { ingredients, allergens = [], mayContain = [], seals = [], nutrition, storage, shelfLife } = details;
  const expires = expiryDay(details);
  const listed = (keys: readonly (keyof typeof ALLERGEN_NAMES)[]) =>
    keys.map((key) => ALLERGEN_NAMES[key].toLowerCase()).join(', ');
  return [
    ...seals.map((seal) => paragraph(FRONT_SEAL_TEXTS[seal])),
    ...(ingredients ? [paragraph(`Ingredientes: ${ingredients}`)] : []),
    ...(allergens.length > 0 ? [`<p><strong>Contiene: ${listed(allergens)}.</strong></p>`] : []),
    ...(mayContain.length > 0 ? [`<p><strong>Puede contener: ${listed(mayContain)}.</strong></p>`] : []),
    ...(nutrition ? [nutritionHtml(nutrition)] : []),
    ...(storage ? [paragraph(`Conservación: ${storage}`)] : []),
    ...(shelfLife ? [paragraph(`Vida útil: ${shelfLife}`)] : []),
    ...(expires ? [paragraph(`Lo que enviamos hoy vence desde el ${expires}`)] : []),
  ];
};

const DELIVERY_POLICY = '<a href="/legal/entregas">Cómo entregamos</a>';

export const labelHtml = ({ details }: Product): string =>
  [
    `<p>Entrega: ${escapeHtml(deliveryPromise(details))} ${DELIVERY_POLICY}</p>`,
    ...(details ? labelParts(details) : []),
  ].join('');
