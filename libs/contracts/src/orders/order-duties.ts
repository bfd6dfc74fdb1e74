import type { OrderFlags } from '../order-state.js';
import { dayAfter } from '../time/colombian-day.js';

/** Most urgent first. */
export const ORDER_DUTY_NAMES = [
  'voided-payment',
  'payment-review',
  'balance-due',
  'without-stock',
  'oversold',
  'cancellation-asked',
  'refund',
  'return-asked',
  'return-awaited',
  'payment',
  'dispatch',
  'invoice-rejected',
  'invoice-draft',
  'invoice',
  'credit-note-rejected',
  'credit-note',
  'refund-coming',
] as const;
export type OrderDuty = (typeof ORDER_DUTY_NAMES)[number];

/** A page or dialog, or the part of the order's page with the buttons. */
export type DutyPlace = 'payment' | 'dispatch' | 'invoice' | 'alert' | 'after-sale' | 'invoices';

interface Duty {
  readonly text: string;
  readonly name: string;
  /** Null: the place has its own buttons. */
  readonly button: string | null;
  readonly place: DutyPlace;
  /** The dashboard counts only `staff`. */
  readonly waitsFor: 'staff' | 'buyer' | 'provider';
}

/** Conditions are in the API (`orders/duties`). */
export const ORDER_DUTIES = {
  'voided-payment': {
    text: 'El pago fue anulado y el dinero volvió al comprador. Cancele el pedido, pídale otro pago o, si ya pagó de otra forma, corrija el pago.',
    name: 'pago anulado',
    button: null,
    place: 'alert',
    waitsFor: 'staff',
  },
  'payment-review': {
    text: 'Hay un pago por revisar.',
    name: 'pago por revisar',
    button: null,
    place: 'alert',
    waitsFor: 'staff',
  },
  'balance-due': {
    text: 'Falta cobrar el saldo.',
    name: 'saldo por cobrar',
    button: null,
    place: 'alert',
    waitsFor: 'staff',
  },
  'without-stock': {
    text: 'Faltan las unidades.',
    name: 'pagado sin stock',
    button: null,
    place: 'alert',
    waitsFor: 'staff',
  },
  oversold: {
    text: 'Se entregaron más unidades de las que había según el sistema. Cuente el producto y corrija la existencia.',
    name: 'vendido sin existencia',
    button: null,
    place: 'alert',
    waitsFor: 'staff',
  },
  'cancellation-asked': {
    text: 'El comprador pidió cancelar el pedido. Responda su solicitud: antes no se despacha.',
    name: 'cancelación por responder',
    button: 'Responder la solicitud',
    place: 'after-sale',
    waitsFor: 'staff',
  },
  refund: {
    text: 'Falta devolver el dinero.',
    name: 'dinero por devolver',
    button: 'Ver la devolución',
    place: 'after-sale',
    waitsFor: 'staff',
  },
  'return-asked': {
    text: 'El comprador pidió devolver productos. Responda su solicitud.',
    name: 'devolución por responder',
    button: 'Responder la devolución',
    place: 'after-sale',
    waitsFor: 'staff',
  },
  'return-awaited': {
    text: 'Faltan los productos de una devolución aprobada: recíbalos cuando lleguen.',
    name: 'productos por recibir',
    button: 'Recibir los productos',
    place: 'after-sale',
    waitsFor: 'staff',
  },
  payment: {
    text: 'Falta el pago.',
    name: 'por pagar',
    button: 'Registrar pago',
    place: 'payment',
    waitsFor: 'buyer',
  },
  dispatch: {
    text: 'Está pagado y facturado. Falta el despacho.',
    name: 'por despachar',
    button: 'Generar Despacho',
    place: 'dispatch',
    waitsFor: 'staff',
  },
  'invoice-rejected': {
    text: 'La factura fue rechazada: corríjala y envíela de nuevo.',
    name: 'factura por corregir',
    button: 'Corregir la factura',
    place: 'invoices',
    waitsFor: 'staff',
  },
  'invoice-draft': {
    text: 'Está pagado y despachado. La factura es un borrador: falta enviarla a la DIAN.',
    name: 'borrador por enviar a la DIAN',
    button: 'Enviar a la DIAN',
    place: 'invoice',
    waitsFor: 'staff',
  },
  invoice: {
    text: 'Está pagado y despachado. Falta la factura.',
    name: 'por facturar',
    button: 'Facturar',
    place: 'invoice',
    waitsFor: 'staff',
  },
  'credit-note-rejected': {
    text: 'La nota crédito fue rechazada: corríjala y envíela de nuevo.',
    name: 'nota crédito por corregir',
    button: 'Corregir la nota crédito',
    place: 'invoices',
    waitsFor: 'staff',
  },
  'credit-note': {
    text: 'Falta la nota crédito de la factura: se hace cuando la DIAN la acepte.',
    name: 'nota crédito pendiente',
    button: 'Ver la factura',
    place: 'invoices',
    waitsFor: 'staff',
  },
  'refund-coming': {
    text: 'El dinero va en camino al comprador.',
    name: 'dinero en camino',
    button: 'Ver la devolución',
    place: 'after-sale',
    waitsFor: 'provider',
  },
} as const satisfies Record<OrderDuty, Duty>;

export const DUTY_URGENCIES = ['overdue', 'today', 'later'] as const;
export type DutyUrgency = (typeof DUTY_URGENCIES)[number];

/** In Colombian days; others are done within a day. */
export const DUTY_TERMS: Readonly<Partial<Record<OrderDuty, number>>> = {
  'balance-due': 3,
  refund: 3,
  'return-asked': 2,
  'return-awaited': 15,
  dispatch: 2,
  'credit-note': 3,
};
const USUAL_TERM = 1;

/** @param since the Colombian day on which it began */
export function dutyUrgency(duty: OrderDuty, since: string, today: string): DutyUrgency {
  const dueOn = dayAfter(since, DUTY_TERMS[duty] ?? USUAL_TERM);
  if (dueOn < today) return 'overdue';
  return dueOn === today ? 'today' : 'later';
}

/** Tabs above the list of orders. */
export const ORDER_VIEWS = ['payment', 'dispatch', 'invoice', 'problem'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Each keeps an order from going its usual way. */
export const PROBLEM_DUTIES = [
  'voided-payment',
  'payment-review',
  'balance-due',
  'without-stock',
  'oversold',
  'invoice-rejected',
  'credit-note-rejected',
] as const satisfies readonly OrderDuty[];

export const STAFF_DUTIES = ORDER_DUTY_NAMES.filter((duty) => ORDER_DUTIES[duty].waitsFor === 'staff');

interface DutifulOrder extends OrderFlags {
  readonly isInvoice: boolean;
  readonly isAllReturned?: boolean;
}

const VOIDED_LATE =
  'El pago fue anulado después del despacho. Acuerde con el comprador cómo paga y corrija el pago: antes no se factura.';
const ALL_RETURNED = 'Todos los productos fueron devueltos: no hay nada que facturar.';
const BOTH_TEXTS: Readonly<Partial<Record<OrderDuty, string>>> = {
  invoice: 'Está pagado. Faltan el despacho y la factura.',
  'invoice-draft': 'Está pagado. Faltan el despacho y enviar la factura a la DIAN: es un borrador.',
  'invoice-rejected':
    'Está pagado. Falta el despacho, y la factura fue rechazada: corríjala y envíela de nuevo.',
};

export function dutyTexts(order: DutifulOrder, duties: readonly OrderDuty[]): string[] {
  const [first = '', ...more] = textsOf(order, duties);
  if (!order.active)
    return first
      ? [`El pedido está cancelado. ${first}`, ...more]
      : ['El pedido está cancelado: no queda nada por hacer.'];
  if (order.isAllReturned && !order.isInvoice) return [ALL_RETURNED, ...(first ? [first, ...more] : [])];
  return first ? [first, ...more] : ['Está pagado, despachado y facturado: no queda nada por hacer.'];
}

function textsOf({ isDelivered }: DutifulOrder, duties: readonly OrderDuty[]): string[] {
  const joined = duties.includes('dispatch') ? duties.find((duty) => duty in BOTH_TEXTS) : undefined;
  return duties
    .filter((duty) => duty !== joined)
    .map((duty) => {
      if (duty === 'dispatch' && joined) return BOTH_TEXTS[joined] ?? '';
      return duty === 'voided-payment' && isDelivered ? VOIDED_LATE : ORDER_DUTIES[duty].text;
    });
}
