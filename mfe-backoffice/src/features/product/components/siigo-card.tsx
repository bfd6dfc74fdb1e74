import { ProForm } from '@ant-design/pro-components';
import type { AdminProduct, ProductChange } from '@lacteos/contracts';
import { LoadFailure, LoadingBones } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';

import { EditNotice } from '../../editing/edit-notice';
import { failedCall } from '../../editing/failed-call';
import { useEdit } from '../../editing/use-edit';
import { OfficeStatus } from '../../office-table';
import { useChangeProduct, useLinkProduct } from '../../products/api/save-product';
import { siigoChoicesQuery, type SiigoChoices } from '../../products/api/siigo-choices';
import { OptionalFields, SiigoFields } from '../../products/components/product-fields';
import { CREATED, PRODUCT_LABELS } from '../../products/model/product-texts';
import { accountingText, accountingValuesOf, type AccountingValues } from '../model/accounting-values';

interface AccountingFormProps {
  product: AdminProduct;
  choices: SiigoChoices;
}

function AccountingForm({ product, choices }: AccountingFormProps) {
  const { notification } = App.useApp();
  const { mutateAsync: change, isPending } = useChangeProduct();
  const { form, initialValues, notice, finish, goOnWith } = useEdit<AdminProduct, AccountingValues>({
    row: product,
    valuesOf: accountingValuesOf,
    labels: PRODUCT_LABELS,
    textOf: (field, value) => accountingText(choices, field, value),
    save: ({ id, version }, values) =>
      change({
        id,
        version,
        ...values,
        tariff: values.tariff ?? '',
        taxConsumptionValue: values.taxConsumptionValue ?? 0,
      } as ProductChange),
    onSaved: (_values, saved) => {
      goOnWith(saved);
      notification.success({ title: 'Se guardaron los datos contables', role: 'status' });
    },
  });

  return (
    <ProForm<AccountingValues>
      form={form}
      initialValues={initialValues}
      onFinish={finish}
      submitter={{
        render: () => (
          <Button htmlType="submit" loading={isPending}>
            Guardar datos contables
          </Button>
        ),
      }}
    >
      <EditNotice notice={notice} />
      <div className="office-form__columns">
        <SiigoFields {...choices} />
        <OptionalFields isNew={false} />
      </div>
    </ProForm>
  );
}

function LinkState({ product }: { product: AdminProduct }) {
  const { notification } = App.useApp();
  const { mutateAsync: link, isPending } = useLinkProduct();
  const [problem, setProblem] = useState<string | null>(null);
  const retry = async () => {
    setProblem(null);
    try {
      await link({ id: product.id, isRetry: true });
      notification.success({ title: CREATED, role: 'status' });
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  if (product.siigoId) {
    return (
      <p>
        <OfficeStatus tone="good">Enlazado</OfficeStatus>{' '}
        <code className="product-guid">{product.siigoId}</code>
      </p>
    );
  }
  return (
    <div className="product-link">
      <OfficeStatus tone="open">Sin enlazar</OfficeStatus>
      <Button loading={isPending} onClick={() => void retry()}>
        Enlazar con SIIGO
      </Button>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </div>
  );
}

/** Whether a product is linked with SIIGO, and what SIIGO needs to know of it. */
export function SiigoCard({ product }: { product: AdminProduct }) {
  const choices = useQuery(siigoChoicesQuery);
  return (
    <>
      <LinkState product={product} />
      {choices.isPending && <LoadingBones />}
      {choices.isError && (
        <LoadFailure
          error={choices.error}
          isRetrying={choices.isFetching}
          onRetry={() => void choices.refetch()}
        />
      )}
      {choices.data && <AccountingForm key={product.id} product={product} choices={choices.data} />}
    </>
  );
}
