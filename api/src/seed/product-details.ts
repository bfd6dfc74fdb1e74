import { pictureAddress } from '@lacteos/contracts/pictures/pictures';
import type { Allergen, FrontSeal, PortionUnit } from '@lacteos/contracts/reference/food-label';
import type { ProductDetails } from '@lacteos/contracts/schemas';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';

/** Energy in kcal; trans fat, sodium and calcium in mg; all others in g. */
type Values = readonly [
  energy: number,
  fat: number,
  saturatedFat: number,
  transFat: number,
  carbohydrates: number,
  fibre: number,
  sugars: number,
  addedSugars: number,
  protein: number,
  sodium: number,
  calcium: number,
];
type Portion = readonly [size: number, unit: PortionUnit, name: string, perPack: number];

interface DemoDetails {
  ingredients: string;
  allergens?: readonly Allergen[];
  mayContain?: readonly Allergen[];
  portion: Portion;
  /** Per 100 g or 100 ml. */
  values: Values;
  seals?: readonly FrontSeal[];
  keeps: keyof typeof KEEPING;
  /** Days from seeding to 'vence desde'; unknown by default. */
  expiresIn?: number;
  delivery?: string;
}

const COLD = 'Manténgase refrigerado entre 2 °C y 6 °C.';
const KEEPING = {
  drink: [`${COLD} Agítelo antes de servir; una vez abierto, consúmalo en 5 días.`, '30 días'],
  cup: [`${COLD} Una vez abierto, consúmalo el mismo día.`, '30 días'],
  oats: [`${COLD} Agítela antes de servir; una vez abierta, consúmala en 3 días.`, '21 días'],
  milk: [`${COLD} Una vez abierta, consúmala en 2 días.`, '8 días'],
  fresh: [`${COLD} Una vez abierto, envuélvalo bien y consúmalo en 5 días.`, '30 días'],
  spun: [`${COLD} Una vez abierto, consérvelo tapado y consúmalo en 8 días.`, '60 días'],
  ripe: ['Refrigérelo entre 4 °C y 8 °C, envuelto en papel. Sáquelo media hora antes de servir.', '120 días'],
  sweet: [
    'Consérvese en un lugar fresco y seco. Una vez abierto, refrigérelo y consúmalo en 30 días.',
    '180 días',
  ],
  dessert: [`${COLD} Consúmalo apenas lo abra.`, '15 días'],
} as const;

const MILK = 'Leche entera pasteurizada';
const CULTURES = 'cultivos lácticos (Streptococcus thermophilus y Lactobacillus bulgaricus)';
const yogurt = (fruit: string): string => `${MILK}, azúcar, ${fruit}, leche en polvo, ${CULTURES}.`;
const cheese = (rest = ''): string => `${MILK}, sal, cuajo${rest}, cloruro de calcio.`;
const SUGARS = ['sugars'] as const;
const SALTED = ['sodium', 'saturatedFat'] as const;
const GLASS: Portion = [200, 'g', '1 vaso', 5];
const CUP: Portion = [200, 'g', '1 envase', 1];

// oxfmt-ignore
const DETAILS: Readonly<Record<string, DemoDetails>> = {
  'yogurt-fresa': { ingredients: yogurt('preparado de fresa (fresa 12 %)'), portion: GLASS, values: [82, 2.4, 1.5, 60, 12.4, 0.2, 11.9, 7.2, 2.8, 42, 105], seals: SUGARS, keeps: 'drink' },
  'yogurt-mora': { ingredients: yogurt('preparado de mora de Castilla (mora 12 %)'), portion: GLASS, values: [81, 2.4, 1.5, 60, 12.1, 0.5, 11.5, 7, 2.8, 42, 106], seals: SUGARS, keeps: 'drink' },
  'yogurt-melocoton': { ingredients: yogurt('melocotón en trozos (14 %)'), portion: GLASS, values: [84, 2.4, 1.5, 60, 12.8, 0.3, 12.3, 7.3, 2.8, 41, 104], seals: SUGARS, keeps: 'drink' },
  'yogurt-guanabana': { ingredients: yogurt('pulpa de guanábana (12 %)'), portion: GLASS, values: [83, 2.4, 1.5, 60, 12.6, 0.4, 12, 7.1, 2.8, 42, 105], seals: SUGARS, keeps: 'drink' },
  'yogurt-maracuya': { ingredients: yogurt('pulpa de maracuyá (10 %)'), portion: CUP, values: [85, 2.5, 1.6, 60, 12.7, 0.2, 12.2, 7.4, 2.9, 43, 107], seals: SUGARS, keeps: 'cup' },
  'yogurt-arequipe': { ingredients: `${MILK}, arequipe (leche, azúcar) 18 %, leche en polvo, ${CULTURES}.`, portion: CUP, values: [112, 3, 1.9, 75, 17.6, 0, 16.8, 10.5, 3.6, 58, 125], seals: SUGARS, keeps: 'cup' },
  'yogurt-natural': { ingredients: `${MILK} y ${CULTURES}.`, portion: [125, 'g', '½ pocillo', 4], values: [61, 3.3, 2.1, 90, 4.7, 0, 4.7, 0, 3.5, 46, 121], keeps: 'drink' },
  'kumis-natural': { ingredients: `${MILK}, azúcar, leche en polvo, cultivos lácticos mesófilos.`, portion: GLASS, values: [78, 2.7, 1.7, 70, 10.5, 0, 10.2, 5.6, 2.9, 44, 108], seals: SUGARS, keeps: 'drink' },
  'kumis-canela': { ingredients: `${MILK}, azúcar, leche en polvo, canela molida (0,2 %), cultivos lácticos mesófilos.`, portion: CUP, values: [79, 2.7, 1.7, 70, 10.7, 0.1, 10.2, 5.6, 2.9, 44, 109], seals: SUGARS, keeps: 'cup' },
  'avena-tradicional': { ingredients: `${MILK}, agua, azúcar, avena en hojuelas (4 %), canela, clavos de olor.`, allergens: ['milk', 'gluten'], portion: GLASS, values: [74, 1.8, 1.1, 45, 12.4, 0.5, 9, 6.4, 2.1, 34, 78], seals: SUGARS, keeps: 'oats' },
  'avena-vainilla': { ingredients: `${MILK}, agua, azúcar, avena en hojuelas (4 %), extracto natural de vainilla.`, allergens: ['milk', 'gluten'], portion: [200, 'g', '1 bolsa', 1], values: [75, 1.8, 1.1, 45, 12.6, 0.4, 9.2, 6.6, 2.1, 34, 78], seals: SUGARS, keeps: 'oats' },
  'leche-entera': { ingredients: 'Leche entera de vaca, pasteurizada y homogeneizada.', portion: [200, 'ml', '1 vaso', 4.5], values: [60, 3.2, 2, 90, 4.7, 0, 4.7, 0, 3.1, 43, 115], keeps: 'milk', delivery: 'Viaja refrigerada y llega con al menos cinco días de vida útil. El plazo se lo informamos antes de pagar.' },
  'queso-campesino': { ingredients: cheese(), portion: [30, 'g', '1 tajada', 17], values: [264, 20.5, 12.9, 610, 2.6, 0, 2.4, 0, 17.4, 310, 480], seals: SALTED, keeps: 'fresh' },
  'queso-doble-crema': { ingredients: cheese(', crema de leche, ácido cítrico'), portion: [25, 'g', '1 tajada', 16], values: [318, 25, 15.8, 740, 2.1, 0, 1.6, 0, 21, 520, 620], seals: SALTED, keeps: 'spun' },
  'queso-costeno': { ingredients: cheese(), portion: [30, 'g', '1 tajada', 17], values: [302, 23.5, 14.8, 700, 2.4, 0, 1.8, 0, 20.2, 1180, 560], seals: SALTED, keeps: 'fresh' },
  'queso-siete-cueros': { ingredients: cheese(', fermentos lácticos'), portion: [30, 'g', '1 tajada', 17], values: [312, 24, 15.1, 720, 2.2, 0, 1.5, 0, 21.8, 560, 640], seals: SALTED, keeps: 'spun' },
  quesillo: { ingredients: cheese(), portion: [30, 'g', '1 tajada', 8], values: [288, 22, 13.9, 660, 2.3, 0, 1.8, 0, 20.5, 340, 600], seals: SALTED, keeps: 'fresh' },
  'queso-pera': { ingredients: cheese(', fermentos lácticos'), portion: [25, 'g', '1 unidad', 6], values: [305, 23.4, 14.7, 700, 2, 0, 1.4, 0, 21.6, 540, 650], seals: SALTED, keeps: 'spun', expiresIn: 45 },
  'queso-mozzarella': { ingredients: cheese(', fermentos lácticos'), portion: [30, 'g', '1 tajada', 33], values: [292, 21.8, 13.7, 650, 2.2, 0, 1.2, 0, 22.1, 480, 660], seals: SALTED, keeps: 'spun' },
  'queso-maduro': { ingredients: cheese(', fermentos lácticos'), portion: [30, 'g', '1 porción', 17], values: [396, 32.2, 20.3, 960, 1.2, 0, 0.4, 0, 25.4, 690, 790], seals: SALTED, keeps: 'ripe' },
  'arequipe-tradicional': { ingredients: `${MILK}, panela, azúcar, bicarbonato de sodio.`, portion: [20, 'g', '1 cucharada', 12], values: [312, 6.8, 4.3, 180, 56, 0, 52, 42, 6.6, 122, 230], seals: SUGARS, keeps: 'sweet' },
  'arequipe-cafe': { ingredients: `${MILK}, azúcar, panela, café tostado y molido (1,5 %), bicarbonato de sodio.`, portion: [20, 'g', '1 cucharada', 12], values: [309, 6.7, 4.2, 180, 55.6, 0.1, 51.5, 41.6, 6.6, 120, 226], seals: SUGARS, keeps: 'sweet' },
  'arroz-con-leche': { ingredients: `${MILK}, arroz (12 %), azúcar, uvas pasas (4 %), canela.`, mayContain: ['nuts'], portion: CUP, values: [134, 2.7, 1.7, 70, 24.4, 0.4, 15.2, 10.2, 3.2, 40, 98], seals: SUGARS, keeps: 'dessert' },
  'postre-tres-leches': { ingredients: 'Leche condensada, leche evaporada, crema de leche, harina de trigo, huevo, azúcar.', allergens: ['milk', 'gluten', 'egg'], mayContain: ['nuts'], portion: [180, 'g', '1 porción', 1], values: [248, 9.8, 5.9, 210, 34.6, 0.4, 27.8, 22.4, 5.6, 98, 126], seals: ['sugars', 'saturatedFat'], keeps: 'dessert' },
  'postre-maracuya': { ingredients: 'Crema de leche, pulpa de maracuyá (18 %), azúcar, galleta (harina de trigo, mantequilla, azúcar), gelatina.', allergens: ['milk', 'gluten'], mayContain: ['nuts', 'egg'], portion: [150, 'g', '1 porción', 1], values: [236, 12.4, 7.7, 290, 28.2, 0.5, 22, 18.6, 3, 74, 62], seals: ['sugars', 'saturatedFat'], keeps: 'dessert' },
  'flan-caramelo': { ingredients: `${MILK}, huevo (20 %), azúcar, extracto natural de vainilla.`, allergens: ['milk', 'egg'], portion: [150, 'g', '1 porción', 1], values: [146, 4.1, 2, 70, 22.4, 0, 21.8, 18.2, 4.9, 62, 96], seals: SUGARS, keeps: 'dessert' },
  'brevas-con-arequipe': { ingredients: 'Brevas (60 %), arequipe (leche, azúcar), panela, agua, canela.', portion: [60, 'g', '1 breva', 4], values: [232, 2.6, 1.6, 70, 50.4, 2.8, 45.2, 33.4, 2.9, 48, 104], seals: SUGARS, keeps: 'sweet' },
  'panelitas-de-leche': { ingredients: `${MILK}, azúcar, panela.`, mayContain: ['nuts'], portion: [25, 'g', '1 panelita', 12], values: [402, 7.4, 4.7, 200, 77.5, 0, 74, 64, 7.2, 96, 210], seals: SUGARS, keeps: 'sweet' },
};

const SERVED: Readonly<Record<string, string>> = {
  'yogurt-fresa': 'Tazón de yogurt de fresa con fresas enteras',
  'yogurt-mora': 'Vaso de yogurt de mora con moras de Castilla',
  'yogurt-melocoton': 'Tazón de yogurt de melocotón con fruta y avena',
  'yogurt-guanabana': 'Vaso de yogurt de guanábana junto a media guanábana',
  'yogurt-maracuya': 'Tazón de yogurt de maracuyá con pulpa y semillas',
  'yogurt-arequipe': 'Vaso de yogurt entre dos capas de arequipe, con una cucharada al lado',
  'yogurt-natural': 'Tazón de yogurt natural con moras y avena',
  'kumis-natural': 'Vaso de kumis con pandebonos',
  'kumis-canela': 'Pocillo de barro con kumis y canela molida',
  'avena-tradicional': 'Vaso de avena con una astilla de canela y avena en hojuelas',
  'avena-vainilla': 'Vaso de avena de vainilla con pitillo, galletas y vainas de vainilla',
  'leche-entera': 'Jarra y vaso de leche con galletas',
  'queso-campesino': 'Queso campesino en bloque, en tajadas y en cubos con bocadillo',
  'queso-doble-crema': 'Tabla con tajadas y cubos de queso doble crema',
  'queso-costeno': 'Cubos de queso costeño sobre patacones',
  'queso-siete-cueros': 'Queso siete cueros abierto, con las capas a la vista y tiras deshojadas',
  quesillo: 'Quesillo en tajadas y derretido sobre arepas, en hoja de plátano',
  'queso-pera': 'Peritas de queso, enteras y en cubos, con bocadillo',
  'queso-mozzarella': 'Rodajas de mozzarella y de tomate con albahaca',
  'queso-maduro': 'Cuña y lascas de queso maduro con nueces',
  'arequipe-tradicional': 'Tazón de arequipe, una cucharada y obleas',
  'arequipe-cafe': 'Tazón de arequipe de café con granos tostados',
  'arroz-con-leche': 'Tazón de arroz con leche con canela y uvas pasas',
  'postre-tres-leches': 'Porción de tres leches con merengue y una cereza',
  'postre-maracuya': 'Vaso con galleta, crema y pulpa de maracuyá',
  'flan-caramelo': 'Flan servido con caramelo y hojas de menta',
  'brevas-con-arequipe': 'Brevas rellenas de arequipe, con almíbar y queso fresco',
  'panelitas-de-leche': 'Plato de panelitas con un pocillo de café',
};

const servedPicture = (picture: string): string => `${picture}-served`;

const galleryOf = (picture: string): Pick<ProductDetails, 'gallery'> => {
  const alt = SERVED[picture];
  return alt ? { gallery: [{ image: pictureAddress(servedPicture(picture)), alt }] } : {};
};

const nutritionOf = ({ portion, values }: DemoDetails): ProductDetails['nutrition'] => {
  const [size, unit, portionName, portionsPerPack] = portion;
  const [energy, fat, saturatedFat, transFat, carbohydrates, fibre, sugars, addedSugars, protein, ...salts] =
    values;
  const [sodium, calcium] = salts;
  const fats = { fat, saturatedFat, transFat };
  const rest = { carbohydrates, fibre, sugars, addedSugars, protein, sodium, calcium };
  return { unit, portion: size, portionName, portionsPerPack, energy, ...fats, ...rest };
};

export const demoDetails = (picture: string, now: Date): ProductDetails | null => {
  const own = DETAILS[picture];
  if (!own) return null;
  const [storage, shelfLife] = KEEPING[own.keeps];
  const { ingredients, allergens = ['milk'], mayContain, seals, expiresIn, delivery } = own;
  return {
    ...galleryOf(picture),
    ingredients,
    allergens: [...allergens],
    ...(mayContain ? { mayContain: [...mayContain] } : {}),
    nutrition: nutritionOf(own),
    ...(seals ? { seals: [...seals] } : {}),
    storage,
    shelfLife: `${shelfLife} desde su elaboración`,
    ...(expiresIn === undefined ? {} : { expiresFrom: dayAfter(colombianDay(now), expiresIn) }),
    ...(delivery === undefined ? {} : { delivery }),
  };
};
