import { readPhone } from '../parsing/read-digits.js';
import { readName } from '../parsing/read-text.js';
import { recognizeNit } from './identification.js';

const ORDER_MARK = /^(?:pedido|ped\.?)?(?:\s*(?:#|n[.ºo°]*))?[\s-]*(?=\d)/i;

/** '#900' becomes 900, grouped numbers their digits, a NIT loses its check digit; words stay. */
export function readSearch(typed: string): string {
  const text = readName(typed);
  const number = recognizeNit(text)?.identification ?? readPhone(text.replace(ORDER_MARK, ''));
  return /^\d+$/.test(number) ? number : text;
}
