import type { Centavos } from '@lacteos/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '../../../platform/database/index.js';
import type { SiigoReason } from '../../client/siigo-explanations.js';
import type { SiigoCreditNoteRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { DocumentRequest } from './document-request.js';
import type { InvoiceStateName } from './invoice-state.js';

export const DOCUMENT_KINDS = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * An electronic document that the shop makes in SIIGO: an invoice or the credit note of one. The row is written before
 * anything is sent; its unique keys allow one invoice per order and one credit note per invoice. Amounts are centavos.
 */
@Entity('siigo_documents')
@Index('siigo_documents_order', ['orderId'], { unique: true })
@Index('siigo_documents_credits', ['creditsId'], { unique: true })
@Index('siigo_documents_reference', ['reference'], { unique: true })
@Index('siigo_documents_siigo', ['siigoId'], { unique: true })
@Index('siigo_documents_request', ['requestKey'], { unique: true })
@Index('siigo_documents_state', ['state', 'updatedAt'])
export class SiigoDocumentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 20 })
  kind: DocumentKind;

  /** The order it invoices; null for a standalone invoice and for credit notes. */
  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  /** The invoice that a credit note annuls. */
  @Column({ name: 'credits_id', type: 'integer', nullable: true })
  creditsId: number | null;

  /** Idempotency key of the caller, with his id. */
  @Column({ name: 'request_key', type: 'varchar', length: 120, nullable: true })
  requestKey: string | null;

  /** Written into the document as purchase order and into its observations; finds it again at SIIGO. */
  @Column({ type: 'varchar', length: 20 })
  reference: string;

  @Column({ type: 'varchar', length: 12 })
  state: InvoiceStateName;

  /** Raised by every change; a message of the outbox speaks of one version. */
  @Column({ type: 'integer', default: 0 })
  version: number;

  /** What staff asked for. */
  @Column({ type: 'simple-json' })
  request: DocumentRequest;

  /** What is or was sent, and will be sent again under the same key. */
  @Column({ type: 'simple-json', nullable: true })
  payload: SiigoInvoiceRequest | SiigoCreditNoteRequest | null;

  /** `Idempotency-Key` of the attempt, kept while a repeat must find the first one. */
  @Column({ name: 'idempotency_key', type: 'varchar', length: 30, nullable: true })
  idempotencyKey: string | null;

  /** Whether SIIGO answered 500 under the key: it stays unusable, the next attempt takes another. */
  @Column({ name: 'key_spent', type: 'boolean', default: false })
  isKeySpent: boolean;

  /** How often it was sent. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** How often in a row the present state was asked about without news; paces the next question. */
  @Column({ type: 'integer', default: 0 })
  waits: number;

  @timestampColumn({ name: 'attempted_at', nullable: true })
  attemptedAt: Date | null;

  /** Holder of the lease; a result of another holder is thrown away. */
  @Column({ name: 'lease_token', type: 'varchar', length: 40, nullable: true })
  leaseToken: string | null;

  @timestampColumn({ name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column({ name: 'siigo_id', type: 'varchar', length: 64, nullable: true })
  siigoId: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  name: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  prefix: string | null;

  @Column({ type: 'integer', nullable: true })
  number: number | null;

  @Column({ name: 'customer_identification', type: 'varchar', length: 50 })
  customerIdentification: string;

  /** What it should amount to: the order's total, or the draft's own arithmetic. */
  @moneyColumn()
  total: Centavos;

  /** What SIIGO says it amounts to. */
  @moneyColumn({ name: 'siigo_total', nullable: true })
  siigoTotal: Centavos | null;

  /** CUFE of an invoice, CUDE of a credit note; only once the DIAN has accepted it. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  cufe: string | null;

  @Column({ name: 'mail_state', type: 'varchar', length: 30, nullable: true })
  mailState: string | null;

  @Column({ name: 'public_url', type: 'varchar', length: 500, nullable: true })
  publicUrl: string | null;

  @Column({ type: 'simple-json' })
  reasons: SiigoReason[];

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;
}
