import type { Centavos } from '@lacteos/contracts/money/money';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import type { SiigoReason } from '../../client/errors/siigo-explanations.js';
import type { SiigoCreditNoteRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { DocumentRequest } from './document-request.js';
import type { InvoiceStateName } from './invoice-state.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

export const DOCUMENT_KINDS = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Amounts in centavos. Inserted before sending; a unique key allows one current invoice per order. */
@Keeps('tax')
@AuditedAs('invoice', 'Factura')
@Entity('siigo_documents')
@Index('siigo_documents_order', ['orderId'], { unique: true })
@Index('siigo_documents_former_order', ['formerOrderId'])
@Index('siigo_documents_notes', ['creditsId'])
@Index('siigo_documents_reference', ['reference'], { unique: true })
@Index('siigo_documents_siigo', ['siigoId'], { unique: true })
@Index('siigo_documents_request', ['requestKey'], { unique: true })
@Index('siigo_documents_state', ['state', 'updatedAt'])
export class SiigoDocumentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  kind: DocumentKind;

  /** Null for standalone invoices, credit notes and replaced invoices. */
  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ name: 'former_order_id', type: 'integer', nullable: true })
  formerOrderId: number | null;

  @Column({ name: 'credits_id', type: 'integer', nullable: true })
  creditsId: number | null;

  @Personal('llave de la solicitud, con el número de la cuenta', 'proof', 'account')
  @Column({ name: 'request_key', type: 'varchar', length: 120, nullable: true })
  requestKey: string | null;

  /** Sent in the observations and as purchase order, to find the document in SIIGO. */
  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  reference: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  state: InvoiceStateName;

  /** Incremented by every change; outbox messages name a version. */
  @Column({ type: 'integer', default: 0 })
  version: number;

  @Personal('factura pedida, con el comprador', 'books', 'retained')
  @Column({ type: 'simple-json' })
  request: DocumentRequest;

  /** Body sent under the idempotency key. */
  @Personal('factura enviada, con el comprador', 'books', 'retained')
  @Column({ type: 'simple-json', nullable: true })
  payload: SiigoInvoiceRequest | SiigoCreditNoteRequest | null;

  /** `Idempotency-Key` of the attempt, kept while a repeat must return the first result. */
  @Impersonal()
  @Column({ name: 'idempotency_key', type: 'varchar', length: 30, nullable: true })
  idempotencyKey: string | null;

  /** SIIGO answered 500 under the key, which makes it unusable. */
  @Column({ name: 'key_spent', type: 'boolean', default: false })
  isKeySpent: boolean;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Checks in a row without a change; determines the next pause. */
  @Column({ type: 'integer', default: 0 })
  waits: number;

  @timestampColumn({ name: 'attempted_at', nullable: true })
  attemptedAt: Date | null;

  /** Token of the lease holder; results of others are discarded. */
  @Impersonal()
  @Column({ name: 'lease_token', type: 'varchar', length: 40, nullable: true })
  leaseToken: string | null;

  @timestampColumn({ name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Impersonal()
  @Column({ name: 'siigo_id', type: 'varchar', length: 64, nullable: true })
  siigoId: string | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 40, nullable: true })
  name: string | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 20, nullable: true })
  prefix: string | null;

  @Column({ type: 'integer', nullable: true })
  number: number | null;

  @Personal('documento del comprador', 'books', 'retained')
  @Column({ name: 'customer_identification', type: 'varchar', length: 50 })
  customerIdentification: string;

  @moneyColumn()
  total: Centavos;

  @moneyColumn({ name: 'siigo_total', nullable: true })
  siigoTotal: Centavos | null;

  /** CUFE of an invoice, CUDE of a credit note; set once the DIAN has accepted it. */
  @Impersonal()
  @Column({ type: 'varchar', length: 120, nullable: true })
  cufe: string | null;

  @Impersonal()
  @Column({ name: 'mail_state', type: 'varchar', length: 30, nullable: true })
  mailState: string | null;

  @Personal('dirección de la factura', 'books', 'retained')
  @Column({ name: 'public_url', type: 'varchar', length: 500, nullable: true })
  publicUrl: string | null;

  @Personal('respuesta de SIIGO o de la DIAN', 'books', 'retained')
  @Column({ type: 'simple-json' })
  reasons: SiigoReason[];

  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;

  /** Incremented by each lock, because cluster nodes compare changes only. */
  @Column({ name: 'lock_count', type: 'integer', default: 0, select: false })
  lockCount?: number;
}
