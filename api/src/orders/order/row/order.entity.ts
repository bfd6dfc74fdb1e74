import type { Centavos } from '@lacteos/contracts/money/money';
import type { OrderInvoiceState, PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import type { CustomerDataDto } from './customer-data.dto.js';
import type { OrderDto } from './order.dto.js';
import type { ShippingAddressDto } from './shipping-address.dto.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Amounts in centavos. The unique idempotency key lets one of many equal requests succeed. */
@Keeps('tax')
@AuditedAs('order', 'Pedido')
@Entity('orders')
@Index('orders_idempotency', ['userId', 'idempotencyKey'], { unique: true })
@Index('orders_created', ['createdAt', 'id'])
@Index('orders_of_user', ['userId', 'createdAt'])
@Index('orders_of_store', ['storeId', 'createdAt'])
@Index('orders_paid', ['isPaid', 'isDelivered', 'createdAt'])
@Index('orders_method', ['paymentMethod', 'paidAt'])
@Index('orders_paid_at', ['paidAt'])
@Index('orders_document', ['nDocument'])
@Index('orders_without_stock', ['paidWithoutStock', 'createdAt'])
@Index('orders_payment_alert', ['paymentAlert', 'createdAt'])
@Index('orders_total', ['totalPrice'])
@Index('orders_delivered_at', ['deliveredAt'])
@Index('orders_method_created', ['paymentMethod', 'createdAt'])
@Index('orders_invoice_state', ['invoiceState', 'createdAt'])
@Index('orders_to_invoice', ['isInvoice', 'isPaid', 'active', 'createdAt', 'totalPrice'])
@Index('orders_sold', ['active', 'isPaid', 'paidAt', 'storeId', 'nDocument', 'totalPrice'])
@Index('orders_paid_created', ['isPaid', 'createdAt'])
@Index('orders_active', ['active', 'createdAt'])
@Index('orders_shift', ['shiftId'])
@Index('orders_return_code', ['returnCode'], { unique: true })
export class OrderEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cuenta que compró', 'books', 'account')
  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  /** Store of the selling cashier; 0 is the factory. */
  @Column({ name: 'store_id', type: 'integer' })
  storeId: number;

  @Impersonal()
  @Column({ name: 'idempotency_key', type: 'varchar', length: 100 })
  idempotencyKey: string;

  /** Detects another order under the same idempotency key. */
  @Impersonal()
  @Column({ name: 'request_hash', type: 'varchar', length: 64 })
  requestHash: string;

  @Personal('documento del comprador; sin pago se borra', 'books', 'retained')
  @Column({ name: 'n_document', type: 'varchar', length: 50 })
  nDocument: string;

  @Personal('nombre, ciudad, dirección, correo, teléfono y notas de entrega', 'books', 'reduced')
  @Column({ name: 'shipping_address', type: 'simple-json' })
  shippingAddress: ShippingAddressDto;

  @Personal("'Datos Cliente' de la tienda", 'books', 'reduced')
  @Column({ type: 'simple-json', nullable: true })
  customer: CustomerDataDto | null;

  /** Version and SHA-256 of the accepted terms; null where the checkout showed none. */
  @Column({ name: 'terms_version', type: 'integer', nullable: true })
  termsVersion: number | null;

  @Impersonal()
  @Column({ name: 'terms_hash', type: 'varchar', length: 64, nullable: true })
  termsHash: string | null;

  @Impersonal()
  @Column({ name: 'payment_method', type: 'varchar', length: 60 })
  paymentMethod: string;

  @Column({ name: 'payment_id', type: 'integer' })
  paymentId: number;

  @moneyColumn({ name: 'items_price' })
  itemsPrice: Centavos;

  @moneyColumn({ name: 'tax_price' })
  taxPrice: Centavos;

  @moneyColumn({ name: 'shipping_price' })
  shippingPrice: Centavos;

  @moneyColumn({ name: 'total_price' })
  totalPrice: Centavos;

  @Column({ name: 'all_taxed', type: 'boolean' })
  allTaxed: boolean;

  @Column({ name: 'is_paid', type: 'boolean', default: false })
  isPaid: boolean;

  @timestampColumn({ name: 'paid_at', nullable: true })
  paidAt: Date | null;

  @Personal('número del pago', 'books', 'retained')
  @Column({ name: 'payment_result', type: 'simple-json', nullable: true })
  paymentResult: OrderDto['paymentResult'];

  /** null while the order holds its units. */
  @timestampColumn({ name: 'stock_released_at', nullable: true })
  stockReleasedAt: Date | null;

  /** 'pagado sin stock': paid after the end of its hold, when no units were left. */
  @Column({ name: 'paid_without_stock', type: 'boolean', default: false })
  paidWithoutStock: boolean;

  @Impersonal()
  @Column({ name: 'payment_alert', type: 'varchar', length: 40, nullable: true })
  paymentAlert: PaymentAlert | null;

  @Column({ name: 'is_delivered', type: 'boolean', default: false })
  isDelivered: boolean;

  @timestampColumn({ name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;

  @Personal('transportadora, guía, dirección y teléfono', 'orders', 'reduced')
  @Column({ type: 'simple-json', nullable: true })
  delivery: OrderDto['delivery'];

  /** false: 'pedido cancelado'. Rows are never deleted. */
  @Column({ type: 'boolean', default: true })
  active: boolean;

  /** 'Facturado': the invoice state is one of `isInvoiced`. */
  @Column({ name: 'is_invoice', type: 'boolean', default: false })
  isInvoice: boolean;

  @Impersonal()
  @Column({ name: 'id_invoice', type: 'varchar', length: 64, nullable: true })
  idInvoice: string | null;

  @Impersonal()
  @Column({ name: 'invoice_state', type: 'varchar', length: 12, default: 'none' })
  invoiceState: OrderInvoiceState;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  /** Shift of the cash desk that sold it over the counter; null: another order. */
  @Column({ name: 'shift_id', type: 'integer', nullable: true })
  shiftId?: number | null;

  /** Code on a counter sale's receipt. */
  @Impersonal()
  @Column({ name: 'return_code', type: 'varchar', length: 8, nullable: true })
  returnCode?: string | null;

  /** Makes a lock a change, which the nodes of a cluster compare. */
  @Column({ name: 'lock_count', type: 'integer', default: 0, select: false })
  lockCount?: number;
}
