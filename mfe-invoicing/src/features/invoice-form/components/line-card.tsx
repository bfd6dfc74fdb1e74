import { DeleteOutlined } from '@ant-design/icons';
import { formatMoney } from '@lacteos/ui';
import { listBeingRead, type ListRead } from '@lacteos/ui/antd';
import { Button, Form, Input, InputNumber, Select } from 'antd';

import { taxOptions } from '../../catalogues/model/catalogue-options';
import type { SiigoProduct, SiigoTax } from '@lacteos/contracts';
import type { InvoiceFields } from '../model/invoice-draft';
import { filledByProduct, totalOfLines } from '../model/invoice-line';
import { QuantityField } from './quantity-field';

interface LineCardProps {
  /** Index of the line in the form. */
  name: number;
  title: string;
  products: SiigoProduct[];
  taxes: SiigoTax[];
  productsRead: ListRead;
  taxesRead: ListRead;
  onRemove: () => void;
}

const MOST_TAXES = 3;

function LineTotal({ name, taxes }: Pick<LineCardProps, 'name' | 'taxes'>) {
  const line = Form.useWatch<InvoiceFields['items'][number] | undefined>(['items', name]);
  return (
    <p className="line-card__total">
      Total línea <strong>{formatMoney(line ? totalOfLines([line], taxes) : 0)}</strong>
    </p>
  );
}

/** A line of the invoice: product, description, quantity, discount, unit value, taxes. */
export function LineCard({ name, title, products, taxes, productsRead, taxesRead, onRemove }: LineCardProps) {
  const form = Form.useFormInstance<InvoiceFields>();
  const fill = (code: string) => {
    const product = products.find((candidate) => candidate.code === code);
    if (!product) return;
    const line = form.getFieldValue(['items', name]) as InvoiceFields['items'][number];
    form.setFieldValue(['items', name], { ...line, ...filledByProduct(product) });
  };
  return (
    <fieldset className="line-card">
      <legend>{title}</legend>
      <Form.Item className="line-card__wide" name={[name, 'code']} label="Código del producto">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          {...listBeingRead(productsRead)}
          placeholder="Buscar por código o nombre"
          options={products.map((product) => ({
            value: product.code,
            label: product.name ? `${product.code} - ${product.name}` : product.code,
          }))}
          onChange={fill}
        />
      </Form.Item>
      <Form.Item className="line-card__wide" name={[name, 'description']} label="Descripción">
        <Input maxLength={4000} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'reference']} hidden>
        <Input type="hidden" />
      </Form.Item>
      <Form.Item name={[name, 'quantity']} label="Cantidad">
        <QuantityField />
      </Form.Item>
      <Form.Item name={[name, 'discount']} label="Descuento %">
        <InputNumber min={0} max={100} precision={2} decimalSeparator="," controls={false} />
      </Form.Item>
      <Form.Item name={[name, 'price']} label="Valor unitario">
        <InputNumber min={0} precision={2} prefix="$" decimalSeparator="," controls={false} />
      </Form.Item>
      <Form.Item name={[name, 'taxes']} label="Impuestos">
        <Select
          mode="multiple"
          {...listBeingRead(taxesRead)}
          maxCount={MOST_TAXES}
          options={taxOptions(taxes)}
        />
      </Form.Item>
      <div className="line-card__foot">
        <LineTotal name={name} taxes={taxes} />
        <Button icon={<DeleteOutlined />} aria-label={`Eliminar ${title.toLowerCase()}`} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
