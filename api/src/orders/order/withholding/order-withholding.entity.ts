import type { Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { percentTransformer as transformer } from './stored-percent.js';
import { Keeps } from '#platform/stored-data/index.js';

/** Rates of the day of payment. */
@Keeps('tax')
@Entity('order_withholdings')
export class OrderWithholdingEntity implements WithholdingRates {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ name: 'rete_fuente', type: 'integer', transformer })
  reteFuente: number;

  @Column({ name: 'rete_iva', type: 'integer', transformer })
  reteIva: number;

  @Column({ name: 'rete_ica', type: 'integer', transformer })
  reteIca: number;

  @moneyColumn()
  withheld: Centavos;

  /** Received less expected since a correction; a refund or a collection settles it. */
  @moneyColumn({ default: 0 })
  difference: Centavos;

  /** Collected of a negative difference, by a transaction of its own. */
  @moneyColumn({ default: 0 })
  collected: Centavos;

  @moneyColumn({ name: 'balance_due', default: 0 })
  balanceDue: Centavos;
}
