import { BRAND } from '@lacteos/contracts/brand/brand';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { Mail } from '#platform/mail/index.js';
import { mailText } from '#platform/text/index.js';
import type { AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import type { MailedOrder } from './order-mail.repository.js';

export interface Addressee {
  readonly email: string;
  /** For the greeting; null while the address is not verified. */
  readonly name: string | null;
  readonly verificationLink: string | null;
}
export type OrderMail = (order: MailedOrder, addressee: Addressee, publicUrl: string) => Mail;

type Named = Pick<MailedOrder, 'id'>;

const CONTACT = [BRAND.name, `Teléfono ${BRAND.phone} · ${BRAND.email}`];

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 2,
});

const amountText = (amount: Centavos): string => pesos.format(toPesos(amount));

type Detailed = Pick<
  MailedOrder,
  'id' | 'lines' | 'paymentMethod' | 'itemsPrice' | 'taxPrice' | 'totalPrice' | 'shippingAddress'
>;

/** Nothing that the buyer typed before the address is verified. */
function detailsOf(order: Detailed, { verificationLink }: Addressee): string[] {
  const { address, city_code, state_code } = order.shippingAddress;
  const place = [address, municipalityName(city_code), departmentName(state_code)].filter(Boolean).join(', ');
  return [
    '',
    ...order.lines.map(({ quantity, name, total }) => `${quantity} × ${name}: ${amountText(total)}`),
    '',
    `Productos: ${amountText(order.itemsPrice)}`,
    `IVA: ${amountText(order.taxPrice)}`,
    `Total: ${amountText(order.totalPrice)}`,
    ...(verificationLink === null ? ['', `Dirección de entrega: ${mailText(place)}`] : []),
  ];
}

export function confirmationOf(order: Detailed, addressee: Addressee, publicUrl: string): Mail {
  const { verificationLink } = addressee;
  const received = [
    `Recibimos su pedido ${order.id} por ${amountText(order.totalPrice)} (${order.paymentMethod}).`,
    'Le escribiremos con la fecha de entrega.',
    ...detailsOf(order, addressee),
    ...(verificationLink === null
      ? []
      : [
          '',
          `Confirme que este correo es suyo: ${verificationLink}`,
          'Si usted no hizo este pedido, ignore este mensaje.',
        ]),
  ].join('\n');
  return letter(order, addressee, `Recibimos su pedido ${order.id}`, received, publicUrl);
}

export function paymentMailOf(order: Detailed, addressee: Addressee, publicUrl: string): Mail {
  const paid = [
    `Registramos el pago de su pedido ${order.id} por ${amountText(order.totalPrice)} (${order.paymentMethod}).`,
    ...detailsOf(order, addressee),
  ].join('\n');
  return letter(order, addressee, `Recibimos el pago de su pedido ${order.id}`, paid, publicUrl);
}

export function dispatchMailOf(
  order: Pick<MailedOrder, 'id' | 'delivery'>,
  addressee: Addressee,
  publicUrl: string,
): Mail {
  const { transport = '', numberGuide = '' } = order.delivery ?? {};
  const sent = `Su pedido ${order.id} va en camino con ${mailText(transport)}, guía ${mailText(numberGuide)}.`;
  return letter(order, addressee, `Despachamos su pedido ${order.id}`, sent, publicUrl);
}

export const afterSaleMailOf =
  ({ subject, body }: AfterSaleMail): OrderMail =>
  (order, addressee, publicUrl) =>
    letter(order, addressee, subject, body, publicUrl);

export function expiryMailOf(order: Named, addressee: Addressee, publicUrl: string): Mail {
  const expired = [
    `No recibimos a tiempo el pago de su pedido ${order.id} y sus productos volvieron al inventario.`,
    'Si todavía los quiere, haga un pedido nuevo o escríbanos.',
  ].join('\n');
  return letter(order, addressee, `Venció la reserva de su pedido ${order.id}`, expired, publicUrl);
}

function letter(
  order: Named,
  { email, name }: Addressee,
  subject: string,
  body: string,
  publicUrl: string,
): Mail {
  const greeted = mailText(name);
  const link = `Puede verlo en ${publicUrl}/order/${order.id}`;
  return {
    to: email,
    subject,
    text: [greeted ? `Hola, ${greeted}:` : 'Hola:', '', body, '', link, '', ...CONTACT].join('\n'),
  };
}
