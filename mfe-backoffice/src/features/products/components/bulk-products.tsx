import type { AdminProduct, BulkProducts as BulkChange } from '@lacteos/contracts';
import { MoneyField, NumberItem, PercentField } from '@lacteos/ui/antd';
import { Alert, App, Button, Form, Modal, Radio } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { useChangeProducts } from '../api/many-products';
import { LEAST_PRICE, MAX_PRICE, REQUIRED } from '../model/product-texts';

interface BulkProductsProps {
  products: readonly AdminProduct[];
  onDone: () => void;
}
interface PriceForm {
  kind: 'percent' | 'price';
  percent?: number;
  price?: number;
}

const LEAST_PERCENT = { value: -90, text: 'Puede bajar máximo 90 %.' };

function PriceDialog({ products, onDone, onClose }: BulkProductsProps & { onClose: () => void }) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<PriceForm>();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: change, isPending } = useChangeProducts();
  const kind = Form.useWatch('kind', form) ?? 'percent';

  const save = async (values: PriceForm) => {
    try {
      await change({ ids: products.map(({ id }) => id), [values.kind]: values[values.kind] });
      notification.success({ title: `Se cambió el precio de ${products.length} productos`, role: 'status' });
      onClose();
      onDone();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };

  return (
    <Modal
      open
      title={`Cambiar el precio de ${products.length} productos`}
      okText="Cambiar precios"
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<PriceForm>
        form={form}
        layout="vertical"
        initialValues={{ kind: 'percent' }}
        onFinish={(values) => void save(values)}
      >
        {problem && (
          <Alert className={formStyles.officeFormNotice} type="error" showIcon role="alert" title={problem} />
        )}
        <Form.Item name="kind" label="Cambio">
          <Radio.Group
            options={[
              { value: 'percent', label: 'Porcentaje sobre cada precio' },
              { value: 'price', label: 'El mismo precio para todos' },
            ]}
          />
        </Form.Item>
        {kind === 'percent' ? (
          <NumberItem
            key="percent"
            name="percent"
            label="Porcentaje (negativo para bajar)"
            requiredText={REQUIRED}
            min={LEAST_PERCENT}
          >
            <PercentField max={900} isChange />
          </NumberItem>
        ) : (
          <NumberItem
            key="price"
            name="price"
            label="Precio sin IVA"
            requiredText={REQUIRED}
            min={LEAST_PRICE}
          >
            <MoneyField max={MAX_PRICE} />
          </NumberItem>
        )}
      </Form>
    </Modal>
  );
}

/** What can be done with several products: all of them are changed, or none. */
export function BulkProducts({ products, onDone }: BulkProductsProps) {
  const { notification } = App.useApp();
  const [isPricing, setPricing] = useState(false);
  const { mutateAsync: change, isPending } = useChangeProducts();

  const run = async (wish: Pick<BulkChange, 'active'>) => {
    try {
      const { changed } = await change({ ids: products.map(({ id }) => id), ...wish });
      notification.success({ title: `Se cambiaron ${changed} productos`, role: 'status' });
      onDone();
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };

  return (
    <>
      <Button loading={isPending} onClick={() => void run({ active: true })}>
        Activar
      </Button>
      <Button loading={isPending} onClick={() => void run({ active: false })}>
        Desactivar
      </Button>
      <Button onClick={() => setPricing(true)}>Cambiar precio</Button>
      {isPricing && <PriceDialog products={products} onDone={onDone} onClose={() => setPricing(false)} />}
    </>
  );
}
