import { ProForm } from '@ant-design/pro-components';
import type { AdminProduct, ProductChange } from '@lacteos/contracts';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Skeleton } from 'antd';
import { useState } from 'react';

import { CONFLICT, failedCall, refusalText } from '../../editing/failed-call';
import { useUnsavedGuard } from '@lacteos/ui/antd';
import { OfficeStatus } from '../../office-table';
import { useChangeProduct, useLinkProduct } from '../../products/api/save-product';
import { siigoChoicesQuery, type SiigoChoices } from '../../products/api/siigo-choices';
import { OptionalFields, SiigoFields } from '../../products/components/product-fields';
import { CREATED, PRODUCT_LABELS } from '../../products/model/product-texts';

type AccountingValues = Pick<
  AdminProduct,
  | 'account'
  | 'idTax'
  | 'position'
  | 'family'
  | 'type'
  | 'unid'
  | 'taxClassification'
  | 'taxIncluded'
  | 'taxConsumptionValue'
  | 'stockControl'
  | 'tariff'
>;

/** A product keeps the choice it has, also when SIIGO no longer offers it. */
const valuesOf = (product: AdminProduct): AccountingValues => {
  const { account, idTax, position, family, type, unid } = product;
  const { taxClassification, taxIncluded, taxConsumptionValue, stockControl, tariff } = product;
  return {
    account,
    idTax,
    position,
    family,
    type,
    unid,
    taxClassification,
    taxIncluded,
    taxConsumptionValue,
    stockControl,
    tariff,
  };
};

interface AccountingFormProps {
  product: AdminProduct;
  choices: SiigoChoices;
}

function AccountingForm({ product, choices }: AccountingFormProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<AccountingValues>();
  const [problem, setProblem] = useState<string | null>(null);
  const [version, setVersion] = useState(product.version);
  const { mutateAsync: change, isPending } = useChangeProduct();
  useUnsavedGuard(() => form.isFieldsTouched());

  const save = async (values: AccountingValues) => {
    setProblem(null);
    const filled = {
      ...values,
      tariff: values.tariff ?? '',
      taxConsumptionValue: values.taxConsumptionValue ?? 0,
    };
    const body = { id: product.id, version, ...filled } as ProductChange;
    try {
      const saved = await change(body);
      setVersion(saved.version);
      form.resetFields();
      form.setFieldsValue(valuesOf(saved));
      notification.success({ title: 'Se guardaron los datos contables', role: 'status' });
    } catch (error) {
      const failure = failedCall(error);
      if (failure.code === CONFLICT) setVersion((failure.errors?.['current'] as AdminProduct).version);
      setProblem(refusalText(failure, PRODUCT_LABELS));
    }
  };

  return (
    <ProForm<AccountingValues>
      form={form}
      initialValues={valuesOf(product)}
      onFinish={save}
      submitter={{
        render: () => (
          <Button htmlType="submit" loading={isPending}>
            Guardar datos contables
          </Button>
        ),
      }}
    >
      {problem && (
        <Alert className="office-form__notice" type="error" showIcon role="alert" title={problem} />
      )}
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
      {choices.isPending && <Skeleton active aria-label="Cargando.." />}
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
