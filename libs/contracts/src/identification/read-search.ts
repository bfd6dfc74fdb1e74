import { readPhone } from '../parsing/read-digits.js';
import { readName } from '../parsing/read-text.js';
import { recognizeNit } from './identification.js';

const ORDER_MARK = /^(?:pedido|ped\.?)?(?:\s*(?:#|n[.ºo°]*))?[\s-]*(?=\d)/i;

/**
 * What is looked for: '#900' is 900, '1.509.895.563' and '+57 310 456 7890' are their digits, a NIT stands without its check
 * digit; words stay as they are.
 */
export function readSearch(typed: string): string {
  const text = readName(typed);
  const number = recognizeNit(text)?.identification ?? readPhone(text.replace(ORDER_MARK, ''));
  return /^\d+$/.test(number) ? number : text;
}
