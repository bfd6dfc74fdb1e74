import { PRODUCT_LABELS } from '@lacteos/contracts/reference/product-labels';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { App } from 'antd';

import { EditDialog, useEdit, formStyles } from '#features/editing';
import { useChangeProduct } from '../model/save-product';
import { editRequest, editValuesOf, type ProductEditValues } from '../model/product-edit';
import { ImageField, NetContentFields, NumberFields, TextFields } from './product-fields';

interface EditProductDialogProps {
  product: AdminProduct;
  onClose: () => void;
}
const shown = (field: keyof ProductEditValues, value: unknown): string =>
  field === 'price' ? formatMoney(Number(value)) : String(value);

export function EditProductDialog({ product, onClose }: EditProductDialogProps) {
  const { notification } = App.useApp();
  const { mutateAsync: change } = useChangeProduct();
  const edit = useEdit<AdminProduct, ProductEditValues>({
    name: `product ${product.id}`,
    row: product,
    valuesOf: editValuesOf,
    labels: PRODUCT_LABELS,
    textOf: shown,
    save: (seen, values) => change(editRequest(seen, values)),
    onSaved: ({ name }) => {
      notification.success({ title: `Se guardó ${name}`, role: 'status' });
      onClose();
    },
  });

  return (
    <EditDialog edit={edit} title={`Editar ${product.name}`} width={760} onClose={onClose}>
      <ImageField />
      <div className={formStyles.officeFormColumns}>
        <TextFields />
        <NumberFields />
        <NetContentFields />
      </div>
    </EditDialog>
  );
}
