import type { OrderStep } from '@lacteos/contracts/schemas';

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
  PaymentGivenBack: 'Pago de más anulado por el proveedor',
  PaymentAlertResolved: 'Alerta del pago resuelta',
  PaidWithoutStock: 'Pagado sin stock',
  StockCounted: 'Existencia revisada',
  OrderDispatched: 'Despachado',
  OrderPacked: 'Empacado',
  OrderUnpacked: 'De vuelta a preparación',
  UnitsMissing: 'Faltaron unidades',
  OrderSentAgain: 'Salió de nuevo',
  OrderReceived: 'Entregado',
  OrderNotReceived: 'No entregado',
  OrderCameBack: 'De vuelta en la bodega',
  MethodChanged: 'El comprador cambió el método de pago',
  PaymentCorrected: 'Pago corregido',
  WithholdingCorrected: 'Retenciones corregidas',
  BalanceCollected: 'Saldo recibido',
  DispatchCorrected: 'Despacho corregido',
  NoteAdded: 'Nota del equipo',
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
  CancellationRequested: 'El comprador pide cancelar',
  RefundStarted: 'Devolución de dinero iniciada',
  RefundNeedsPeople: 'La devolución de dinero necesita a una persona',
  RefundDone: 'Dinero devuelto',
  RefundCovered: 'Dinero devuelto con la anulación del pago',
  ReturnRequested: 'El comprador pide devolver',
  ReturnApproved: 'Devolución aprobada',
  ReturnRefused: 'Devolución no aprobada',
  ReturnReceived: 'Productos devueltos recibidos',
};
const BAD: readonly StepName[] = [
  'PaymentDeclined',
  'PaymentNeedsReview',
  'PaidWithoutStock',
  'InvoiceRejected',
  'InvoiceFailed',
  'OrderCancelled',
  'OrderExpired',
  'OrderNotReceived',
  'RefundNeedsPeople',
  'ReturnRefused',
];

const OPEN: readonly StepName[] = ['InvoiceDrafted'];

const stepText = (name: StepName): string => TEXTS[name] ?? name;

export const orderStepText = (name: string): string | null =>
  name in TEXTS ? TEXTS[name as StepName] : null;

export const stepTitle = ({ name, actor }: Pick<OrderStep, 'name' | 'actor'>): string =>
  name === 'OrderExpired' && actor !== null ? 'Reserva liberada' : stepText(name);

export function stepColor(name: StepName): 'red' | 'green' | 'gold' {
  if (OPEN.includes(name)) return 'gold';
  return BAD.includes(name) ? 'red' : 'green';
}
