import type { Centavos } from '@lacteos/contracts/money/money';
import type { GoodsFate } from '@lacteos/contracts/orders/goods-fates';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import { moneyColumn, timestampColumn } from '#platform/database/index.js';
import type { ReturnKind, ReturnState, StoredReason } from './return-states.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Also the request to cancel a paid order before its dispatch. */
@Keeps('tax')
@Entity('returns')
@Index('returns_request', ['requestKey'], { unique: true })
@Index('returns_order', ['orderId'])
@Index('returns_state', ['state', 'updatedAt'])
export class ReturnEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Personal('llave de la solicitud, con el número de la cuenta', 'proof', 'account')
  @Column({ name: 'request_key', type: 'varchar', length: 140 })
  requestKey: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  kind: ReturnKind;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  state: ReturnState;

  @Impersonal()
  @Column({ type: 'varchar', length: 20 })
  reason: StoredReason;

  @Personal('lo que la persona escribió', 'orders', 'erased')
  @Column({ type: 'varchar', length: 500, default: '' })
  note: string;

  @Personal('nombre de la foto', 'orders', 'erased')
  @Column({ type: 'varchar', length: 500, nullable: true })
  photo: string | null;

  @Personal('respuesta del personal', 'orders', 'searched')
  @Column({ type: 'varchar', length: 500, nullable: true })
  answer: string | null;

  /** An estimate until the goods are here. */
  @moneyColumn()
  amount: Centavos;

  /** The last requested invoice leaves the goods out; otherwise a credit note takes them off. */
  @Column({ name: 'is_left_out', type: 'boolean', default: false })
  isLeftOut: boolean;

  @Personal('cuenta que la pidió', 'proof', 'account')
  @Column({ name: 'asked_by', type: 'integer' })
  askedBy: number;

  @Column({ name: 'is_by_staff', type: 'boolean' })
  isByStaff: boolean;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  @timestampColumn({ name: 'updated_at' })
  updatedAt: Date;
}

@Keeps('tax')
@Entity('return_lines')
export class ReturnLineEntity {
  @PrimaryColumn({ name: 'return_id', type: 'integer' })
  returnId: number;

  @PrimaryColumn({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;

  /** With VAT. */
  @moneyColumn()
  amount: Centavos;

  /** Without VAT; null until the goods are here, and for goods before this was recorded. */
  @moneyColumn({ nullable: true })
  base: Centavos | null;

  @Impersonal()
  @Column({ type: 'varchar', length: 12, nullable: true })
  fate: GoodsFate | null;
}
