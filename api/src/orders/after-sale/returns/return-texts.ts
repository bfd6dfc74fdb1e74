import type { Centavos } from '@lacteos/contracts/money/money';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import { formatPesos } from '../../payments/refunds/refund-texts.js';
import type { AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';

export const formatShortDay = (moment: Date): string => colombianDay(moment).split('-').reverse().join('/');

export interface ReturnedGoods {
  readonly id: number;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly amount: Centavos;
}

const goodsText = ({ lines, amount }: ReturnedGoods): string[] => [
  '',
  ...lines.map(({ name, quantity }) => `${quantity} × ${name}`),
  `Valor por devolver: ${formatPesos(amount)}`,
];

export const RETURN_MAILS = {
  requested: (orderId: number, goods: ReturnedGoods): AfterSaleMail => ({
    orderId,
    subject: `Recibimos su solicitud de devolución del pedido ${orderId}`,
    body: [
      `Recibimos su solicitud de devolución n.º ${goods.id}. La revisamos y le respondemos por este medio.`,
      ...goodsText(goods),
    ].join('\n'),
  }),
  approved: (orderId: number, goods?: ReturnedGoods): AfterSaleMail => ({
    orderId,
    subject: `Aprobamos la devolución de su pedido ${orderId}`,
    body: [
      'Aprobamos su devolución. En cuanto tengamos los productos le devolvemos el dinero.',
      ...(goods ? goodsText(goods) : []),
    ].join('\n'),
  }),
  refused: (orderId: number, answer: string): AfterSaleMail => ({
    orderId,
    subject: `Sobre la devolución de su pedido ${orderId}`,
    body: `No pudimos aprobar su solicitud. ${answer}`,
  }),
  staying: (orderId: number, answer: string): AfterSaleMail => ({
    orderId,
    subject: `Sobre su solicitud de cancelar el pedido ${orderId}`,
    body: `No pudimos cancelar su pedido ${orderId}, que sigue en marcha. ${answer}`,
  }),
  received: (orderId: number, money: string): AfterSaleMail => ({
    orderId,
    subject: `Recibimos los productos que devolvió del pedido ${orderId}`,
    body: `Ya tenemos los productos de su devolución y su dinero va en camino. ${money}`,
  }),
  short: (
    orderId: number,
    missing: ReturnedGoods['lines'],
    reason: string,
    money: string,
  ): AfterSaleMail => ({
    orderId,
    subject: `Faltaron productos en su pedido ${orderId}`,
    body: [
      `Al empacar su pedido ${orderId} faltaron estos productos. ${reason}`,
      '',
      ...missing.map(({ name, quantity }) => `${quantity} × ${name}`),
      '',
      `El resto sigue en marcha. ${money}`,
    ].join('\n'),
  }),
  receivedVoided: (orderId: number): AfterSaleMail => ({
    orderId,
    subject: `Recibimos los productos que devolvió del pedido ${orderId}`,
    body: 'Ya tenemos los productos de su devolución. Su pago fue anulado antes: el dinero ya volvió por donde llegó.',
  }),
  asked: (orderId: number): AfterSaleMail => ({
    orderId,
    subject: `Recibimos su solicitud de cancelar el pedido ${orderId}`,
    body: 'Recibimos su solicitud de cancelar el pedido. La revisamos y le respondemos por este medio.',
  }),
  cancelled: (orderId: number, money: string): AfterSaleMail => ({
    orderId,
    subject: `Cancelamos su pedido ${orderId}`,
    body: `Cancelamos su pedido ${orderId} y su dinero va en camino. ${money}`,
  }),
  notFetched: (orderId: number, money: string): AfterSaleMail => ({
    orderId,
    subject: `Cancelamos su pedido ${orderId}`,
    body: `Cancelamos su pedido ${orderId} porque no se recogió en la tienda a tiempo. Su dinero va en camino. ${money}`,
  }),
  cancelledVoided: (orderId: number): AfterSaleMail => ({
    orderId,
    subject: `Cancelamos su pedido ${orderId}`,
    body: `Cancelamos su pedido ${orderId}. Su pago fue anulado: el dinero volvió por donde llegó y no tiene que hacer nada.`,
    isAboutWholePayment: true,
  }),
  payAgain: (orderId: number, end: Date | null): AfterSaleMail => ({
    orderId,
    subject: `Falta el pago de su pedido ${orderId}`,
    body: [
      `El pago de su pedido ${orderId} fue anulado después de aprobado y el dinero volvió por donde llegó.`,
      'Si todavía quiere los productos, páguelo de nuevo desde el enlace de abajo.',
      ...(end ? [`Los guardamos hasta el ${formatShortDay(end)}.`] : []),
    ].join('\n'),
    isAboutWholePayment: true,
  }),
} as const;
