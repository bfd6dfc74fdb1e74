export const GOODS_FATE_TEXTS = {
  saleable: 'Vuelve a la venta',
  quarantine: 'Cuarentena',
  waste: 'Se desecha',
} as const;
export type GoodsFate = keyof typeof GOODS_FATE_TEXTS;
export const GOODS_FATES = Object.keys(GOODS_FATE_TEXTS) as GoodsFate[];
