import type { Centavos, WithholdingRates } from '@lacteos/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { percentTransformer as transformer } from './stored-percent.js';

/** What a company withholds when it pays; without a row nothing. */
@Entity('buyer_withholdings')
export class BuyerWithholdingEntity implements WithholdingRates {
  /** Without the check digit; holds for all branches. */
  @PrimaryColumn({ type: 'varchar', length: 50 })
  identification: string;

  @Column({ name: 'rete_fuente', type: 'integer', transformer })
  reteFuente: number;

  @Column({ name: 'rete_iva', type: 'integer', transformer })
  reteIva: number;

  @Column({ name: 'rete_ica', type: 'integer', transformer })
  reteIca: number;

  /** Purchases whose base is below withhold nothing. */
  @moneyColumn({ name: 'minimum_base' })
  minimumBase: Centavos;
}
