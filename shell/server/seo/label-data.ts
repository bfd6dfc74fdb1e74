import {
  ALLERGEN_NAMES,
  deliveryPromise,
  DETAILS_LABELS,
  expiryDay,
  FRONT_SEAL_TEXTS,
  nutritionRows,
  type Allergen,
  type Nutrient,
} from '@lacteos/contracts/reference/food-label';
import type { Product, ProductDetails } from '@lacteos/contracts/schemas';

type JsonLd = Readonly<Record<string, unknown>>;

type Nutrition = NonNullable<ProductDetails['nutrition']>;

const fact = (name: string, value: string | null | undefined): JsonLd[] =>
  value ? [{ '@type': 'PropertyValue', name, value }] : [];

/** No property in schema.org/NutritionInformation. */
const OTHER_NUTRIENTS: ReadonlySet<Nutrient> = new Set([
  'addedSugars',
  'calcium',
  'iron',
  'zinc',
  'vitaminA',
  'vitaminD',
]);

const otherNutrients = (nutrition: Nutrition): JsonLd[] =>
  nutritionRows(nutrition)
    .filter(({ key }) => OTHER_NUTRIENTS.has(key))
    .flatMap(({ name, perPortion }) => fact(`${name} por porción`, perPortion));

const namesOf = (allergens: readonly Allergen[] = []): string =>
  allergens.map((key) => ALLERGEN_NAMES[key]).join(', ');

const labelFacts = (details: ProductDetails): JsonLd[] => [
  ...fact(DETAILS_LABELS.ingredients, details.ingredients),
  ...fact(DETAILS_LABELS.allergens, namesOf(details.allergens)),
  ...fact(DETAILS_LABELS.mayContain, namesOf(details.mayContain)),
  ...fact(DETAILS_LABELS.seals, details.seals?.map((key) => FRONT_SEAL_TEXTS[key]).join(', ')),
  ...(details.nutrition ? otherNutrients(details.nutrition) : []),
  ...fact(DETAILS_LABELS.storage, details.storage),
  ...fact(DETAILS_LABELS.shelfLife, details.shelfLife),
  ...fact(DETAILS_LABELS.expiresFrom, expiryDay(details)),
];

const nutritionOf = (nutrition: Nutrition): JsonLd => {
  const perPortion = (value: number, unit: string): string =>
    `${Math.round(value * nutrition.portion) / 100} ${unit}`;
  return {
    '@type': 'NutritionInformation',
    servingSize: `${nutrition.portion} ${nutrition.unit}`,
    calories: perPortion(nutrition.energy, 'kcal'),
    fatContent: perPortion(nutrition.fat, 'g'),
    saturatedFatContent: perPortion(nutrition.saturatedFat, 'g'),
    transFatContent: perPortion(nutrition.transFat, 'mg'),
    carbohydrateContent: perPortion(nutrition.carbohydrates, 'g'),
    fiberContent: perPortion(nutrition.fibre, 'g'),
    sugarContent: perPortion(nutrition.sugars, 'g'),
    proteinContent: perPortion(nutrition.protein, 'g'),
    sodiumContent: perPortion(nutrition.sodium, 'mg'),
  };
};

/** See schema.org/NutritionInformation. */
export const labelOf = ({ details }: Product): JsonLd => ({
  additionalProperty: [
    ...(details ? labelFacts(details) : []),
    ...fact(DETAILS_LABELS.delivery, deliveryPromise(details)),
  ],
  ...(details?.nutrition ? { nutrition: nutritionOf(details.nutrition) } : {}),
});
