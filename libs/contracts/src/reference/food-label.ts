import { colombianDay } from '../time/colombian-day.js';

/** Text in the octagon. */
export const FRONT_SEALS = ['sugars', 'sodium', 'saturatedFat', 'transFat', 'sweeteners'] as const;
export type FrontSeal = (typeof FRONT_SEALS)[number];
export const FRONT_SEAL_TEXTS: Readonly<Record<FrontSeal, string>> = {
  sugars: 'Exceso en azúcares',
  sodium: 'Exceso en sodio',
  saturatedFat: 'Exceso en grasas saturadas',
  transFat: 'Exceso en grasas trans',
  sweeteners: 'Contiene edulcorantes',
};

export const ALLERGENS = [
  'milk',
  'gluten',
  'egg',
  'soy',
  'peanut',
  'nuts',
  'fish',
  'shellfish',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  milk: 'Leche',
  gluten: 'Gluten',
  egg: 'Huevo',
  soy: 'Soya',
  peanut: 'Maní',
  nuts: 'Nueces',
  fish: 'Pescado',
  shellfish: 'Crustáceos',
  sulphites: 'Sulfitos',
};

export const DETAILS_LABELS = {
  gallery: 'Otras imágenes',
  alt: 'Texto de la imagen',
  ingredients: 'Ingredientes',
  allergens: 'Alérgenos',
  mayContain: 'Puede contener',
  nutrition: 'Información nutricional',
  seals: 'Sellos frontales',
  storage: 'Conservación',
  shelfLife: 'Vida útil',
  expiresFrom: 'Vence desde',
  delivery: 'Entrega',
  portion: 'Tamaño de la porción',
  unit: 'Unidad de la porción',
  portionName: 'Nombre de la porción',
  portionsPerPack: 'Porciones por envase',
  energy: 'Calorías',
  fat: 'Grasa total',
  saturatedFat: 'Grasa saturada',
  transFat: 'Grasas trans',
  carbohydrates: 'Carbohidratos totales',
  fibre: 'Fibra dietaria',
  sugars: 'Azúcares totales',
  addedSugars: 'Azúcares añadidos',
  protein: 'Proteína',
  sodium: 'Sodio',
  calcium: 'Calcio',
  iron: 'Hierro',
  zinc: 'Zinc',
  vitaminA: 'Vitamina A',
  vitaminD: 'Vitamina D',
} as const;

/** In the order of Colombian labels; `isPart` is counted in the row above. */
export const NUTRIENTS = [
  { key: 'energy', name: DETAILS_LABELS.energy, unit: 'kcal' },
  { key: 'fat', name: DETAILS_LABELS.fat, unit: 'g' },
  { key: 'saturatedFat', name: DETAILS_LABELS.saturatedFat, unit: 'g', isPart: true },
  { key: 'transFat', name: DETAILS_LABELS.transFat, unit: 'mg', isPart: true },
  { key: 'carbohydrates', name: DETAILS_LABELS.carbohydrates, unit: 'g' },
  { key: 'fibre', name: DETAILS_LABELS.fibre, unit: 'g', isPart: true },
  { key: 'sugars', name: DETAILS_LABELS.sugars, unit: 'g', isPart: true },
  { key: 'addedSugars', name: DETAILS_LABELS.addedSugars, unit: 'g', isPart: true },
  { key: 'protein', name: DETAILS_LABELS.protein, unit: 'g' },
  { key: 'sodium', name: DETAILS_LABELS.sodium, unit: 'mg' },
  { key: 'calcium', name: DETAILS_LABELS.calcium, unit: 'mg' },
  { key: 'iron', name: DETAILS_LABELS.iron, unit: 'mg' },
  { key: 'zinc', name: DETAILS_LABELS.zinc, unit: 'mg' },
  { key: 'vitaminA', name: DETAILS_LABELS.vitaminA, unit: 'µg ER' },
  { key: 'vitaminD', name: DETAILS_LABELS.vitaminD, unit: 'µg' },
] as const satisfies readonly { key: string; name: string; unit: string; isPart?: true }[];
export type Nutrient = (typeof NUTRIENTS)[number]['key'];
export const PORTION_UNITS = ['g', 'ml'] as const;
export type PortionUnit = (typeof PORTION_UNITS)[number];

/** Per 100 g or 100 ml, with the portion. */
export type NutritionTable = Readonly<
  Partial<Record<Nutrient, number>> & { portion: number; unit: PortionUnit }
>;
export interface NutritionRow {
  key: Nutrient;
  name: string;
  isPart: boolean;
  perHundred: string;
  perPortion: string;
}

const NUMBERS = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });
const valueText = (value: number, unit: string): string => `${NUMBERS.format(value)} ${unit}`;

export const nutritionRows = (table: NutritionTable): NutritionRow[] =>
  NUTRIENTS.flatMap((nutrient) => {
    const value = table[nutrient.key];
    if (value === undefined) return [];
    return {
      key: nutrient.key,
      name: nutrient.name,
      isPart: 'isPart' in nutrient,
      perHundred: valueText(value, nutrient.unit),
      perPortion: valueText((value * table.portion) / 100, nutrient.unit),
    };
  });

/** Nothing sent today expires before it; null when unknown or past. */
export const expiryDay = (details: { expiresFrom?: string } | null | undefined): string | null => {
  const day = details?.expiresFrom;
  return day !== undefined && day >= colombianDay(new Date()) ? day : null;
};

/** Default, in the words of the legal text 'Entregas'. */
const SHOP_DELIVERY =
  'Viaja refrigerado y llega antes de su fecha de vencimiento. El plazo se lo informamos antes de pagar.';

export const deliveryPromise = (details: { delivery?: string } | null | undefined): string =>
  details?.delivery ?? SHOP_DELIVERY;
