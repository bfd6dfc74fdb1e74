import {
  ALLERGENS,
  FRONT_SEALS,
  PORTION_UNITS,
  type Allergen,
  type FrontSeal,
  type PortionUnit,
} from '@lacteos/contracts/reference/food-label';

import {
  DayField,
  DecimalField,
  EnumArrayField,
  EnumField,
  NestedArrayField,
  NestedField,
  PictureField,
  TextField,
} from '#platform/http/index.js';

const MAX_PICTURES = 8;
const MAX_VALUE = 10_000;
const PORTION_TEXT = 'Indique el tamaño de la porción, mayor que cero, con máximo dos decimales.';

class GalleryPictureDto {
  @PictureField({ min: 1 })
  image: string;

  @TextField({ min: 1, max: 150, description: 'What it shows, for readers who do not see it' })
  alt: string;
}

const nutrient = (unit: string, isOptional = false): PropertyDecorator =>
  DecimalField({
    optional: isOptional,
    max: MAX_VALUE,
    description: `${unit} in 100 g or ml, as \`unit\` says`,
  });

/** Values per 100 g or ml; portion values are derived. */
class NutritionFactsDto {
  @EnumField(PORTION_UNITS)
  unit: PortionUnit;

  @DecimalField({
    min: 0.01,
    max: MAX_VALUE,
    message: PORTION_TEXT,
    description: 'Size of a portion in `unit`',
  })
  portion: number;

  @TextField({ optional: true, max: 60, description: "As a household measures it: '1 vaso'" })
  portionName?: string;

  @DecimalField({ optional: true, min: 0.01, max: MAX_VALUE, description: 'Portions in a pack' })
  portionsPerPack?: number;

  @nutrient('kcal')
  energy: number;

  @nutrient('g')
  fat: number;

  @nutrient('g')
  saturatedFat: number;

  @nutrient('mg')
  transFat: number;

  @nutrient('g')
  carbohydrates: number;

  @nutrient('g')
  fibre: number;

  @nutrient('g')
  sugars: number;

  @nutrient('g')
  addedSugars: number;

  @nutrient('g')
  protein: number;

  @nutrient('mg')
  sodium: number;

  @nutrient('mg', true)
  calcium?: number;

  @nutrient('mg', true)
  iron?: number;

  @nutrient('mg', true)
  zinc?: number;

  @nutrient('µg RE', true)
  vitaminA?: number;

  @nutrient('µg', true)
  vitaminD?: number;
}

export class ProductDetailsDto {
  @NestedArrayField(() => GalleryPictureDto, {
    optional: true,
    max: MAX_PICTURES,
    message: `Máximo ${MAX_PICTURES} imágenes.`,
    description: 'Shown after `image`, in this order',
  })
  gallery?: GalleryPictureDto[];

  @TextField({ optional: true, max: 2000 })
  ingredients?: string;

  @EnumArrayField(ALLERGENS, { optional: true })
  allergens?: Allergen[];

  @EnumArrayField(ALLERGENS, { optional: true, description: 'Traces that the label warns of' })
  mayContain?: Allergen[];

  @NestedField(() => NutritionFactsDto, { optional: true })
  nutrition?: NutritionFactsDto;

  @EnumArrayField(FRONT_SEALS, { optional: true, description: 'Front-of-pack warnings' })
  seals?: FrontSeal[];

  @TextField({ optional: true, max: 500 })
  storage?: string;

  @TextField({ optional: true, max: 150 })
  shelfLife?: string;

  @DayField({
    optional: true,
    dayOnly: true,
    blank: true,
    description: 'Colombian day before which no unit that is sent expires',
  })
  expiresFrom?: string;

  @TextField({
    optional: true,
    max: 300,
    description: "Delivery promise; the shop's own where it is missing",
  })
  delivery?: string;
}

/** Drops empty texts and lists; null when nothing is left. */
export const storedDetails = (details: ProductDetailsDto): ProductDetailsDto | null => {
  const entries = Object.entries(details).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return entries.length === 0 ? null : (Object.fromEntries(entries) as ProductDetailsDto);
};
