import { countText } from '@lacteos/contracts/parsing/count-text';
import type { AdminProduct, BulkProducts as BulkChange } from '@lacteos/contracts/schemas';
import {
  FormProblem,
  MoneyField,
  NumberItem,
  PercentField,
  useFormGuard,
  usePersistedState,
} from '@lacteos/ui/antd';
import { App, Button, Form, Modal, Radio } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles, useUndoNotice } from '#features/editing';
import { useChangeProducts } from '../model/many-products';
import { useSetPrices } from '../model/set-prices';
import { MIN_PRICE, MAX_PRICE, REQUIRED } from '../model/product-texts';
import { PriceGrid } from './price-grid';

interface BulkProductsProps {
  products: readonly AdminProduct[];
  onDone: () => void;
}
interface PriceForm {
  kind: 'percent' | 'price';
  percent?: number;
  price?: number;
}

const productsText = (count: number) => countText(count, 'producto', 'productos');
const MIN_PERCENT = { value: -90, text: 'Puede bajar máximo 90 %.' };

function PriceDialog({ products, onDone, onClose }: BulkProductsProps & { onClose: () => void }) {
  const showUndo = useUndoNotice();
  const { mutateAsync: setPrices } = useSetPrices();
  const [form] = Form.useForm<PriceForm>();
  const askToClose = useFormGuard('price change', form);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: change, isPending } = useChangeProducts();
  const kind = Form.useWatch('kind', form) ?? 'percent';

  const save = async (values: PriceForm) => {
    setProblem(null);
    try {
      await change({ ids: products.map(({ id }) => id), [values.kind]: values[values.kind] });
      // The change raised each version by one; products edited since are refused.
      const before = products.map(({ id, price, version }) => ({ id, price, version: version + 1 }));
      showUndo(`Se cambió el precio de ${productsText(products.length)}`, () => setPrices(before));
      onClose();
      onDone();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };

  return (
    <Modal
      open
      title={`Cambiar el precio de ${productsText(products.length)}`}
      okText="Cambiar precios"
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(onClose)}
    >
      <Form<PriceForm>
        noValidate
        form={form}
        layout="vertical"
        initialValues={{ kind: 'percent' }}
        onFinish={(values) => void save(values)}
      >
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
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
            min={MIN_PERCENT}
          >
            <PercentField max={900} isChange />
          </NumberItem>
        ) : (
          <NumberItem key="price" name="price" label="Precio sin IVA" requiredText={REQUIRED} min={MIN_PRICE}>
            <MoneyField max={MAX_PRICE} />
          </NumberItem>
        )}
      </Form>
    </Modal>
  );
}

export function BulkProducts({ products, onDone }: BulkProductsProps) {
  const { notification } = App.useApp();
  const showUndo = useUndoNotice();
  const [isPricing, setPricing] = usePersistedState<'change' | 'grid' | null>('opened prices', null);
  const close = () => setPricing(null);
  const { mutateAsync: change, isPending } = useChangeProducts();

  const run = async (wish: Pick<BulkChange, 'active'>) => {
    try {
      const { changed } = await change({ ids: products.map(({ id }) => id), ...wish });
      const others = products.filter(({ active }) => active !== wish.active).map(({ id }) => id);
      const title = `${changed === 1 ? 'Se cambió' : 'Se cambiaron'} ${productsText(changed)}`;
      if (others.length > 0) showUndo(title, () => change({ ids: others, active: !wish.active }));
      else notification.success({ title, role: 'status' });
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
      <Button onClick={() => setPricing('change')}>Cambiar precio</Button>
      <Button onClick={() => setPricing('grid')}>Precios en tabla</Button>
      {isPricing === 'change' && <PriceDialog products={products} onDone={onDone} onClose={close} />}
      {isPricing === 'grid' && <PriceGrid products={products} onDone={onDone} onClose={close} />}
    </>
  );
}
