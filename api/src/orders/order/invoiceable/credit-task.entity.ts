import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** `due`: a note follows once the DIAN has accepted the invoice. `rejected`: its note was refused. */
export const CREDIT_TASK_STATES = ['due', 'rejected'] as const;
export type CreditTaskState = (typeof CREDIT_TASK_STATES)[number];

@Keeps('tax')
@Entity('order_credit_tasks')
@Index('order_credit_tasks_order', ['orderId'])
@Index('order_credit_tasks_state', ['state', 'orderId'])
export class CreditTaskEntity {
  /** 'return-7' or 'cancelled-5' as the due credit; 'note-12': the refused document. */
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 40 })
  cause: string;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 12 })
  state: CreditTaskState;
}
