import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

export const ORDER_EVENTS = [
  'OrderPlaced',
  'StockReserved',
  'ConfirmationMailed',
  'PaymentPending',
  'PaymentDeclined',
  'PaymentNeedsReview',
  'PaymentGivenBack',
  'OrderPaid',
  'StockTakenAgain',
  'PaymentAlertResolved',
  'PaidWithoutStock',
  'StockCounted',
  'OrderPacked',
  'OrderUnpacked',
  'UnitsMissing',
  'OrderDispatched',
  'OrderSentAgain',
  'OrderReceived',
  'OrderNotReceived',
  'OrderCameBack',
  'MethodChanged',
  'PaymentCorrected',
  'WithholdingCorrected',
  'BalanceCollected',
  'DispatchCorrected',
  'NoteAdded',
  'BuyerCorrected',
  'InvoiceRequested',
  'InvoiceDrafted',
  'InvoiceIssued',
  'InvoiceRejected',
  'InvoiceFailed',
  'InvoicePartlyCredited',
  'InvoiceCredited',
  'InvoiceAnnulled',
  'InvoiceMailed',
  'OrderCancelled',
  'HoldProlonged',
  'OrderExpired',
  'StockReturned',
  'CancellationRequested',
  'RefundStarted',
  'RefundNeedsPeople',
  'RefundDone',
  'RefundCovered',
  'ReturnRequested',
  'ReturnApproved',
  'ReturnRefused',
  'ReturnReceived',
] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number];

@Keeps('tax')
@Entity('order_events')
@Index('order_events_order', ['orderId'])
@Index('order_events_actor', ['actorId', 'at'])
export class OrderEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 40 })
  name: OrderEventName;

  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  /** Spanish text to show: a tracking number, a method, a reason. */
  @Personal('nota o motivo', 'proof', 'searched')
  @Column({ type: 'varchar', length: 250, nullable: true })
  detail: string | null;

  @timestampColumn()
  at: Date;
}
