import type { ClaimKind, ClaimState, HarmKind } from '@lacteos/contracts/claims/claims';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

@Keeps('always')
@Entity('claim_numbers')
export class ClaimNumberEntity {
  @PrimaryColumn({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  last: number;
}

@Keeps({ setting: 'CLAIM_KEEP_DAYS' })
@AuditedAs('claim', 'PQR')
@Entity('claims')
@Index('claims_number', ['year', 'serial'], { unique: true })
@Index('claims_request', ['requestKey'], { unique: true })
@Index('claims_due', ['state', 'dueOn'])
@Index('claims_document', ['documentKey'])
@Index('claims_user', ['userId'])
@Index('claims_order', ['orderId'])
export class ClaimEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Colombian year and number in it: PQR-<year>-<serial>. */
  @Column({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  serial: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  kind: ClaimKind;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  state: ClaimState;

  @Personal('nombre', 'claims', 'erased')
  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Personal('tipo de documento', 'claims', 'account')
  @Column({ name: 'id_type', type: 'varchar', length: 10 })
  idType: string;

  /** Without points, hyphens and check digit, in capitals. */
  @Personal('documento', 'claims', 'erased')
  @Column({ name: 'document_key', type: 'varchar', length: 20 })
  documentKey: string;

  @Personal('correo', 'claims', 'erased')
  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Personal('teléfono', 'claims', 'erased')
  @Column({ type: 'varchar', length: 20 })
  phone: string;

  /** Typed by the person; unchecked for claims without an account. */
  @Personal('pedido', 'claims', 'erased')
  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ name: 'product_id', type: 'integer', nullable: true })
  productId: number | null;

  @Personal('cuenta', 'claims', 'erased')
  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Personal('quién responde', 'claims', 'account')
  @Column({ name: 'assignee_id', type: 'integer', nullable: true })
  assigneeId: number | null;

  @Personal('daño a la salud', 'claims', 'account')
  @Column({ type: 'varchar', length: 20, nullable: true })
  harm: HarmKind | null;

  @Impersonal()
  @Column({ name: 'harm_due_on', type: 'varchar', length: 10, nullable: true })
  harmDueOn: string | null;

  @timestampColumn({ name: 'harm_reported_at', nullable: true })
  harmReportedAt: Date | null;

  @Impersonal()
  @Column({ name: 'due_on', type: 'varchar', length: 10 })
  dueOn: string;

  @Column({ name: 'is_prolonged', type: 'boolean' })
  isProlonged: boolean;

  @timestampColumn({ name: 'received_at' })
  receivedAt: Date;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;

  @Personal('huella de la solicitud', 'claims', 'account')
  @Column({ name: 'request_key', type: 'varchar', length: 64 })
  requestKey: string;

  @Personal('nombre, documento y correo para buscar', 'claims', 'erased')
  @Column({ name: 'search_text', type: 'varchar', length: 500 })
  searchText: string;

  @Column({ type: 'integer' })
  version: number;
}

/** The person does not see `note` or internal entries. */
export const CLAIM_ENTRY_KINDS = [
  'received',
  'started',
  'answer',
  'reply',
  'note',
  'assigned',
  'prolonged',
  'harm-marked',
  'harm-unmarked',
  'harm-reported',
  'dismissed',
  'closed',
] as const;
export type ClaimEntryKind = (typeof CLAIM_ENTRY_KINDS)[number];

@Keeps('with its owner')
@Entity('claim_entries')
@Index('claim_entries_claim', ['claimId', 'id'])
@Index('claim_entries_request', ['requestKey'], { unique: true })
export class ClaimEntryEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'claim_id', type: 'integer' })
  claimId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 16 })
  kind: ClaimEntryKind;

  /** Null for entries of the person. */
  @Personal('quién respondió', 'proof', 'account')
  @Column({ name: 'author_id', type: 'integer', nullable: true })
  authorId: number | null;

  @Personal('mensajes y notas', 'claims', 'erased')
  @Column({ type: 'text' })
  text: string;

  @timestampColumn()
  at: Date;

  @Personal('huella de la solicitud', 'claims', 'account')
  @Column({ name: 'request_key', type: 'varchar', length: 64, nullable: true })
  requestKey: string | null;
}
