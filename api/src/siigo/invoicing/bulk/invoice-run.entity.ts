import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import type { OrderInvoiceRequest } from '../document/document-request.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

export type InvoiceRunRequest = Omit<OrderInvoiceRequest, 'kind' | 'orderId' | 'number'>;

@Keeps('tax')
@AuditedAs('invoice-run', 'Grupo de facturas')
@Entity('invoice_runs')
@Index('invoice_runs_request', ['requestKey'], { unique: true })
@Index('invoice_runs_actor', ['actorId', 'id'])
export class InvoiceRunEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  /** Only the previous release writes it, during an upgrade; keys are in `idempotency_keys` now. */
  @Personal('llave de la solicitud, con el número de la cuenta', 'proof', 'account')
  @Column({ name: 'request_key', type: 'varchar', length: 120, nullable: true })
  requestKey: string | null;

  @Impersonal()
  @Column({ type: 'simple-json' })
  request: InvoiceRunRequest;

  @timestampColumn({ name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}

/** `requested`: see its document. `refused`: see `code` and `message`. `cancelled`: stopped by staff. */
export type InvoiceRunRowState = 'waiting' | 'requested' | 'refused' | 'cancelled';

@Keeps('with its owner')
@Entity('invoice_run_rows')
export class InvoiceRunRowEntity {
  @PrimaryColumn({ name: 'run_id', type: 'integer' })
  runId: number;

  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  /** Position in the request, from 0. */
  @Column({ type: 'integer' })
  place: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  state: InvoiceRunRowState;

  /** Incremented by every retry; outbox messages name it. */
  @Column({ type: 'integer', default: 0 })
  attempt: number;

  @Column({ name: 'document_id', type: 'integer', nullable: true })
  documentId: number | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 60, nullable: true })
  code: string | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 500, nullable: true })
  message: string | null;
}
