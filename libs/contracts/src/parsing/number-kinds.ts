import { centavos, formatMoney, type Centavos } from '../money/money.js';
import { parseNumber, type NumberLimits, type ParsedNumber } from './parse-number.js';

export interface NumberKind extends NumberLimits {
  readonly parse: (text: string) => ParsedNumber;
  readonly format: (value: number) => string;
  readonly spokenText: (value: number) => string;
  readonly example: string;
}

/** Above any amount of the shop; its centavos are still exact. */
const MAX_PESOS = 10_000_000_000;
const MAX_UNITS = 1_000_000_000;
const THOUSANDS = /\B(?=(?:\d{3}){1,7}$)/g;

/** 12.500,5. From a millionth to 10^21. */
export function formatNumber(value: number): string {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const text = whole.replace(THOUSANDS, '.') + (fraction && `,${fraction}`);
  return value < 0 ? `-${text}` : text;
}

const amountText = (pesos: number): string => formatMoney(pesos).replace(/\$\u00a0/, '');

const percentText = (value: number): string => `${formatNumber(value)} %`;

function withoutCurrency(text: string): string {
  const sign = /^[-−]/.exec(text)?.[0] ?? '';
  const unsigned = text.slice(sign.length).trimStart();
  const number = unsigned
    .replace(/^(?:COP\b|\$)/i, '')
    .trimStart()
    .replace(/^\$/, '');
  return sign + number.replace(/(?:COP|pesos)$/i, '').trim();
}

/** Two decimals; a currency sign before or after is allowed. */
export function moneyKind(limits: Partial<Pick<NumberLimits, 'max' | 'isSigned'>> = {}): NumberKind {
  const all = { decimals: 2, max: MAX_PESOS, ...limits };
  return {
    ...all,
    parse: (text) => parseNumber(withoutCurrency(text.trim()), all),
    format: amountText,
    spokenText: formatMoney,
    example: 'Escriba un valor en pesos, por ejemplo 12.500 o 12.500,50.',
  };
}

export function quantityKind(limits: Partial<Pick<NumberLimits, 'max' | 'isSigned'>> = {}): NumberKind {
  const all = { decimals: 0, max: MAX_UNITS, ...limits };
  return {
    ...all,
    parse: (text) => parseNumber(text, all),
    format: formatNumber,
    spokenText: formatNumber,
    example: 'Escriba un número entero, por ejemplo 12.',
  };
}

/** Two decimals, no sign. */
export function decimalKind(limits: Partial<Pick<NumberLimits, 'max'>> = {}): NumberKind {
  const all = { decimals: 2, max: MAX_UNITS, ...limits };
  return {
    ...all,
    parse: (text) => parseNumber(text, all),
    format: formatNumber,
    spokenText: formatNumber,
    example: 'Escriba un número, por ejemplo 12,5.',
  };
}

/** A trailing '%' is allowed. */
export function percentKind(limits: Partial<NumberLimits> = {}): NumberKind {
  const all = { decimals: 2, max: 100, ...limits };
  return {
    ...all,
    parse: (text) => parseNumber(text.replace(/%$/, ''), all),
    format: formatNumber,
    spokenText: percentText,
    example:
      all.decimals > 0
        ? 'Escriba un porcentaje, por ejemplo 12,5.'
        : 'Escriba un porcentaje entero, por ejemplo 12.',
  };
}

export type ParsedMoney =
  | { readonly kind: 'amount'; readonly amount: Centavos }
  | { readonly kind: 'ambiguous'; readonly readings: readonly Centavos[] }
  | Exclude<ParsedNumber, { kind: 'number' | 'ambiguous' }>;

const MONEY = moneyKind({ isSigned: true });

const wholeCentavos = (pesos: number): Centavos => centavos(Math.round(pesos * 100));

/** Also reads `formatMoney`'s texts. */
export function parseMoney(text: string): ParsedMoney {
  const parsed = MONEY.parse(text);
  if (parsed.kind === 'number') return { kind: 'amount', amount: wholeCentavos(parsed.value) };
  if (parsed.kind === 'ambiguous') return { kind: 'ambiguous', readings: parsed.readings.map(wholeCentavos) };
  return parsed;
}

const NOTATION = 'Los miles llevan punto y los decimales, coma.';

/** In Spanish, naming each possible reading; null when valid or empty. */
export function numberProblem(parsed: ParsedNumber, kind: NumberKind): string | null {
  switch (parsed.kind) {
    case 'number':
    case 'empty':
      return null;
    case 'ambiguous':
      return ambiguityText(parsed.readings.map(kind.spokenText), kind);
    case 'tooLarge':
      return `El valor máximo es ${kind.spokenText(parsed.max)}.`;
    case 'invalid':
      return invalidText(parsed.reason, kind);
  }
}

const ambiguityText = (readings: readonly string[], { decimals }: NumberKind): string =>
  readings.length > 1
    ? `No es claro si son ${readings.join(' o ')}. ${NOTATION}`
    : `No es claro: ¿son ${readings.join()}? ${decimals > 0 ? NOTATION : 'Escríbalo sin decimales.'}`;

function invalidText(reason: 'text' | 'decimals' | 'negative', kind: NumberKind): string {
  if (reason === 'text') return kind.example;
  if (reason === 'negative') return 'No puede ser negativo.';
  return kind.decimals === 0 ? 'Debe ser un número entero.' : `Use máximo ${kind.decimals} decimales.`;
}
