import { DeleteOutlined } from '@ant-design/icons';
import { formatMoney } from '@lacteos/ui';
import { listLoadingProps, MoneyField, NumberItem, PercentField, type ListRead } from '@lacteos/ui/antd';
import { Button, Form, Input, Select } from 'antd';

import { taxOptions } from '#features/catalogues';
import type { SiigoProduct, SiigoTax } from '@lacteos/contracts/schemas';
import type { InvoiceFields } from '../model/invoice-draft';
import { filledByProduct, totalOfLines } from '../model/invoice-line';
import { LineQuantity } from './line-quantity';
import styles from './invoice-form.module.css';

interface LineCardProps {
  name: number;
  title: string;
  products: SiigoProduct[];
  taxes: SiigoTax[];
  productsRead: ListRead;
  taxesRead: ListRead;
  onRemove: () => void;
}

const MAX_TAXES = 3;

function LineTotal({ name, taxes }: Pick<LineCardProps, 'name' | 'taxes'>) {
  const line = Form.useWatch<InvoiceFields['items'][number] | undefined>(['items', name]);
  return (
    <p className={styles.lineCardTotal}>
      Total línea <strong>{formatMoney(line ? totalOfLines([line], taxes) : 0)}</strong>
    </p>
  );
}

export function LineCard({ name, title, products, taxes, productsRead, taxesRead, onRemove }: LineCardProps) {
  const form = Form.useFormInstance<InvoiceFields>();
  const fill = (code: string) => {
    const product = products.find((candidate) => candidate.code === code);
    if (!product) return;
    const line = form.getFieldValue(['items', name]) as InvoiceFields['items'][number];
    form.setFieldValue(['items', name], { ...line, ...filledByProduct(product) });
  };
  return (
    <fieldset className={styles.lineCard}>
      <legend>{title}</legend>
      <Form.Item className={styles.lineCardWide} name={[name, 'code']} label="Código del producto">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          {...listLoadingProps(productsRead)}
          placeholder="Buscar por código o nombre"
          options={products.map((product) => ({
            value: product.code,
            label: product.name ? `${product.code} - ${product.name}` : product.code,
          }))}
          onChange={fill}
        />
      </Form.Item>
      <Form.Item className={styles.lineCardWide} name={[name, 'description']} label="Descripción">
        <Input maxLength={4000} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'reference']} hidden>
        <Input type="hidden" />
      </Form.Item>
      <NumberItem name={[name, 'quantity']} label="Cantidad">
        <LineQuantity />
      </NumberItem>
      <NumberItem name={[name, 'discount']} label="Descuento %">
        <PercentField />
      </NumberItem>
      <NumberItem name={[name, 'price']} label="Valor unitario">
        <MoneyField />
      </NumberItem>
      <Form.Item name={[name, 'taxes']} label="Impuestos">
        <Select
          mode="multiple"
          {...listLoadingProps(taxesRead)}
          maxCount={MAX_TAXES}
          options={taxOptions(taxes)}
        />
      </Form.Item>
      <div className={styles.lineCardFoot}>
        <LineTotal name={name} taxes={taxes} />
        <Button icon={<DeleteOutlined />} aria-label={`Eliminar ${title.toLowerCase()}`} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
