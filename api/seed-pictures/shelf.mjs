// How each product of the demo catalogue is drawn: its container, and what lies beside it (name, x, y, scale).
import { bag, bottle, cup, jar, tub } from './containers.mjs';
import { ball, block, box, leafParcel, pieces, wheel } from './parcels.mjs';
import { toppings } from './toppings.mjs';

const beside = (left, right) => [
  { what: left, x: 214, y: 838, scale: 1.15 },
  { what: right, x: 748, y: 848, scale: 1.1 },
];
const low = (left, right) => [
  { what: left, x: 158, y: 866, scale: 0.95 },
  { what: right, x: 812, y: 872, scale: 0.95 },
];

export const SHELF = {
  'yogurt-fresa': { draw: bottle, garnish: beside('strawberry', 'strawberryTilted') },
  'yogurt-mora': { draw: bottle, garnish: beside('blackberry', 'blackberrySmall') },
  'yogurt-melocoton': { draw: bottle, garnish: beside('peach', 'peachSlice') },
  'yogurt-guanabana': { draw: bottle, garnish: beside('soursop', 'soursopHalf') },
  'yogurt-maracuya': { draw: cup, garnish: low('passionWhole', 'passion') },
  'yogurt-arequipe': { draw: cup, garnish: low('mint', 'arequipe') },
  'yogurt-natural': { draw: jar, garnish: low('mint', 'bowl') },
  'kumis-natural': { draw: bottle, garnish: beside('milkGlass', 'mint') },
  'kumis-canela': { draw: cup, garnish: low('clove', 'cinnamon') },
  'avena-tradicional': { draw: bottle, garnish: beside('oats', 'cinnamon') },
  'avena-vainilla': { draw: bag, garnish: beside('oatFlakes', 'vanilla') },
  'leche-entera': { draw: bag, garnish: beside('mint', 'milkGlass') },
  'queso-campesino': { draw: block, garnish: low('guavaPaste', 'arepa') },
  'queso-doble-crema': { draw: block, options: { slices: 7 }, garnish: low('basil', 'cheeseCubes') },
  'queso-costeno': {
    draw: block,
    options: {
      eyes: [
        [240, 540, 8],
        [250, 640, 12],
        [580, 560, 9],
        [640, 600, 10],
        [700, 640, 8],
        [570, 700, 11],
        [690, 540, 6],
      ],
    },
    garnish: low('basil', 'plantain'),
  },
  'queso-siete-cueros': { draw: ball, garnish: low('guavaPaste', 'cheeseCubes') },
  quesillo: { draw: leafParcel, garnish: low('guavaPaste', 'basil') },
  'queso-pera': { draw: box, options: { pieces: pieces.pears }, garnish: low('cheesePear', 'cheesePear') },
  'queso-mozzarella': { draw: block, garnish: low('tomato', 'basil') },
  'queso-maduro': { draw: wheel, garnish: low('walnut', 'walnut') },
  'arequipe-tradicional': { draw: jar, garnish: low('mint', 'arequipe') },
  'arequipe-cafe': { draw: jar, garnish: low('beans', 'coffeeArequipe') },
  'arroz-con-leche': { draw: cup, garnish: low('raisins', 'cinnamon') },
  'postre-tres-leches': {
    draw: tub,
    options: { layers: ['#FFFDF6', '#F3D9A4', '#FFF6E4', '#E9C98C'], topping: toppings.meringue },
    garnish: low('cherry', 'milkGlass'),
  },
  'postre-maracuya': {
    draw: tub,
    options: { layers: ['#F7B733', '#FFF3D2', '#FBE3A6', '#C98E45'], topping: toppings.passion },
    garnish: low('passion', 'biscuit'),
  },
  'flan-caramelo': {
    draw: tub,
    options: { layers: ['#E9A94A', '#F4C86E', '#F7D68C', '#8E4712'], topping: toppings.caramel },
    garnish: low('egg', 'caramel'),
  },
  'brevas-con-arequipe': { draw: box, options: { pieces: pieces.figs }, garnish: low('fig', 'arequipe') },
  'panelitas-de-leche': { draw: box, options: { pieces: pieces.fudge }, garnish: low('fudge', 'mint') },
};
