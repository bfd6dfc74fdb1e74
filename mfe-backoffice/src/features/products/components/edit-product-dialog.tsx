import { ModalForm } from '@ant-design/pro-components';
import type { AdminProduct } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { App } from 'antd';

import { EditNotice } from '../../editing/edit-notice';
import { useEdit } from '../../editing/use-edit';
import { useChangeProduct } from '../api/save-product';
import { editRequest, editValuesOf, type ProductEditValues } from '../model/product-edit';
import { PRODUCT_LABELS } from '../model/product-texts';
import { ImageField, NumberFields, TextFields } from './product-fields';

interface EditProductDialogProps {
  product: AdminProduct;
  onClose: () => void;
}
const shown = (field: keyof ProductEditValues, value: unknown): string =>
  field === 'price' ? formatMoney(Number(value)) : String(value);

/** Edits a product. When somebody else was faster, it says what he changed and keeps what was typed. */
export function EditProductDialog({ product, onClose }: EditProductDialogProps) {
  const { notification } = App.useApp();
  const { mutateAsync: change } = useChangeProduct();
  const { form, initialValues, notice, finish, askToClose } = useEdit<AdminProduct, ProductEditValues>({
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
    <ModalForm<ProductEditValues>
      open
      form={form}
      title={`Editar ${product.name}`}
      width={760}
      initialValues={initialValues}
      modalProps={{ mask: { closable: false }, destroyOnHidden: true }}
      submitter={{ searchConfig: { submitText: 'Guardar', resetText: 'Cancelar' } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) askToClose(onClose);
      }}
      onFinish={finish}
    >
      <EditNotice notice={notice} />
      <ImageField />
      <div className="office-form__columns">
        <TextFields />
        <NumberFields />
      </div>
    </ModalForm>
  );
}
