import { toPesos, type Centavos } from '@lacteos/contracts';

import type { AfterSaleMail } from './refund-mail.js';
import type { RefundWay } from './refund-states.js';
import type { RefundEntity } from './refund.entity.js';

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 2,
});

/** An amount as mails and timelines write it. */
export const formatPesos = (amount: Centavos): string => pesos.format(toPesos(amount));

const WAYS: Readonly<Record<RefundWay, string>> = {
  void: 'anulando el pago de la tarjeta',
  refund: 'a la tarjeta con la que se pagó',
  transfer: 'por transferencia a una cuenta',
  cash: 'en efectivo',
  debt: 'como menor valor del crédito',
};

/** How money goes back, in words. */
export const wayText = (way: RefundWay): string => WAYS[way];

/** What the timeline says of a refund that is done. */
export const doneText = ({ amount, way }: Pick<RefundEntity, 'amount' | 'way'>): string =>
  `${formatPesos(amount)} ${WAYS[way]}`;

const WHEN: Readonly<Record<RefundWay, string>> = {
  void: 'Su banco puede tardar algunos días en mostrarlo.',
  refund: 'Su banco puede tardar algunos días hábiles en mostrarlo.',
  transfer: 'Los datos de la cuenta ya fueron borrados.',
  cash: '',
  debt: 'El valor ya se descontó de lo que debe.',
};

/** The mail about a refund that is done. */
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
};

/** What a buyer reads of a refund that has begun. */
export const nextText = (way: RefundWay): string => NEXT[way];
