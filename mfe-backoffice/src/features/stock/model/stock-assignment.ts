import type { AssignStock } from '@lacteos/contracts';

/** The texts of the assignment, to the letter. */
export const ASSIGNED = { title: '¡Éxito!', text: 'El stock en tienda asignado correctamente.' } as const;
export const NOT_ASSIGNED =
  'Hubo un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';
export const STORE_REQUIRED = 'Seleccione una tienda.';
export const PRODUCT_REQUIRED = 'Seleccione al menos un producto.';
export const STOCK_REQUIRED = 'Ingrese el stock';

/** A typed number as an integer that is not negative; null when nothing readable was typed. */
export function stockOf(text: string): number | null {
  const parsed = Number.parseInt(text, 10);
  return Number.isNaN(parsed) ? null : Math.max(0, parsed);
}

/** What is typed: the text of the stock by ticked product. */
export type TickedStock = Readonly<Record<number, string>>;

export type AssignmentProblems = Readonly<{
  store?: string;
  products?: string;
  stock: Record<number, string>;
}>;

/** The call's body, or what is missing. */
export function assignmentOf(
  storeId: number | null,
  ticked: TickedStock,
): { assignment: AssignStock } | { problems: AssignmentProblems } {
  const lines = Object.entries(ticked).map(([id, text]) => ({ productId: Number(id), stock: stockOf(text) }));
  const missing = lines.filter(({ stock }) => stock === null);
  if (storeId !== null && lines.length > 0 && missing.length === 0) {
    return {
      assignment: {
        storeId,
        productStocks: lines.map(({ productId, stock }) => ({ productId, stock: stock ?? 0 })),
      },
    };
  }
  return {
    problems: {
      ...(storeId === null ? { store: STORE_REQUIRED } : {}),
      ...(lines.length === 0 ? { products: PRODUCT_REQUIRED } : {}),
      stock: Object.fromEntries(missing.map(({ productId }) => [productId, STOCK_REQUIRED])),
    },
  };
}
