import { decimalKind } from '@lacteos/contracts/parsing/number-kinds';
import {
  ALLERGEN_NAMES,
  DETAILS_LABELS,
  FRONT_SEAL_TEXTS,
  NUTRIENTS,
  type Allergen,
  type FrontSeal,
} from '@lacteos/contracts/reference/food-label';

import type { ProductDetailsDto } from '../catalogue/product-details.dto.js';
import { asNumber, asText, type ProductColumn } from './product-sheet-cells.js';
import { asDay, asUnit, plainWord } from './sheet-words.js';

/** Prefix of fields such as 'details.nutrition.energy'. */
const PREFIX = 'details.';
const NUTRITION = 'nutrition.';

type Details = ProductDetailsDto | null;
type TextKey = 'ingredients' | 'storage' | 'shelfLife' | 'delivery';
type NutritionKey = keyof NonNullable<ProductDetailsDto['nutrition']>;

const column = (
  key: string,
  title: string,
  width: number,
  value: (details: NonNullable<Details>) => string | number | null | undefined,
  read: ProductColumn['read'] = asText,
): ProductColumn => ({
  field: PREFIX + key,
  title,
  width,
  value: ({ details }) => (details && value(details)) ?? null,
  read,
});

const text = (key: TextKey, title: string, width: number) =>
  column(key, title, width, (details) => details[key]);

const nutrition = (key: NutritionKey, title: string, read?: ProductColumn['read']) =>
  column(NUTRITION + key, title, 14, (details) => details.nutrition?.[key], read);

const SEPARATOR = ', ';
const namesOf = <Key extends string>(
  keys: readonly Key[] | undefined,
  names: Readonly<Record<Key, string>>,
) => keys?.map((key) => names[key]).join(SEPARATOR);

/** Unknown names stay, so that validation reports them. */
const keysOf = <Key extends string>(cell: unknown, names: Readonly<Record<Key, string>>): string[] => {
  const keys = new Map(Object.entries<string>(names).map(([key, name]) => [plainWord(name), key]));
  const written = String(cell).split(/[,;\n]/);
  return written.flatMap((name) => {
    const word = name.trim();
    return word === '' ? [] : (keys.get(plainWord(word)) ?? word);
  });
};

const PICTURE_SEPARATOR = ' | ';
const galleryText = ({ gallery }: NonNullable<Details>) =>
  gallery?.map(({ image, alt }) => image + PICTURE_SEPARATOR + alt).join('\n');
const galleryOf = (cell: unknown): { image: string; alt: string }[] =>
  String(cell)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [image = '', ...alt] = line.split('|');
      return { image: image.trim(), alt: alt.join('|').trim() };
    });

const decimal = asNumber(decimalKind());

/** One column per fact of the label; nutrition values per 100 g or ml. */
export const DETAILS_COLUMNS: readonly ProductColumn[] = [
  column('gallery', DETAILS_LABELS.gallery, 40, galleryText),
  text('ingredients', DETAILS_LABELS.ingredients, 40),
  column('allergens', DETAILS_LABELS.allergens, 20, ({ allergens }) =>
    namesOf<Allergen>(allergens, ALLERGEN_NAMES),
  ),
  column('mayContain', DETAILS_LABELS.mayContain, 20, (details) =>
    namesOf<Allergen>(details.mayContain, ALLERGEN_NAMES),
  ),
  column('seals', DETAILS_LABELS.seals, 28, ({ seals }) => namesOf<FrontSeal>(seals, FRONT_SEAL_TEXTS)),
  text('storage', DETAILS_LABELS.storage, 30),
  text('shelfLife', DETAILS_LABELS.shelfLife, 18),
  column('expiresFrom', DETAILS_LABELS.expiresFrom, 12, ({ expiresFrom }) => expiresFrom, asDay),
  text('delivery', DETAILS_LABELS.delivery, 30),
  nutrition('portion', DETAILS_LABELS.portion, decimal),
  nutrition('unit', DETAILS_LABELS.unit, asUnit),
  nutrition('portionName', DETAILS_LABELS.portionName),
  nutrition('portionsPerPack', DETAILS_LABELS.portionsPerPack, decimal),
  ...NUTRIENTS.map(({ key, name, unit }) => nutrition(key, `${name} (${unit} por 100)`, decimal)),
];

const READERS: Readonly<Record<string, (cell: unknown) => unknown>> = {
  gallery: galleryOf,
  allergens: (cell) => keysOf(cell, ALLERGEN_NAMES),
  mayContain: (cell) => keysOf(cell, ALLERGEN_NAMES),
  seals: (cell) => keysOf(cell, FRONT_SEAL_TEXTS),
};

/** Merges detail fields; fields missing from the row keep their stored value. */
export function withDetails(
  fields: Readonly<Record<string, unknown>>,
  stored: Details,
): Record<string, unknown> {
  const own = Object.entries(fields).filter(([field]) => field.startsWith(PREFIX));
  const others = Object.entries(fields).filter(([field]) => !field.startsWith(PREFIX));
  if (own.length === 0) return { ...fields };
  const keyed = own.map(([field, cell]) => [field.slice(PREFIX.length), cell] as const);
  const facts = keyed.filter(([key]) => key.startsWith(NUTRITION));
  const plain = keyed.filter(([key]) => !key.startsWith(NUTRITION));
  return {
    ...Object.fromEntries(others),
    details: {
      ...stored,
      ...Object.fromEntries(plain.map(([key, cell]) => [key, READERS[key]?.(cell) ?? cell])),
      ...(facts.length === 0
        ? {}
        : {
            nutrition: {
              ...stored?.nutrition,
              ...Object.fromEntries(facts.map(([key, cell]) => [key.slice(NUTRITION.length), cell])),
            },
          }),
    },
  };
}
