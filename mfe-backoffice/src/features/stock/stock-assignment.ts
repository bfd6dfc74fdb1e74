import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import type { AssignStock } from '@lacteos/contracts/schemas';

/** Exact texts of the specification. */
export const ASSIGNED = { title: '¡Éxito!', text: 'El stock en tienda asignado correctamente.' } as const;
export const NOT_ASSIGNED =
  'Hubo un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';
export const STORE_REQUIRED = 'Seleccione una tienda.';
const PRODUCT_REQUIRED = 'Seleccione al menos un producto.';
const STOCK_REQUIRED = 'Ingrese el stock';

/** On blur: below zero becomes 0. */
export const settledStock = (typed: FieldNumber): FieldNumber =>
  typeof typed === 'number' ? Math.max(0, typed) : typed;

export type TickedStock = Readonly<Record<number, FieldNumber>>;

export type AssignmentProblems = Readonly<{
  store?: string;
  products?: string;
  stock: Record<number, string>;
}>;

export function assignmentOf(
  storeId: number | null,
  ticked: TickedStock,
): { assignment: AssignStock } | { problems: AssignmentProblems } {
  const lines = Object.entries(ticked).map(([id, typed]) => ({
    productId: Number(id),
    stock: settledStock(typed),
  }));
  const productStocks = lines.flatMap(({ productId, stock }) =>
    typeof stock === 'number' ? [{ productId, stock }] : [],
  );
  if (storeId !== null && lines.length > 0 && productStocks.length === lines.length)
    return { assignment: { storeId, productStocks } };
  return {
    problems: {
      ...(storeId === null ? { store: STORE_REQUIRED } : {}),
      ...(lines.length === 0 ? { products: PRODUCT_REQUIRED } : {}),
      stock: Object.fromEntries(
        lines.flatMap(({ productId, stock }) =>
          typeof stock === 'number' ? [] : [[productId, isUnread(stock) ? stock.problem : STOCK_REQUIRED]],
        ),
      ),
    },
  };
}
