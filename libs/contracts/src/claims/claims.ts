/** The API's settings hold the legal term of each kind. */
export const CLAIM_KINDS = {
  petition: 'Petición',
  complaint: 'Queja',
  claim: 'Reclamo',
  suggestion: 'Sugerencia',
  'payment-reversal': 'Reversión de un pago',
  'data-query': 'Consulta de mis datos personales',
  'data-claim': 'Reclamo por mis datos personales',
} as const;
export type ClaimKind = keyof typeof CLAIM_KINDS;
export const CLAIM_KIND_NAMES = Object.keys(CLAIM_KINDS) as ClaimKind[];

export const CLAIM_KIND_HINTS: Readonly<Record<ClaimKind, string>> = {
  petition: 'Pide información, un documento o que hagamos algo.',
  complaint: 'No está conforme con la atención o con el servicio.',
  claim: 'Un producto o un pedido no llegó como lo compró.',
  suggestion: 'Tiene una idea para que lo hagamos mejor.',
  'payment-reversal': 'No hizo la compra, no la recibió, o llegó otra cosa o dañada.',
  'data-query': 'Quiere saber qué datos suyos tenemos.',
  'data-claim': 'Quiere corregir o borrar sus datos, o retirar su autorización.',
};

/** Harms that the shop has to report. */
export const HARM_KINDS = {
  allergy: 'Reacción alérgica',
  poisoning: 'Intoxicación',
  'foreign-body': 'Cuerpo extraño en el producto',
  injury: 'Herida o golpe',
  other: 'Otro daño',
} as const;
export type HarmKind = keyof typeof HARM_KINDS;
export const HARM_KIND_NAMES = Object.keys(HARM_KINDS) as HarmKind[];

export const CLAIM_STATES = {
  received: 'Recibido',
  'in-progress': 'En trámite',
  answered: 'Respondido',
  closed: 'Cerrado',
} as const;
export type ClaimState = keyof typeof CLAIM_STATES;
export const CLAIM_STATE_NAMES = Object.keys(CLAIM_STATES) as ClaimState[];

/** `reply` is the person's, the others are the staff's. */
export type ClaimEvent = 'start' | 'answer' | 'reply' | 'dismiss' | 'close';

type Steps = Partial<Record<ClaimEvent, ClaimState>>;

/** Unlisted events are refused. */
export const CLAIM_TRANSITIONS = {
  received: { start: 'in-progress', answer: 'answered', reply: 'received', dismiss: 'closed' },
  'in-progress': { answer: 'answered', reply: 'in-progress', dismiss: 'closed' },
  answered: { answer: 'answered', reply: 'in-progress', close: 'closed' },
  closed: {},
} as const satisfies Record<ClaimState, Steps>;

export function nextClaimState(state: ClaimState, event: ClaimEvent): ClaimState | null {
  const steps: Steps = CLAIM_TRANSITIONS[state];
  return steps[event] ?? null;
}

/** The clock runs: the person waits for an answer. */
export const WAITING_CLAIM_STATES: readonly ClaimState[] = ['received', 'in-progress'];

/** 'PQR-2026-12', with or without the letters. */
const CLAIM_NUMBER = /^(?:pqrs?)?[\s-]*(\d{4})[\s-]+(\d{1,7})$/i;

export function readClaimNumber(typed: string): { year: number; serial: number } | null {
  const [, year, serial] = CLAIM_NUMBER.exec(typed.trim()) ?? [];
  return year && serial && Number(serial) > 0 ? { year: Number(year), serial: Number(serial) } : null;
}

/** Gap-free in each Colombian year. */
export const claimNumber = (year: number, serial: number): string => `PQR-${year}-${serial}`;

export const MAX_CLAIM_FILES = 5;
/** In characters. */
export const MAX_CLAIM_TEXT = 4_000;
