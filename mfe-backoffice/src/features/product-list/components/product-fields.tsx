import { ProFormSelect, ProFormSwitch, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { NET_CONTENT_UNITS } from '@lacteos/contracts/money/net-content';
import { VAT_CLASSES, vatClassName } from '@lacteos/contracts/money/vat-classes';
import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';
import { EAN_TEXT, isEan } from '@lacteos/contracts/catalogue/ean';
import { PRODUCT_LABELS } from '@lacteos/contracts/reference/product-labels';
import {
  PRICE_LISTS,
  PRODUCT_CURRENCY,
  PRODUCT_TYPE_LABELS,
  PRODUCT_TYPES,
  PRODUCT_UNITS,
} from '@lacteos/contracts/reference/reference-data';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { clearableChoice, DayField, DayItem, MoneyField, NumberItem, QuantityField } from '@lacteos/ui/antd';
import { Form } from 'antd';

import { fieldsOf } from '#features/editing';
import { PictureField } from '../../picture-field/picture-field';
import type { SiigoChoice, SiigoChoices } from '../model/siigo-choices';
import { MIN_PRICE, MAX_PRICE, REQUIRED } from '../model/product-texts';

const REQUIRED_RULE = [{ required: true, message: REQUIRED }];
const FILLED_RULE = [{ required: true, whitespace: true, message: REQUIRED }];
const TARIFF_RULE = [{ pattern: /^\d{0,10}$/, message: 'Máximo 10 dígitos.' }];

const EAN_RULE = [
  {
    validator: (_rule: unknown, value: unknown) =>
      !value || isEan(value) ? Promise.resolve() : Promise.reject(new Error(EAN_TEXT)),
  },
];

const fieldOf = fieldsOf(PRODUCT_LABELS);
const fromSiigo = (choices: readonly SiigoChoice[]) =>
  choices.map(({ id, name }) => ({ value: id, label: name }));

export function ImageField() {
  return (
    <Form.Item name="image" label={PRODUCT_LABELS.image} rules={REQUIRED_RULE}>
      <PictureField label="la imagen del producto" />
    </Form.Item>
  );
}

export function TextFields() {
  return (
    <>
      <ProFormText {...fieldOf('name', { maxLength: 100 })} rules={FILLED_RULE} />
      <ProFormText {...fieldOf('slug', { maxLength: 120 })} rules={FILLED_RULE} />
      <ProFormText {...fieldOf('brand', { maxLength: 50 })} rules={FILLED_RULE} />
      <ProFormTextArea {...fieldOf('description', { maxLength: 2500, rows: 3 })} rules={FILLED_RULE} />
    </>
  );
}

export function NumberFields() {
  return (
    <>
      <NumberItem name="price" label={PRODUCT_LABELS.price} requiredText={REQUIRED} min={MIN_PRICE}>
        <MoneyField max={MAX_PRICE} />
      </NumberItem>
      <NumberItem name="countInStock" label={PRODUCT_LABELS.countInStock} requiredText={REQUIRED}>
        <QuantityField max={1_000_000} />
      </NumberItem>
    </>
  );
}

export function NetContentFields() {
  const form = Form.useFormInstance<AdminProduct>();
  const value = Form.useWatch('netContent', form);
  return (
    <>
      <NumberItem name="netContent" label={PRODUCT_LABELS.netContent}>
        <QuantityField max={100_000} />
      </NumberItem>
      <ProFormSelect
        {...fieldOf('netContentUnit')}
        dependencies={['netContent']}
        rules={value ? [{ required: true, message: 'Indique la unidad del contenido neto.' }] : []}
        options={NET_CONTENT_UNITS.map((unit) => ({ value: unit, label: unit }))}
        placeholder="g, kg, ml, l o un"
        fieldProps={{ allowClear: clearableChoice }}
      />
    </>
  );
}

export function SiigoFields({ accounts, taxes }: SiigoChoices) {
  const form = Form.useFormInstance<AdminProduct>();
  const isExcluded = Form.useWatch('taxClassification', form) === 'Excluded';
  return (
    <>
      <ProFormSelect
        {...fieldOf('account')}
        fieldProps={{ allowClear: clearableChoice }}
        rules={REQUIRED_RULE}
        options={fromSiigo(accounts)}
      />
      <ProFormSelect
        {...fieldOf('idTax')}
        fieldProps={{ allowClear: clearableChoice }}
        placeholder={isExcluded ? 'Sin impuesto: excluido de IVA' : undefined}
        rules={isExcluded ? [] : REQUIRED_RULE}
        options={fromSiigo(taxes)}
      />
      <ProFormSelect
        {...fieldOf('position')}
        fieldProps={{ allowClear: clearableChoice }}
        rules={REQUIRED_RULE}
        options={PRICE_LISTS.map((list) => ({ value: list, label: `Lista ${list}` }))}
      />
    </>
  );
}

const vatClassesOn = (day: string) =>
  VAT_CLASSES.map((value) => ({ value, label: vatClassName(value, day) }));

function PlannedVatFields() {
  const form = Form.useFormInstance<AdminProduct>();
  const nextClass = Form.useWatch('nextTaxClassification', form);
  const day = Form.useWatch('taxChangeOn', form);
  const tomorrow = dayAfter(colombianDay(new Date()));
  return (
    <>
      <ProFormSelect
        {...fieldOf('nextTaxClassification')}
        dependencies={['taxChangeOn']}
        rules={day ? [{ required: true, message: 'Indique la clase que rige desde ese día.' }] : []}
        options={vatClassesOn(tomorrow)}
        placeholder="Sin cambio previsto"
        fieldProps={{ allowClear: clearableChoice }}
      />
      <DayItem
        name="taxChangeOn"
        label={PRODUCT_LABELS.taxChangeOn}
        dependencies={['nextTaxClassification']}
        requiredText={nextClass ? 'Indique desde qué día rige la clase siguiente.' : undefined}
        min={{ value: tomorrow, text: 'El cambio de clase rige desde un día después de hoy.' }}
      >
        <DayField min={tomorrow} />
      </DayItem>
    </>
  );
}

export function OptionalFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <ProFormSelect
        {...fieldOf('family')}
        options={PRODUCT_FAMILIES.map((value) => ({ value, label: value }))}
        allowClear={false}
      />
      <ProFormSelect
        {...fieldOf('type')}
        options={PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_LABELS[value] }))}
        allowClear={false}
      />
      <ProFormSelect
        {...fieldOf('unid')}
        options={PRODUCT_UNITS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        allowClear={false}
      />
      {isNew && (
        <ProFormSelect
          {...fieldOf('currencyCode')}
          options={[{ value: PRODUCT_CURRENCY, label: 'COP Peso Colombiano' }]}
          allowClear={false}
        />
      )}
      <ProFormSelect
        {...fieldOf('taxClassification')}
        options={vatClassesOn(colombianDay(new Date()))}
        allowClear={false}
      />
      {!isNew && <PlannedVatFields />}
      <ProFormSwitch {...fieldOf('taxIncluded')} />
      <NumberItem name="taxConsumptionValue" label={PRODUCT_LABELS.taxConsumptionValue}>
        <MoneyField />
      </NumberItem>
      <ProFormSwitch {...fieldOf('stockControl')} />
      <ProFormText {...fieldOf('tariff', { maxLength: 10, inputMode: 'numeric' })} rules={TARIFF_RULE} />
      <ProFormText {...fieldOf('ean', { maxLength: 14, inputMode: 'numeric' })} rules={EAN_RULE} />
    </>
  );
}
