import { ALLERGEN_NAMES, FRONT_SEAL_TEXTS, type Product } from '@lacteos/contracts';

type JsonLd = Readonly<Record<string, unknown>>;

const fact = (name: string, value: string | undefined): JsonLd[] =>
  value ? [{ '@type': 'PropertyValue', name, value }] : [];

/** Nutrition of a portion and other facts of the label, see schema.org/NutritionInformation. */
export const nutritionOf = ({ details }: Product): JsonLd => {
  if (!details) return {};
  const { nutrition, ingredients, allergens = [], seals = [], storage, shelfLife } = details;
  const additionalProperty = [
    ...fact('Ingredientes', ingredients),
    ...fact('Alérgenos', allergens.map((key) => ALLERGEN_NAMES[key]).join(', ')),
    ...fact('Sellos frontales', seals.map((key) => FRONT_SEAL_TEXTS[key]).join(', ')),
    ...fact('Conservación', storage),
    ...fact('Vida útil', shelfLife),
  ];
  const known = additionalProperty.length > 0 ? { additionalProperty } : {};
  if (!nutrition) return known;
  const perPortion = (value: number, unit: string): string =>
    `${Math.round(value * nutrition.portion) / 100} ${unit}`;
  return {
    ...known,
    nutrition: {
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
    },
  };
};
