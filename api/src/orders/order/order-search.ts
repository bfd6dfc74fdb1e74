import { foldText } from '../../platform/text/index.js';
import { wordsOf } from './search-words.js';

/** A flag of an order together with the value that a status text stands for. */
export interface FlagMatch {
  flag: 'active' | 'isPaid' | 'isDelivered';
  value: boolean;
}
/** What a search looks for: a status (any of the flags), or an order by its id, its document or all of the words. */
export interface OrderSearch {
  id: number | null;
  documentPrefix: string;
  /** Starts of words of names, company, phone, guide or transaction. */
  words: string[];
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
/** Shorter texts are the start of a name more often than of a status. */
const SHORTEST_STATUS = 4;

const statusesOf = (text: string): FlagMatch[] =>
  text.length < SHORTEST_STATUS
    ? []
    : STATUS_TEXTS.filter((status) => ` ${status.text}`.includes(` ${text}`)).map(({ flag, value }) => ({
        flag,
        value,
      }));

/** Reads a search term. A text that begins a word of a status text is that status, anything else looks for an order. */
export function readOrderSearch(term: string): OrderSearch {
  const text = foldText(term);
  const isNumber = /^\d+$/.test(text);
  return {
    id: isNumber && Number(text) <= MAX_ID ? Number(text) : null,
    documentPrefix: term.trim(),
    words: wordsOf(text),
    flags: isNumber ? [] : statusesOf(text),
  };
}
