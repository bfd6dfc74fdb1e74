import type { MessageFailure } from '@lacteos/contracts/reference/messages';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '../database/index.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '../stored-data/index.js';

@Keeps({ setting: 'OUTBOX_KEEP_DAYS' })
@AuditedAs('message', 'Mensaje')
@Entity('outbox_messages')
@Index('idx_outbox_living', ['done_at', 'dead_at', 'available_at'])
export class OutboxMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 80 })
  topic: string;

  @Personal('destinatario o número de cuenta', 'delivery', 'erased')
  @Column({ type: 'text' })
  payload: string;

  @timestampColumn()
  available_at: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @timestampColumn({ nullable: true })
  claimed_until: Date | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 40, nullable: true })
  claimed_by: string | null;

  @timestampColumn({ nullable: true })
  done_at: Date | null;

  /** Given up: waits for staff. */
  @timestampColumn({ nullable: true })
  dead_at: Date | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 20, nullable: true })
  failure: MessageFailure | null;

  /** For operators; without e-mail addresses. */
  @Personal('último error, sin direcciones de correo', 'delivery', 'erased')
  @Column({ type: 'text', nullable: true })
  last_error: string | null;

  @timestampColumn()
  created_at: Date;

  /** null for recurring work. */
  @Impersonal()
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_id: string | null;

  /** W3C; null without tracing. */
  @Impersonal()
  @Column({ type: 'varchar', length: 55, nullable: true })
  traceparent: string | null;
}
