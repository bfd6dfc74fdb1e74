import type { Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import { NIT_DOCUMENT_TYPE } from '@lacteos/contracts/reference/reference-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { moneyColumn } from '#platform/database/index.js';
import { percentTransformer as transformer } from './stored-percent.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Without a row a company withholds nothing. The same number under another type is another buyer. */
@Keeps('always')
@Entity('buyer_withholdings')
export class BuyerWithholdingEntity implements WithholdingRates {
  /** Without the check digit; for all branches. */
  @Personal('NIT de la empresa que retiene', 'books', 'retained')
  @PrimaryColumn({ type: 'varchar', length: 50 })
  identification: string;

  /** Code of DIAN's list. */
  @Impersonal()
  @PrimaryColumn({ name: 'id_type', type: 'varchar', length: 10, default: NIT_DOCUMENT_TYPE })
  idType: string;

  @Column({ name: 'rete_fuente', type: 'integer', transformer })
  reteFuente: number;

  @Column({ name: 'rete_iva', type: 'integer', transformer })
  reteIva: number;

  @Column({ name: 'rete_ica', type: 'integer', transformer })
  reteIca: number;

  /** Purchases with a smaller base withhold nothing. */
  @moneyColumn({ name: 'minimum_base' })
  minimumBase: Centavos;
}
