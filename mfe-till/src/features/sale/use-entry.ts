import type { TillProduct } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { toPesos } from '@lacteos/contracts/money/money';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import { useRef, useState } from 'react';
import type { ProductFinder } from '#features/catalogue';
import { readEntry, returnCodeIn } from './entry-text';
import { addUnits, lineTotal, withUnits, type SaleLine } from './sale-lines';

const MAX_RESULTS = 6;

interface EntryOptions {
  finder: ProductFinder;
  lines: readonly SaleLine[];
  changeLines: (lines: readonly SaleLine[]) => void;
  onReturnCode: (code: string) => void;
  /** Enter in the empty field. */
  onEmptyEnter: () => void;
}

/** The one field of the till: a scanner's, a typed code, a name, or a quantity before them. */
export function useEntry({ finder, lines, changeLines, onReturnCode, onEmptyEnter }: EntryOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const entry = readEntry(text);
  const results = entry.text === '' ? [] : finder.search(entry.text, MAX_RESULTS);

  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    setProblem(null);
  };
  const refuse = (reason: string) => {
    setProblem(reason);
    setNotice('');
    field.current?.select();
  };
  const add = (product: TillProduct, quantity: number): boolean => {
    const addition = addUnits(lines, product, quantity);
    if (addition.kind === 'sold-out') refuse(`Agotado: ${product.name}.`);
    else if (addition.kind === 'short') refuse(shortText(product, addition.left));
    else {
      changeLines(addition.lines);
      type('');
      const total = formatMoney(toPesos(lineTotal({ product, quantity: addition.quantity })));
      setNotice(`${addition.quantity} × ${product.name}: ${total}`);
    }
    field.current?.focus();
    return addition.kind === 'added';
  };
  const setLastQuantity = (quantity: number) => {
    const last = lines.at(-1);
    if (!last) return refuse('Escriba un producto después de la cantidad.');
    const others = withUnits(lines, last.product, 0);
    if (addUnits(others, last.product, quantity).kind !== 'added')
      return refuse(shortText(last.product, Math.max(0, last.product.stock - last.quantity)));
    changeLines(withUnits(lines, last.product, quantity));
    setNotice(`${last.product.name}: ${unitsText(quantity)}`);
    return type('');
  };
  /** Handles Enter at once, also for a scanner that types and confirms in a millisecond. */
  const enter = (typed = field.current?.value ?? text) => {
    const { quantity, text: wanted } = readEntry(typed);
    if (typed.trim() === '') return onEmptyEnter();
    const returnCode = returnCodeIn(typed);
    if (returnCode) {
      type('');
      return onReturnCode(returnCode);
    }
    if (wanted === '') return setLastQuantity(quantity);
    const found = typed === text ? results[active] : undefined;
    const product = found ?? finder.search(wanted, 1)[0];
    if (!product) return refuse(`Ningún producto coincide con «${wanted}».`);
    return void add(product, quantity);
  };
  const move = (step: 1 | -1) => {
    if (results.length > 0) setActive((active + step + results.length) % results.length);
  };
  return {
    field,
    text,
    quantity: entry.quantity,
    results,
    active,
    problem,
    notice,
    type,
    add,
    enter,
    move,
    say: setNotice,
    warn: refuse,
    focus: () => field.current?.focus(),
  };
}

export type Entry = ReturnType<typeof useEntry>;

const shortText = (product: TillProduct, left: number): string =>
  left === 0
    ? `No quedan más unidades de ${product.name}.`
    : `De ${product.name} puede agregar ${unitsText(left)} más.`;
