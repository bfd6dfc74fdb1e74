import { WompiError } from './wompi-error.js';

export type FinalStatus = 'APPROVED' | 'DECLINED' | 'ERROR';
export interface PaymentMethod {
  type: 'CARD' | 'NEQUI' | 'PSE';
  input: string;
  installments: number;
}
export interface Outcome {
  status: FinalStatus;
  message: string | null;
  extra: Record<string, string>;
}

const TYPES = ['CARD', 'NEQUI', 'PSE'] as const;
const RESULTS: Readonly<Record<PaymentMethod['type'], Readonly<Record<string, FinalStatus>>>> = {
  CARD: { '4242424242424242': 'APPROVED', '4111111111111111': 'DECLINED' },
  NEQUI: { '3991111111': 'APPROVED', '3992222222': 'DECLINED' },
  PSE: { '1': 'APPROVED', '2': 'DECLINED' },
};
const MESSAGES: Readonly<Record<FinalStatus, (type: PaymentMethod['type']) => string | null>> = {
  APPROVED: () => null,
  DECLINED: (type) =>
    type === 'PSE' ? 'Transacción RECHAZADA en Sandbox' : 'La transacción fue rechazada (Sandbox)',
  ERROR: () => 'Transacción con ERROR en Sandbox',
};

const EXTRAS: Readonly<Record<PaymentMethod['type'], (input: string) => Record<string, string>>> = {
  CARD: (input) => ({
    name: `VISA-${input.slice(-4)}`,
    bin: input.slice(0, 6),
    last_four: input.slice(-4),
    brand: 'VISA',
  }),
  NEQUI: () => ({}),
  PSE: (input) => ({ async_payment_url: `https://pse.wompi.test/${input}` }),
};

/** @throws WompiError */
export function readMethod(value: unknown): PaymentMethod {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const type = TYPES.find((each) => each === fields['type']);
  if (!type) throw new WompiError(422, 'UNPROCESSABLE', 'No se especificó método de pago o fuente de pago');
  const input = String(fields['input'] ?? '').replace(/\s/g, '');
  if (type === 'CARD' && !/^\d{13,19}$/.test(input))
    throw WompiError.ofField('number', 'El número de la tarjeta no es válido');
  if (type === 'NEQUI' && !/^3\d{9}$/.test(input))
    throw WompiError.ofField('phone_number', 'El celular no es válido');
  return { type, input, installments: Number(fields['installments'] ?? 1) };
}

export function outcomeOf({ type, input }: PaymentMethod): Outcome {
  const status = RESULTS[type][input] ?? 'ERROR';
  return { status, message: MESSAGES[status](type), extra: EXTRAS[type](input) };
}
