import { chargedShipping } from '@lacteos/contracts/money/included-vat';
import { BRAND } from '@lacteos/contracts/brand/brand';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { OWN_ROUTE } from '@lacteos/contracts/delivery/delivery-progress';
import { weekdayText } from '@lacteos/contracts/delivery/pickup-texts';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { trackingAddress } from '@lacteos/contracts/reference/carrier-tracking';

import type { Mail } from '#platform/mail/index.js';
import { mailText } from '#platform/text/index.js';
import type { AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import type { MailedOrder } from './order-mail.repository.js';
import { pickupPlaceText, pickupTexts } from './pickup-mails.js';

/** `trackingUrl`: its link for mails about its delivery. */
type Detailed = Omit<MailedOrder, 'buyer'> & { readonly trackingUrl?: string };

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
  const shipping = chargedShipping(order);
  return [
    `Su pedido ${order.id}${order.isShort ? ', sin lo que faltó al empacar' : ''}`,
    ...order.lines.map(({ quantity, name, total }) => `${quantity} × ${name}: ${amountText(total)}`),
    '',
    `Productos: ${amountText(order.itemsPrice)}`,
    `IVA: ${amountText(order.taxPrice)}`,
    ...(shipping > 0 ? [`Envío: ${amountText(shipping)}`] : []),
    `Total: ${amountText(order.totalPrice)}`,
    ...placeLines(order, verificationLink === null),
  ];
}

function placeLines({ pickup, shippingAddress }: Detailed, isVerified: boolean): string[] {
  if (pickup) return ['', `Recoge en: ${pickupPlaceText(pickup)}`];
  const { address, city_code, state_code } = shippingAddress;
  const place = [address, municipalityName(city_code), departmentName(state_code)].filter(Boolean).join(', ');
  return isVerified ? ['', `Dirección de entrega: ${mailText(place)}`] : [];
}

const proofOf = (verificationLink: string): string[] => [
  '',
  `Confirme que este correo es suyo: ${verificationLink}`,
  'Si usted no hizo este pedido, ignore este mensaje.',
];

/** Without the key: mails with another one would look the same. */
const breBText = (orderId: number): string =>
  `Páguelo desde su banco con la llave que ve en su pedido y escriba «pedido ${orderId}» en la descripción.`;

const arrivalText = (promised: MailedOrder['promised']): string =>
  promised
    ? `Llega ${promised.isByCourier ? 'a más tardar ' : ''}el ${weekdayText(promised.day)}.`
    : 'Le escribiremos con la fecha de entrega.';

export const confirmationOf: OrderMail = (order, addressee, publicUrl) => {
  const { id, totalPrice, paymentMethod } = order;
  const received = [
    `Recibimos su pedido ${id} por ${amountText(totalPrice)} (${paymentMethod}).`,
    ...(order.pickup
      ? pickupTexts(order.pickup, addressee.verificationLink === null)
      : [arrivalText(order.promised)]),
    ...(paymentMethod === PAYMENT_METHODS.breB.label ? [breBText(id)] : []),
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
  const way =
    transport === OWN_ROUTE.carrier
      ? 'nuestro reparto'
      : `${mailText(transport)}, guía ${mailText(numberGuide)}`;
  const sent = [
    `Su pedido ${order.id} va en camino con ${way}.`,
    ...(tracking ? [`Rastree el envío: ${tracking}`] : []),
  ];
  return letter(order, addressee, `Despachamos su pedido ${order.id}`, sent, publicUrl);
};

/** @param day of the delivery, 'yyyy-MM-dd' */
export const movedMailOf =
  (day: string): OrderMail =>
  (order, addressee, publicUrl) => {
    const { id } = order;
    const moved = [
      `Su pedido ${id} llega ahora el ${weekdayText(day)}.`,
      'Si ese día no puede recibirlo, escríbanos para acordar otro.',
    ];
    return letter(order, addressee, `Cambiamos el día de entrega de su pedido ${id}`, moved, publicUrl);
  };

export const afterSaleMailOf =
  ({ subject, body }: AfterSaleMail): OrderMail =>
  (order, addressee, publicUrl) =>
    letter(order, addressee, subject, [body], publicUrl);

export const expiryMailOf: OrderMail = (order, addressee, publicUrl) => {
  const missed = order.pickup
    ? `Su pedido ${order.id} no se pagó ni se recogió a tiempo`
    : `No recibimos a tiempo el pago de su pedido ${order.id}`;
  const expired = [
    `${missed} y sus productos volvieron al inventario.`,
    'Si todavía los quiere, haga un pedido nuevo o escríbanos.',
  ];
  return letter(order, addressee, `Venció la reserva de su pedido ${order.id}`, expired, publicUrl);
};

export function letter(
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
  const tracking = addressee.verificationLink === null && order.trackingUrl;
  const links = [link, ...(tracking ? [`Siga su entrega sin iniciar sesión en ${tracking}`] : [])];
  const body = [...news, '', ...detailsOf(order, addressee), ...ending];
  return {
    to: addressee.email,
    subject,
    text: [greeting, '', ...body, '', ...links, '', ...CONTACT].join('\n'),
  };
}
