import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { ProductPicture } from '@lacteos/ui';
import { NumberItem, QuantityField } from '@lacteos/ui/antd';
import { Button, Form } from 'antd';
import styles from './after-sale.module.css';

interface ReturnedLineProps {
  productId: number;
  name: string;
  image: string;
  max: number;
}

export function ReturnedLine({ productId, name, image, max }: ReturnedLineProps) {
  const form = Form.useFormInstance<{ units: Record<string, FieldNumber> }>();
  const field: ['units', string] = ['units', String(productId)];
  const typed = Form.useWatch<FieldNumber>(field);
  const units = typeof typed === 'number' ? typed : 0;
  const change = (by: number) => {
    form.setFieldValue(field, Math.min(max, Math.max(0, units + by)));
    form.setFields([{ name: field, errors: [] }]);
  };
  return (
    <div className={styles.line}>
      <ProductPicture image={image} alt="" sizes="56px" />
      <NumberItem
        className={styles.units}
        name={field}
        label={`${name}: unidades que devuelve (máximo ${max})`}
      >
        <QuantityField
          max={max}
          placeholder="0"
          prefix={
            <Button
              type="text"
              icon={<MinusOutlined aria-hidden />}
              aria-label={`Una unidad menos de ${name}`}
              disabled={units === 0}
              onClick={() => change(-1)}
            />
          }
          suffix={
            <Button
              type="text"
              icon={<PlusOutlined aria-hidden />}
              aria-label={`Una unidad más de ${name}`}
              disabled={units === max}
              onClick={() => change(1)}
            />
          }
        />
      </NumberItem>
    </div>
  );
}
