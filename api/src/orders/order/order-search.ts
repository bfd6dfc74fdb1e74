import { foldText } from '../../platform/text/index.js';

/** A flag of an order together with the value that a status text stands for. */
export interface FlagMatch {
  flag: 'active' | 'isPaid' | 'isDelivered';
  value: boolean;
}
/** What a search term of the order list looks for; the parts are alternatives. */
export interface OrderSearch {
  id: number | null;
  documentPrefix: string | null;
  flags: FlagMatch[];
}

/** The status texts of the order list, and what each says. */
const STATUS_TEXTS: readonly (FlagMatch & { text: string })[] = [
  { text: 'pedido activo', flag: 'active', value: true },
  { text: 'pedido cancelado', flag: 'active', value: false },
  { text: 'aprobado', flag: 'isPaid', value: true },
  { text: 'no registra pago', flag: 'isPaid', value: false },
  { text: 'despachado', flag: 'isDelivered', value: true },
  { text: 'no registra envio', flag: 'isDelivered', value: false },
];
const MAX_ID = 2_147_483_647;

/** Reads a search term: a number is an order id or the start of a document, a text is a status or a document. */
export function readOrderSearch(term: string): OrderSearch {
  const text = foldText(term);
  const flags = STATUS_TEXTS.filter((status) => status.text.includes(text)).map(({ flag, value }) => ({
    flag,
    value,
  }));
  if (/^\d+$/.test(text))
    return { id: Number(text) <= MAX_ID ? Number(text) : null, documentPrefix: text, flags: [] };
  return { id: null, documentPrefix: flags.length > 0 ? null : term.trim(), flags };
}
