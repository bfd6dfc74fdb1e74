import {
  ProFormDigit,
  ProFormSelect,
  ProFormSwitch,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components';
import {
  PRICE_LISTS,
  PRODUCT_CURRENCY,
  PRODUCT_FAMILIES,
  PRODUCT_TYPE_LABELS,
  PRODUCT_TYPES,
  PRODUCT_UNITS,
  TAX_CLASSIFICATION_LABELS,
  TAX_CLASSIFICATIONS,
} from '@lacteos/contracts';
import { Form } from 'antd';

import { PictureField } from '../../picture-upload';
import type { SiigoChoice, SiigoChoices } from '../api/siigo-choices';
import { PRODUCT_LABELS, REQUIRED } from '../model/product-texts';

const REQUIRED_RULE = [{ required: true, message: REQUIRED }];
const FILLED_RULE = [{ required: true, whitespace: true, message: REQUIRED }];
const PRICE_RULE = [
  ...REQUIRED_RULE,
  { type: 'number' as const, min: 0.01, message: 'El precio debe ser mayor que cero.' },
];
const TARIFF_RULE = [{ pattern: /^\d{0,10}$/, message: 'Máximo 10 dígitos.' }];

const labelOf = (field: keyof typeof PRODUCT_LABELS) => ({ name: field, label: PRODUCT_LABELS[field] });
/** antd names a field's errors by its id; ProComponents do not pass the link on to the input. */
const describedBy = (field: keyof typeof PRODUCT_LABELS) => ({ 'aria-describedby': `${field}_help` });
const fromSiigo = (choices: readonly SiigoChoice[]) =>
  choices.map(({ id, name }) => ({ value: id, label: name }));

/** The picture of a product. */
export function ImageField() {
  return (
    <Form.Item {...labelOf('image')} rules={REQUIRED_RULE}>
      <PictureField label="la imagen del producto" />
    </Form.Item>
  );
}

/** Name, presentation, brand and description of a product. */
export function TextFields() {
  return (
    <>
      <ProFormText
        {...labelOf('name')}
        rules={FILLED_RULE}
        fieldProps={{ ...describedBy('name'), maxLength: 100 }}
      />
      <ProFormText
        {...labelOf('slug')}
        rules={FILLED_RULE}
        fieldProps={{ ...describedBy('slug'), maxLength: 120 }}
      />
      <ProFormText
        {...labelOf('brand')}
        rules={FILLED_RULE}
        fieldProps={{ ...describedBy('brand'), maxLength: 50 }}
      />
      <ProFormTextArea
        {...labelOf('description')}
        rules={FILLED_RULE}
        fieldProps={{ ...describedBy('description'), maxLength: 2500, rows: 3 }}
      />
    </>
  );
}

/** Price and stock of a product. */
export function NumberFields() {
  return (
    <>
      <ProFormDigit
        {...labelOf('price')}
        rules={PRICE_RULE}
        min={0}
        max={100_000_000}
        fieldProps={{ ...describedBy('price'), precision: 2, prefix: '$', decimalSeparator: ',' }}
      />
      <ProFormDigit
        {...labelOf('countInStock')}
        rules={REQUIRED_RULE}
        min={0}
        max={1_000_000}
        fieldProps={{ ...describedBy('countInStock'), precision: 0 }}
      />
    </>
  );
}

/** What SIIGO needs to know of a product. */
export function SiigoFields({ accounts, taxes }: SiigoChoices) {
  return (
    <>
      <ProFormSelect {...labelOf('account')} rules={REQUIRED_RULE} options={fromSiigo(accounts)} />
      <ProFormSelect {...labelOf('idTax')} rules={REQUIRED_RULE} options={fromSiigo(taxes)} />
      <ProFormSelect
        {...labelOf('position')}
        rules={REQUIRED_RULE}
        options={PRICE_LISTS.map((list) => ({ value: list, label: `Lista ${list}` }))}
      />
    </>
  );
}

/** Everything else that SIIGO keeps of a product; all of it has a value of its own already. */
export function OptionalFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <ProFormSelect
        {...labelOf('family')}
        options={PRODUCT_FAMILIES.map((value) => ({ value, label: value }))}
        allowClear={false}
      />
      <ProFormSelect
        {...labelOf('type')}
        options={PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_LABELS[value] }))}
        allowClear={false}
      />
      <ProFormSelect
        {...labelOf('unid')}
        options={PRODUCT_UNITS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        allowClear={false}
      />
      {isNew && (
        <ProFormSelect
          {...labelOf('currencyCode')}
          options={[{ value: PRODUCT_CURRENCY, label: 'COP Peso Colombiano' }]}
          allowClear={false}
        />
      )}
      <ProFormSelect
        {...labelOf('taxClassification')}
        options={TAX_CLASSIFICATIONS.map((value) => ({ value, label: TAX_CLASSIFICATION_LABELS[value] }))}
        allowClear={false}
      />
      <ProFormSwitch {...labelOf('taxIncluded')} />
      <ProFormDigit
        {...labelOf('taxConsumptionValue')}
        min={0}
        fieldProps={{ ...describedBy('price'), precision: 2, prefix: '$', decimalSeparator: ',' }}
      />
      <ProFormSwitch {...labelOf('stockControl')} />
      <ProFormText
        {...labelOf('tariff')}
        rules={TARIFF_RULE}
        fieldProps={{ maxLength: 10, inputMode: 'numeric' }}
      />
    </>
  );
}
