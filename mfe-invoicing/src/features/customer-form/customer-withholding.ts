import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';

import type { CustomerFields } from './customer-fields';
import type { CustomerRecord } from './customer-record';

type Withholding = NonNullable<CustomerRecord['withholding']>;

export interface WithholdingFields {
  retefuente?: number;
  reteiva?: number;
  reteica?: number;
  minimum_base?: FieldNumber;
}
export interface CustomerEditFields extends CustomerFields {
  withholding?: WithholdingFields;
}

/** 0 is an empty field. */
export const fieldsOfWithholding = (known: Withholding | null | undefined): WithholdingFields => ({
  retefuente: known?.retefuente || undefined,
  reteiva: known?.reteiva || undefined,
  reteica: known?.reteica || undefined,
  minimum_base: known?.minimum_base || null,
});

/** Companies only. */
export function withholdingOfFields({
  person_type,
  withholding,
}: CustomerEditFields): Pick<CustomerRecord, 'withholding'> {
  if (person_type !== 'Company') return {};
  const { retefuente = 0, reteiva = 0, reteica = 0, minimum_base = null } = withholding ?? {};
  if (retefuente + reteiva + reteica === 0) return { withholding: null };
  return { withholding: { retefuente, reteiva, reteica, minimum_base: numberIn(minimum_base) ?? 0 } };
}
