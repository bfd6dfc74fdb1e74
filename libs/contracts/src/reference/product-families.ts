export const PRODUCT_FAMILIES = ['LÁCTEOS', 'QUESOS', 'POSTRES'] as const;
export type ProductFamily = (typeof PRODUCT_FAMILIES)[number];
