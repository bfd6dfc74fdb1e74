import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';

import { siigoProductsQuery, taxesQuery } from '#features/catalogues';
import { newLine } from '../model/invoice-line';
import { LineCard } from './line-card';
import styles from './invoice-form.module.css';

const MAX_LINES = 200;

export function LineCards() {
  const products = useQuery(siigoProductsQuery);
  const taxes = useQuery(taxesQuery);
  const failed = products.error ?? taxes.error;
  const active = (products.data ?? []).filter((product) => product.active);
  return (
    <Form.List name="items">
      {(rows, { add, remove }) => (
        <section className={styles.lineCards} aria-labelledby="line-cards-title">
          <h2 id="line-cards-title">Productos</h2>
          {failed && <Alert type="error" showIcon title={failed.message || 'An error occurred'} />}
          {rows.map(({ key, name }, index) => (
            <LineCard
              key={key}
              name={name}
              title={`Producto ${index + 1}`}
              products={active}
              taxes={taxes.data ?? []}
              productsRead={products}
              taxesRead={taxes}
              onRemove={() => remove(name)}
            />
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= MAX_LINES}
            onClick={() => add(newLine())}
          >
            Agregar producto
          </Button>
        </section>
      )}
    </Form.List>
  );
}
