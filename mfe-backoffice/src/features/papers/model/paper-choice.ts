export const PAPERS = {
  orders: 'Lista de pedidos',
  dispatches: 'Reporte de despachos',
  packing: 'Remisión por pedido',
  picking: 'Alistamiento por producto',
  labels: 'Rótulos de despacho',
} as const;
export type Paper = keyof typeof PAPERS;

export const SIZES = {
  letter: 'Hoja Carta',
  a4: 'Hoja A4',
  label: 'Etiqueta 100 × 150 mm',
  roll: 'Rollo de 80 mm',
} as const;
export type PaperSize = keyof typeof SIZES;
/** Cut sheets, as an office printer has them. */
export type SheetSize = Extract<PaperSize, 'letter' | 'a4'>;

export const isSheet = (size: PaperSize): size is SheetSize => size === 'letter' || size === 'a4';

export interface PaperChoice {
  ids: readonly number[];
  paper: Paper;
  size: PaperSize;
}

/** The API's limit. */
const MAX_ORDERS = 200;

const isPaper = (name: string | null): name is Paper => name !== null && Object.hasOwn(PAPERS, name);
const isSize = (name: string | null): name is PaperSize => name !== null && Object.hasOwn(SIZES, name);

/** Labels default to the label printer. @param usual the sheet of the person's printer */
export function readChoice(address: URLSearchParams, usual: SheetSize): PaperChoice {
  const ids = (address.get('orders') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const named = address.get('paper');
  const paper = isPaper(named) ? named : 'packing';
  const size = address.get('size');
  return {
    ids: [...new Set(ids.map(Number))].slice(0, MAX_ORDERS),
    paper,
    size: isSize(size) ? size : paper === 'labels' ? 'label' : usual,
  };
}

export const papersLink = (orders: readonly { id: number }[], paper?: Paper): string => {
  const ids = orders.slice(0, MAX_ORDERS).map(({ id }) => id);
  return `/admin/papers?orders=${ids.join(',')}${paper ? `&paper=${paper}` : ''}`;
};
