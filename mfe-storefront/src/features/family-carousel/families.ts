import { FAMILY_PICTURES } from './family-pictures';

export const FAMILIES = [
  { name: 'LÁCTEOS', text: '(Yogurt, Kumis, Avena)', pictures: FAMILY_PICTURES.lacteos },
  { name: 'QUESOS', text: '(Frescos y Maduros)', pictures: FAMILY_PICTURES.quesos },
  { name: 'POSTRES', text: '(Frescos y Deliciosos)', pictures: FAMILY_PICTURES.postres },
] as const;
