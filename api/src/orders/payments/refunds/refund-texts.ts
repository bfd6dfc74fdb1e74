import { toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { AfterSaleMail } from './refund/refund-mail.js';
import type { RefundState, RefundWay } from './refund/refund-states.js';
import type { RefundEntity } from './refund/refund.entity.js';

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 2,
});

export const formatPesos = (amount: Centavos): string => pesos.format(toPesos(amount));

const WAYS: Readonly<Record<RefundWay, string>> = {
  void: 'anulando el pago de la tarjeta',
  refund: 'a la tarjeta con la que se pagó',
  transfer: 'por transferencia a una cuenta',
  cash: 'en efectivo',
  debt: 'como menor valor del crédito',
  terminal: 'por el datáfono o la app con que se pagó',
};

export const wayText = (way: RefundWay): string => WAYS[way];

export const doneText = ({ amount, way }: Pick<RefundEntity, 'amount' | 'way'>): string =>
  `${formatPesos(amount)} ${WAYS[way]}`;

const WHEN: Readonly<Record<RefundWay, string>> = {
  void: 'Su banco puede tardar algunos días en mostrarlo.',
  refund: 'Su banco puede tardar algunos días hábiles en mostrarlo.',
  transfer: 'Los datos de la cuenta ya fueron borrados.',
  cash: '',
  debt: 'El valor ya se descontó de lo que debe.',
  terminal: 'Su banco puede tardar algunos días hábiles en mostrarlo.',
};

export const mailOf = ({ orderId, amount, way }: RefundEntity): AfterSaleMail => ({
  orderId,
  subject: `Devolvimos el dinero de su pedido ${orderId}`,
  body: `Devolvimos ${formatPesos(amount)} de su pedido ${orderId} ${WAYS[way]}. ${WHEN[way]}`.trim(),
});

const NEXT: Readonly<Record<RefundWay, string>> = {
  void: 'Anulamos el pago de su tarjeta; no tiene que hacer nada.',
  refund: 'Va a la tarjeta con la que pagó; no tiene que hacer nada.',
  transfer: 'Le pediremos los datos de una cuenta a su nombre para transferirlo.',
  cash: 'Puede recibirlo en efectivo donde pagó.',
  debt: 'Lo descontamos de su crédito.',
  terminal: 'Vuelve por donde pagó en la tienda.',
};

export const COVERED_TEXT = 'Su banco le devuelve el pago completo, con este valor incluido.';

export const nextText = (way: RefundWay): string => NEXT[way];

export const accountMailOf = ({ orderId, amount }: RefundEntity, isAgain: boolean): AfterSaleMail => ({
  orderId,
  subject: isAgain
    ? `Revise la cuenta para devolverle el dinero de su pedido ${orderId}`
    : `¿A qué cuenta le devolvemos el dinero de su pedido ${orderId}?`,
  body: [
    `Le vamos a transferir ${formatPesos(amount)}.`,
    isAgain ? 'No pudimos usar los datos de la cuenta y los borramos.' : '',
    'Entre a su pedido y escriba los datos de una cuenta a su nombre. No los mande por correo ni por teléfono.',
  ]
    .filter(Boolean)
    .join(' '),
});

export const transferText = (state: RefundState, ending: string | null): string => {
  if (state === 'account') return 'Necesitamos los datos de una cuenta a su nombre para transferírselo.';
  if (ending === null) return nextText('transfer');
  return state === 'approval'
    ? `Recibimos los datos de la cuenta terminada en ${ending} y los estamos revisando.`
    : `Se lo transferimos a la cuenta terminada en ${ending}.`;
};
