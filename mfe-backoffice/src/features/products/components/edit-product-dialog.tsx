import { ModalForm } from '@ant-design/pro-components';
import type { AdminProduct } from '@lacteos/contracts';
import { formatMoney } from '@lacteos/ui';
import { Alert, App, Form } from 'antd';
import { useState } from 'react';

import { ConflictNotice } from '../../editing/conflict-notice';
import { CONFLICT, failedCall, refusalText, type FailedCall } from '../../editing/failed-call';
import { mergeEdit } from '../../editing/merge-edit';
import { useUnsavedGuard } from '@lacteos/ui/antd';
import { useChangeProduct } from '../api/save-product';
import { editRequest, editValuesOf, type ProductEditValues } from '../model/product-edit';
import { PRODUCT_LABELS } from '../model/product-texts';
import { ImageField, NumberFields, TextFields } from './product-fields';

interface EditProductDialogProps {
  product: AdminProduct;
  onClose: () => void;
}
interface Notice {
  message: string;
  /** What somebody else changed meanwhile; null for another failure. */
  changes: { label: string; value: string }[] | null;
}

const shown = (field: keyof ProductEditValues, value: unknown): string =>
  field === 'price' ? formatMoney(Number(value)) : String(value);

/** Edits a product. When somebody else was faster, it says what he changed and keeps what was typed. */
export function EditProductDialog({ product, onClose }: EditProductDialogProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<ProductEditValues>();
  const [seen, setSeen] = useState(product);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { mutateAsync: change } = useChangeProduct();
  const askToClose = useUnsavedGuard(() => form.isFieldsTouched());

  const meet = (failure: FailedCall, typed: ProductEditValues) => {
    const current = failure.errors?.['current'] as AdminProduct;
    const { values, changes } = mergeEdit(editValuesOf(seen), typed, editValuesOf(current));
    form.setFieldsValue(values);
    setSeen(current);
    setNotice({
      message: failure.message,
      changes: changes.map(({ field, fresh }) => ({
        label: PRODUCT_LABELS[field],
        value: shown(field, fresh),
      })),
    });
  };

  const save = async (values: ProductEditValues) => {
    const typed = { ...editValuesOf(seen), ...values };
    try {
      await change(editRequest(seen, typed));
      notification.success({ title: `Se guardó ${typed.name}`, role: 'status' });
      onClose();
    } catch (error) {
      const failure = failedCall(error);
      if (failure.code === CONFLICT) meet(failure, typed);
      else setNotice({ message: refusalText(failure, PRODUCT_LABELS), changes: null });
    }
  };

  return (
    <ModalForm<ProductEditValues>
      open
      form={form}
      title={`Editar ${product.name}`}
      width={760}
      initialValues={editValuesOf(product)}
      modalProps={{ mask: { closable: false }, destroyOnHidden: true }}
      submitter={{ searchConfig: { submitText: 'Guardar', resetText: 'Cancelar' } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) askToClose(onClose);
      }}
      onFinish={save}
    >
      {notice?.changes && <ConflictNotice message={notice.message} changes={notice.changes} />}
      {notice && !notice.changes && (
        <Alert className="office-form__notice" type="error" showIcon role="alert" title={notice.message} />
      )}
      <ImageField />
      <div className="office-form__columns">
        <TextFields />
        <NumberFields />
      </div>
    </ModalForm>
  );
}
