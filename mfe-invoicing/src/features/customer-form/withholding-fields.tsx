import { WITHHOLDINGS, WITHHOLDING_KINDS, type WithholdingKind } from '@lacteos/contracts/money/withholdings';
import type { SiigoTax } from '@lacteos/contracts/schemas';
import { clearableChoice, listLoadingProps, MoneyField, NumberItem } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';

import { taxesQuery } from '#features/catalogues';
import type { CustomerFields } from './customer-fields';
import type { WithholdingFields } from './customer-withholding';
import styles from './customer-form.module.css';

const FIELDS: Readonly<Record<WithholdingKind, keyof WithholdingFields>> = {
  reteFuente: 'retefuente',
  reteIva: 'reteiva',
  reteIca: 'reteica',
};

/** SIIGO's active rates, and the set one even if inactive. */
function rateOptions(taxes: readonly SiigoTax[], kind: WithholdingKind, chosen: number | undefined) {
  const known = taxes
    .filter(({ type, active }) => active !== false && type === WITHHOLDINGS[kind].siigoType)
    .map(({ percentage, name }) => ({ value: percentage, label: name }));
  const isKnown = chosen === undefined || known.some(({ value }) => value === chosen);
  return isKnown ? known : [...known, { value: chosen, label: `${chosen} % (inactiva en SIIGO)` }];
}

function RateField({ kind }: { kind: WithholdingKind }) {
  const taxes = useQuery(taxesQuery);
  const name = ['withholding', FIELDS[kind]];
  const chosen = Form.useWatch<number | undefined>(name);
  return (
    <Form.Item name={name} label={WITHHOLDINGS[kind].label}>
      <Select
        allowClear={clearableChoice}
        placeholder="No retiene"
        {...listLoadingProps(taxes)}
        options={rateOptions(taxes.data ?? [], kind, chosen)}
      />
    </Form.Item>
  );
}

export function CustomerWithholdingFields() {
  const personType = Form.useWatch<CustomerFields['person_type']>('person_type');
  if (personType !== 'Company') return null;
  return (
    <fieldset className={styles.customerRows}>
      <legend>Retenciones que practica</legend>
      <p>
        Valen para todas sus sucursales. Se descuentan del pago esperado y van en la factura; las tarifas son
        las que SIIGO tiene activas.
      </p>
      <div className={styles.customerGrid}>
        {WITHHOLDING_KINDS.map((kind) => (
          <RateField key={kind} kind={kind} />
        ))}
        <NumberItem name={['withholding', 'minimum_base']} label="Base mínima sin IVA (opcional)">
          <MoneyField />
        </NumberItem>
      </div>
    </fieldset>
  );
}
