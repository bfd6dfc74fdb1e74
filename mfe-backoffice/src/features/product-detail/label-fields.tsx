import { ProFormSelect, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import {
  ALLERGEN_NAMES,
  deliveryPromise,
  DETAILS_LABELS,
  FRONT_SEAL_TEXTS,
  NUTRIENTS,
  PORTION_UNITS,
} from '@lacteos/contracts/reference/food-label';
import { clearableChoice, DayField, DayItem, DecimalField, NumberItem } from '@lacteos/ui/antd';
import { Form } from 'antd';

import { fieldsOf, formStyles } from '#features/editing';
import { hasNutrition, isNeeded, type LabelValues } from './label-values';
import styles from './label.module.css';

const MAX_VALUE = 10_000;
const REQUIRED = 'Complete la tabla: falta este valor (0 si no tiene).';
const ABOVE_ZERO = { value: 0.01, text: 'Debe ser mayor que cero.' };
const MULTIPLE = { mode: 'multiple' as const, optionFilterProp: 'label', allowClear: clearableChoice };
const fieldOf = fieldsOf(DETAILS_LABELS);
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export function RecipeFields() {
  return (
    <>
      <ProFormTextArea {...fieldOf('ingredients', { maxLength: 2000, rows: 3 })} />
      <div className={formStyles.officeFormColumns}>
        <ProFormSelect {...fieldOf('allergens', MULTIPLE)} options={optionsOf(ALLERGEN_NAMES)} />
        <ProFormSelect {...fieldOf('mayContain', MULTIPLE)} options={optionsOf(ALLERGEN_NAMES)} />
        <ProFormSelect {...fieldOf('seals', MULTIPLE)} options={optionsOf(FRONT_SEAL_TEXTS)} />
      </div>
    </>
  );
}

function PortionFields({ needed }: { needed: string | undefined }) {
  return (
    <>
      <NumberItem name="portion" label={DETAILS_LABELS.portion} requiredText={needed} min={ABOVE_ZERO}>
        <DecimalField max={MAX_VALUE} />
      </NumberItem>
      <ProFormSelect
        {...fieldOf('unit', { allowClear: clearableChoice })}
        rules={needed ? [{ required: true, message: needed }] : []}
        options={PORTION_UNITS.map((unit) => ({ value: unit, label: unit }))}
        placeholder="g o ml"
      />
      <ProFormText {...fieldOf('portionName', { maxLength: 60 })} placeholder="1 vaso" />
      <NumberItem name="portionsPerPack" label={DETAILS_LABELS.portionsPerPack} min={ABOVE_ZERO}>
        <DecimalField max={MAX_VALUE} />
      </NumberItem>
    </>
  );
}

/** All required nutrients or none; values per portion are calculated. */
export function NutritionFields() {
  const form = Form.useFormInstance<LabelValues>();
  const isBegun = Form.useWatch((values: LabelValues) => hasNutrition(values), form) ?? false;
  const needed = isBegun ? REQUIRED : undefined;
  return (
    <fieldset className={styles.group}>
      <legend>{DETAILS_LABELS.nutrition}</legend>
      <p>Valores de 100 g o 100 ml; los de la porción se calculan.</p>
      <div className={styles.facts}>
        <PortionFields needed={needed} />
      </div>
      <div className={styles.facts}>
        {NUTRIENTS.map(({ key, name, unit }) => (
          <NumberItem
            key={key}
            name={key}
            label={`${name} (${unit})`}
            {...(needed && isNeeded(key) ? { requiredText: needed } : {})}
          >
            <DecimalField max={MAX_VALUE} />
          </NumberItem>
        ))}
      </div>
    </fieldset>
  );
}

export function KeepingFields() {
  return (
    <>
      <ProFormTextArea {...fieldOf('storage', { maxLength: 500, rows: 2 })} />
      <div className={formStyles.officeFormColumns}>
        <ProFormText
          {...fieldOf('shelfLife', { maxLength: 150 })}
          placeholder="30 días desde su elaboración"
        />
        <DayItem name="expiresFrom" label={DETAILS_LABELS.expiresFrom}>
          <DayField />
        </DayItem>
      </div>
      <ProFormTextArea
        {...fieldOf('delivery', { maxLength: 300, rows: 2 })}
        placeholder={deliveryPromise(null)}
      />
    </>
  );
}
