import {
  ALLERGEN_NAMES,
  FRONT_SEAL_TEXTS,
  NUTRIENTS,
  type Nutrient,
} from '@lacteos/contracts/reference/food-label';
import type { AdminProduct, ProductDetails } from '@lacteos/contracts/schemas';

import type { FailedCall } from '#features/editing';

type Nutrition = NonNullable<ProductDetails['nutrition']>;
type NutritionKey = keyof Nutrition;
/** Null for an empty field. */
export type LabelValues = Required<Pick<ProductDetails, 'gallery' | 'allergens' | 'mayContain' | 'seals'>> &
  Record<'ingredients' | 'storage' | 'shelfLife' | 'delivery', string> & { expiresFrom: string | null } & {
    [Key in NutritionKey]: Nutrition[Key] | null;
  };

const NUTRITION_KEYS: readonly NutritionKey[] = [
  'unit',
  'portion',
  'portionName',
  'portionsPerPack',
  ...NUTRIENTS.map(({ key }) => key),
];
const OPTIONAL: ReadonlySet<Nutrient> = new Set(['calcium', 'iron', 'zinc', 'vitaminA', 'vitaminD']);

export const labelValuesOf = ({ details }: AdminProduct): LabelValues => ({
  gallery: details?.gallery ?? [],
  ingredients: details?.ingredients ?? '',
  allergens: details?.allergens ?? [],
  mayContain: details?.mayContain ?? [],
  seals: details?.seals ?? [],
  storage: details?.storage ?? '',
  shelfLife: details?.shelfLife ?? '',
  expiresFrom: details?.expiresFrom ?? null,
  delivery: details?.delivery ?? '',
  ...(Object.fromEntries(NUTRITION_KEYS.map((key) => [key, details?.nutrition?.[key] ?? null])) as {
    [Key in NutritionKey]: Nutrition[Key] | null;
  }),
});

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export const hasNutrition = (values: Partial<LabelValues>): boolean =>
  NUTRITION_KEYS.some((key) => isFilled(values[key]));

export const isNeeded = (key: Nutrient): boolean => !OPTIONAL.has(key);

const filledOf = (values: LabelValues, keys: readonly (keyof LabelValues)[]) =>
  Object.fromEntries(keys.filter((key) => isFilled(values[key])).map((key) => [key, values[key]]));

/** Omits empty fields and an empty table. */
export const detailsOf = (values: LabelValues): ProductDetails => ({
  ...filledOf(values, [
    'gallery',
    'ingredients',
    'allergens',
    'mayContain',
    'seals',
    'storage',
    'shelfLife',
    'expiresFrom',
    'delivery',
  ]),
  ...(hasNutrition(values) ? { nutrition: filledOf(values, NUTRITION_KEYS) as Nutrition } : {}),
});

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allergens: ALLERGEN_NAMES,
  mayContain: ALLERGEN_NAMES,
  seals: FRONT_SEAL_TEXTS,
};

export const labelText = (field: string, value: unknown): string => {
  if (!isFilled(value)) return '—';
  if (!Array.isArray(value)) return String(value).replace('.', typeof value === 'number' ? ',' : '.');
  if (field === 'gallery') return value.length === 1 ? '1 imagen' : `${value.length} imágenes`;
  return value.map((key) => NAMES[field]?.[String(key)] ?? String(key)).join(', ');
};

/** E.g. `details.gallery.1.alt`. */
const GALLERY_PATH = /^details\.gallery\.(\d+)\./;

export const atFormFields = (failure: FailedCall): FailedCall => {
  const errors: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(failure.errors ?? {})) {
    const picture = GALLERY_PATH.exec(path)?.[1];
    if (picture) errors['gallery'] = `Imagen ${Number(picture) + 1}: ${String(text)}`;
    else errors[path.replace(/^details\.(nutrition\.)?/, '')] = text;
  }
  const { message, code, status } = failure;
  return Object.assign(new Error(message), { code, status, errors });
};
