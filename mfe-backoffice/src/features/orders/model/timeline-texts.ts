import type { OrderStep } from '@lacteos/contracts';

type StepName = OrderStep['name'];

const TEXTS: Readonly<Record<StepName, string>> = {
  OrderPlaced: 'Pedido recibido',
  StockReserved: 'Unidades reservadas',
  ConfirmationMailed: 'Correo enviado',
  PaymentPending: 'Pago en proceso',
  PaymentDeclined: 'Pago rechazado',
  PaymentNeedsReview: 'Pago por revisar',
  OrderPaid: 'Pago registrado',
  StockTakenAgain: 'Unidades tomadas de nuevo',
  PaidWithoutStock: 'Pagado sin stock',
  OrderDispatched: 'Despachado',
  BuyerCorrected: 'Datos del comprador corregidos',
  InvoiceRequested: 'Factura solicitada',
  InvoiceDrafted: 'Factura en borrador, no enviada a la DIAN',
  InvoiceIssued: 'Factura emitida',
  InvoiceRejected: 'Factura rechazada',
  InvoiceFailed: 'Factura con error',
  InvoicePartlyCredited: 'Nota crédito parcial emitida',
  InvoiceCredited: 'Factura anulada con nota crédito',
  InvoiceAnnulled: 'Factura anulada en SIIGO',
  InvoiceMailed: 'Factura enviada por correo',
  OrderCancelled: 'Pedido cancelado',
  HoldProlonged: 'Reserva prorrogada',
  OrderExpired: 'Reserva vencida',
  StockReturned: 'Unidades devueltas',
};
const BAD: readonly StepName[] = [
  'PaymentDeclined',
  'PaymentNeedsReview',
  'PaidWithoutStock',
  'InvoiceRejected',
  'InvoiceFailed',
  'OrderCancelled',
  'OrderExpired',
];

/** What happened, in words; a step that this release does not know shows its own name. */
export const stepText = (name: StepName): string => TEXTS[name] ?? name;

/** The same of a step; units that somebody gave back did not lapse. */
export const stepTitle = ({ name, actor }: Pick<OrderStep, 'name' | 'actor'>): string =>
  name === 'OrderExpired' && actor !== null ? 'Reserva liberada' : stepText(name);

/** Colour of a step's dot. */
export const stepColor = (name: StepName): 'red' | 'green' => (BAD.includes(name) ? 'red' : 'green');
