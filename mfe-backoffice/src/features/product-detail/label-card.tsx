import { ProForm } from '@ant-design/pro-components';
import { DETAILS_LABELS } from '@lacteos/contracts/reference/food-label';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { App, Button } from 'antd';

import { EditNotice, failedCall, formStyles, useEdit } from '#features/editing';
import { useChangeProduct } from '#features/product-list';
import { atFormFields, detailsOf, labelText, labelValuesOf, type LabelValues } from './label-values';
import { KeepingFields, NutritionFields, RecipeFields } from './label-fields';
import { LabelGallery } from './label-gallery';
import styles from './label.module.css';

export function LabelCard({ product }: { product: AdminProduct }) {
  const { notification } = App.useApp();
  const { mutateAsync: change, isPending } = useChangeProduct();
  const { form, initialValues, notice, finish, continueWith } = useEdit<AdminProduct, LabelValues>({
    name: `label ${product.id}`,
    row: product,
    valuesOf: labelValuesOf,
    labels: DETAILS_LABELS,
    textOf: labelText,
    save: async ({ id, version }, values) => {
      try {
        return await change({ id, version, details: detailsOf(values) });
      } catch (error) {
        throw atFormFields(failedCall(error));
      }
    },
    onSaved: (_values, saved) => {
      continueWith(saved);
      notification.success({ title: 'Se guardó la etiqueta', role: 'status' });
    },
  });
  return (
    <details className={styles.label}>
      <summary>
        {product.details
          ? 'Ver y cambiar la etiqueta'
          : 'Falta: agregue ingredientes, alérgenos y tabla nutricional'}
      </summary>
      <ProForm<LabelValues>
        noValidate
        form={form}
        initialValues={initialValues}
        omitNil={false}
        onFinish={finish}
        submitter={{
          render: () => (
            <div className={formStyles.saveBar}>
              <div className={formStyles.saveBarButtons}>
                <Button type="primary" htmlType="submit" loading={isPending}>
                  Guardar etiqueta
                </Button>
              </div>
            </div>
          ),
        }}
      >
        <EditNotice notice={notice} />
        <LabelGallery />
        <RecipeFields />
        <NutritionFields />
        <KeepingFields />
      </ProForm>
    </details>
  );
}
