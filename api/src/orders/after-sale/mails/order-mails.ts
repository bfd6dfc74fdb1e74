import { BRAND } from '@lacteos/contracts/brand/brand';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { trackingAddress } from '@lacteos/contracts/reference/carrier-tracking';

import type { Mail } from '#platform/mail/index.js';
import { mailText } from '#platform/text/index.js';
import type { AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import type { MailedOrder } from './order-mail.repository.js';

type Detailed = Omit<MailedOrder, 'buyer'>;

export interface Addressee {
  readonly email: string;
  /** For the greeting; null while the address is not verified. */
  readonly name: string | null;
  readonly verificationLink: string | null;
}
export type OrderMail = (order: Detailed, addressee: Addressee, publicUrl: string) => Mail;

const CONTACT = [BRAND.name, `Teléfono ${BRAND.phone} · ${BRAND.email}`];

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 2,
});

const amountText = (amount: Centavos): string => pesos.format(toPesos(amount));

/** Nothing that the buyer typed before the address is verified. */
function detailsOf(order: Detailed, { verificationLink }: Addressee): string[] {
  const { address, city_code, state_code } = order.shippingAddress;
  const place = [address, municipalityName(city_code), departmentName(state_code)].filter(Boolean).join(', ');
  return [
    `Su pedido ${order.id}`,
    ...order.lines.map(({ quantity, name, total }) => `${quantity} × ${name}: ${amountText(total)}`),
    '',
    `Productos: ${amountText(order.itemsPrice)}`,
    `IVA: ${amountText(order.taxPrice)}`,
    `Total: ${amountText(order.totalPrice)}`,
    ...(verificationLink === null ? ['', `Dirección de entrega: ${mailText(place)}`] : []),
  ];
}

const proofOf = (verificationLink: string): string[] => [
  '',
  `Confirme que este correo es suyo: ${verificationLink}`,
  'Si usted no hizo este pedido, ignore este mensaje.',
];

export const confirmationOf: OrderMail = (order, addressee, publicUrl) => {
  const { id, totalPrice, paymentMethod } = order;
  const received = [
    `Recibimos su pedido ${id} por ${amountText(totalPrice)} (${paymentMethod}).`,
    'Le escribiremos con la fecha de entrega.',
  ];
  const proof = addressee.verificationLink === null ? [] : proofOf(addressee.verificationLink);
  return letter(order, addressee, `Recibimos su pedido ${id}`, received, publicUrl, proof);
};

export const paymentMailOf: OrderMail = (order, addressee, publicUrl) => {
  const { id, totalPrice, paymentMethod } = order;
  const paid = [`Registramos el pago de su pedido ${id} por ${amountText(totalPrice)} (${paymentMethod}).`];
  return letter(order, addressee, `Recibimos el pago de su pedido ${id}`, paid, publicUrl);
};

export const dispatchMailOf: OrderMail = (order, addressee, publicUrl) => {
  const { transport = '', numberGuide = '' } = order.delivery ?? {};
  const tracking = trackingAddress(transport, numberGuide);
  const sent = [
    `Su pedido ${order.id} va en camino con ${mailText(transport)}, guía ${mailText(numberGuide)}.`,
    ...(tracking ? [`Rastree el envío: ${tracking}`] : []),
  ];
  return letter(order, addressee, `Despachamos su pedido ${order.id}`, sent, publicUrl);
};

export const afterSaleMailOf =
  ({ subject, body }: AfterSaleMail): OrderMail =>
  (order, addressee, publicUrl) =>
    letter(order, addressee, subject, [body], publicUrl);

export const expiryMailOf: OrderMail = (order, addressee, publicUrl) => {
  const expired = [
    `No recibimos a tiempo el pago de su pedido ${order.id} y sus productos volvieron al inventario.`,
    'Si todavía los quiere, haga un pedido nuevo o escríbanos.',
  ];
  return letter(order, addressee, `Venció la reserva de su pedido ${order.id}`, expired, publicUrl);
};

function letter(
  order: Detailed,
  addressee: Addressee,
  subject: string,
  news: readonly string[],
  publicUrl: string,
  ending: readonly string[] = [],
): Mail {
  const greeted = mailText(addressee.name);
  const greeting = greeted ? `Hola, ${greeted}:` : 'Hola:';
  const link = `Puede verlo en ${publicUrl}/order/${order.id}`;
  const body = [...news, '', ...detailsOf(order, addressee), ...ending];
  return {
    to: addressee.email,
    subject,
    text: [greeting, '', ...body, '', link, '', ...CONTACT].join('\n'),
  };
}
