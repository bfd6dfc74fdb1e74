import type { NetContentUnit } from '@lacteos/contracts/money/net-content';
import type { VatClass } from '@lacteos/contracts/money/vat-classes';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';

export interface DemoProduct {
  /** File api/seed-pictures/<picture>.webp, rendered by api/product-pictures. */
  picture: string;
  name: string;
  presentation: string;
  content: readonly [value: number, unit: NetContentUnit];
  family: ProductFamily;
  price: number;
  stock: number;
  tint: string;
  description: string;
  /** Days since it entered the catalogue; over a year by default. */
  daysInShop?: number;
  vat?: VatClass;
}

// oxfmt-ignore
const dairy: readonly DemoProduct[] = [
  { picture: 'yogurt-fresa', name: 'Yogurt de fresa', presentation: 'Botella 1000 g', content: [1000, 'g'], family: 'LÁCTEOS', price: 12500, stock: 120, tint: '#E4576B', description: 'Yogurt batido con trozos de fresa de clima frío y leche fresca del hato. Refrigérelo y agítelo antes de servir.' },
  { picture: 'yogurt-mora', name: 'Yogurt de mora', presentation: 'Botella 1000 g', content: [1000, 'g'], family: 'LÁCTEOS', price: 12500, stock: 96, tint: '#6B2C4F', description: 'Mora de Castilla y leche entera en un yogurt cremoso, con el punto ácido de la fruta.' },
  { picture: 'yogurt-melocoton', name: 'Yogurt de melocotón', presentation: 'Botella 1000 g', content: [1000, 'g'], family: 'LÁCTEOS', price: 12500, stock: 88, tint: '#F2A65A', description: 'Suave y dulce, con melocotón en trozos. Ideal para el desayuno con granola.' },
  { picture: 'yogurt-guanabana', name: 'Yogurt de guanábana', presentation: 'Botella 1000 g', content: [1000, 'g'], family: 'LÁCTEOS', price: 12900, stock: 64, tint: '#9CB88A', description: 'Pulpa de guanábana de los Llanos en un yogurt blanco y refrescante.', daysInShop: 24 },
  { picture: 'yogurt-maracuya', name: 'Yogurt de maracuyá', presentation: 'Vaso 200 g', content: [200, 'g'], family: 'LÁCTEOS', price: 3800, stock: 180, tint: '#F2B93B', description: 'Porción personal con maracuyá del Ariari: ácida, fresca y sin colorantes.', daysInShop: 24 },
  { picture: 'yogurt-arequipe', name: 'Yogurt con arequipe', presentation: 'Vaso 200 g', content: [200, 'g'], family: 'LÁCTEOS', price: 4200, stock: 150, tint: '#B5763A', description: 'Yogurt natural sobre una capa de arequipe de olla. Revuelva o cucharee: usted decide.' },
  { picture: 'yogurt-natural', name: 'Yogurt natural sin azúcar', presentation: 'Tarro 500 g', content: [500, 'g'], family: 'LÁCTEOS', price: 9800, stock: 72, tint: '#DCEBF5', description: 'Solo leche y fermentos lácticos. Para cocinar, para salsas o con fruta fresca.' },
  { picture: 'kumis-natural', name: 'Kumis natural', presentation: 'Botella 1000 g', content: [1000, 'g'], family: 'LÁCTEOS', price: 11500, stock: 110, tint: '#F6E7C8', description: 'Kumis tradicional, espeso y apenas dulce, como el que se tomaba con pandebono en la finca.' },
  { picture: 'kumis-canela', name: 'Kumis con canela', presentation: 'Vaso 200 g', content: [200, 'g'], family: 'LÁCTEOS', price: 3600, stock: 140, tint: '#A8643A', description: 'El kumis de siempre con una pizca de canela molida.' },
  { picture: 'avena-tradicional', name: 'Avena tradicional', presentation: 'Botella 1000 g', content: [1000, 'g'], family: 'LÁCTEOS', price: 9900, stock: 130, tint: '#D9B77E', description: 'Avena cocida con leche entera, canela y clavos. Se toma bien fría.' },
  { picture: 'avena-vainilla', name: 'Avena de vainilla', presentation: 'Bolsa 200 g', content: [200, 'g'], family: 'LÁCTEOS', price: 2500, stock: 240, tint: '#EBD9A8', description: 'Avena lista para la lonchera, con vainilla natural.' },
  { picture: 'leche-entera', name: 'Leche entera pasteurizada', presentation: 'Bolsa 900 ml', content: [900, 'ml'], family: 'LÁCTEOS', price: 4300, stock: 300, tint: '#5D9CC7', description: 'Leche del día, pasteurizada y homogeneizada en nuestra planta de Villavicencio.', vat: 'Exempt' },
];

// oxfmt-ignore
const cheeses: readonly DemoProduct[] = [
  { picture: 'queso-campesino', name: 'Queso campesino', presentation: 'Bloque 500 g', content: [500, 'g'], family: 'QUESOS', price: 13900, stock: 90, tint: '#FFF1CF', description: 'Queso fresco, blando y poco salado, para la arepa o con bocadillo.', vat: 'Exempt' },
  { picture: 'queso-doble-crema', name: 'Queso doble crema', presentation: 'Tajado 400 g', content: [400, 'g'], family: 'QUESOS', price: 14800, stock: 85, tint: '#F7DE9B', description: 'Hilado y cremoso, en tajadas que funden parejo.' },
  { picture: 'queso-costeno', name: 'Queso costeño', presentation: 'Bloque 500 g', content: [500, 'g'], family: 'QUESOS', price: 13200, stock: 60, tint: '#F3EBDD', description: 'Fresco, firme y salado. Para rallar sobre patacones o freír.' },
  { picture: 'queso-siete-cueros', name: 'Queso siete cueros', presentation: 'Bola 500 g', content: [500, 'g'], family: 'QUESOS', price: 18500, stock: 40, tint: '#F0D58A', description: 'El queso llanero por excelencia, de pasta hilada en capas que se deshojan a mano.', daysInShop: 15 },
  { picture: 'quesillo', name: 'Quesillo en hoja', presentation: 'Unidad 250 g', content: [250, 'g'], family: 'QUESOS', price: 8900, stock: 70, tint: '#CFE0B4', description: 'Quesillo tierno envuelto en hoja de plátano.', vat: 'Exempt' },
  { picture: 'queso-pera', name: 'Queso pera', presentation: 'Paquete 6 unidades', content: [6, 'un'], family: 'QUESOS', price: 7800, stock: 100, tint: '#F4D06F', description: 'Peritas de queso hilado para la lonchera o la picada.' },
  { picture: 'queso-mozzarella', name: 'Queso mozzarella', presentation: 'Bloque 1000 g', content: [1000, 'g'], family: 'QUESOS', price: 27500, stock: 45, tint: '#FBF3DC', description: 'Mozzarella de fundido largo, en bloque para pizzería y hogar.', vat: 'Exempt' },
  { picture: 'queso-maduro', name: 'Queso maduro', presentation: 'Rueda 500 g', content: [500, 'g'], family: 'QUESOS', price: 24900, stock: 0, tint: '#D99A2B', description: 'Noventa días en cava: corteza natural, sabor profundo y notas de nuez.' },
];

// oxfmt-ignore
const desserts: readonly DemoProduct[] = [
  { picture: 'arequipe-tradicional', name: 'Arequipe tradicional', presentation: 'Tarro 250 g', content: [250, 'g'], family: 'POSTRES', price: 7900, stock: 130, tint: '#A4622E', description: 'Leche y panela a fuego lento hasta quedar brillante y espeso.' },
  { picture: 'arequipe-cafe', name: 'Arequipe de café', presentation: 'Tarro 250 g', content: [250, 'g'], family: 'POSTRES', price: 8600, stock: 75, tint: '#5A3622', description: 'Arequipe con café tostado de montaña. Con queso campesino es otra cosa.', daysInShop: 6 },
  { picture: 'arroz-con-leche', name: 'Arroz con leche', presentation: 'Vaso 200 g', content: [200, 'g'], family: 'POSTRES', price: 5200, stock: 90, tint: '#EFE3C7', description: 'Arroz cremoso con canela, uvas pasas y leche entera.' },
  { picture: 'postre-tres-leches', name: 'Postre de tres leches', presentation: 'Porción 180 g', content: [180, 'g'], family: 'POSTRES', price: 6900, stock: 55, tint: '#F8E3D0', description: 'Bizcocho empapado en tres leches con merengue suave.' },
  { picture: 'postre-maracuya', name: 'Postre de maracuyá', presentation: 'Porción 150 g', content: [150, 'g'], family: 'POSTRES', price: 6500, stock: 60, tint: '#F0A830', description: 'Crema de leche y maracuyá sobre galleta de mantequilla.' },
  { picture: 'flan-caramelo', name: 'Flan de caramelo', presentation: 'Porción 150 g', content: [150, 'g'], family: 'POSTRES', price: 5400, stock: 65, tint: '#C77B2B', description: 'Flan de huevo y leche con caramelo oscuro.' },
  { picture: 'brevas-con-arequipe', name: 'Brevas con arequipe', presentation: 'Caja 4 unidades', content: [4, 'un'], family: 'POSTRES', price: 11900, stock: 35, tint: '#6E7F3A', description: 'Brevas caladas en panela, rellenas de arequipe.' },
  { picture: 'panelitas-de-leche', name: 'Panelitas de leche', presentation: 'Caja 12 unidades', content: [12, 'un'], family: 'POSTRES', price: 9500, stock: 80, tint: '#D8A86B', description: 'Dulce de leche cortado en cuadritos, con corazón suave.' },
];

/** In order of creation. Milk and the fresh cheeses that art. 477 names are exempt; this is no tax advice. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [...dairy, ...cheeses, ...desserts];
