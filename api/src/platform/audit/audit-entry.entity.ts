import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '../database/index.js';
import { Impersonal, Keeps, Personal } from '../stored-data/index.js';

export type AuditedFields = Record<string, AuditedValue>;
export type AuditedValue = string | number | boolean | object | null;

@Keeps({ setting: 'AUDIT_KEEP_DAYS' })
@Entity('audit_entries')
@Index('audit_subject', ['subject', 'subjectId', 'id'])
@Index('audit_actor', ['actorId', 'id'])
@Index('audit_at', ['at'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @timestampColumn()
  at: Date;

  /** null: the system. */
  @Personal('quién lo hizo', 'proof', 'account')
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  /** Module and past tense, e.g. 'products.updated'. */
  @Impersonal()
  @Column({ type: 'varchar', length: 60 })
  action: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 40 })
  subject: string;

  @Personal('fila cambiada', 'proof', 'account')
  @Column({ name: 'subject_id', type: 'varchar', length: 64 })
  subjectId: string;

  @Personal('valores de antes', 'proof', 'searched')
  @Column({ name: 'before_fields', type: 'simple-json', nullable: true })
  before: AuditedFields | null;

  @Personal('valores de después', 'proof', 'searched')
  @Column({ name: 'after_fields', type: 'simple-json', nullable: true })
  after: AuditedFields | null;

  @Personal('valores para buscar', 'proof', 'searched')
  @Column({ name: 'search_text', type: 'varchar', length: 600 })
  searchText: string;
}
