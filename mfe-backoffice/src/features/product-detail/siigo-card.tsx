import { ProForm } from '@ant-design/pro-components';
import { PRODUCT_LABELS } from '@lacteos/contracts/reference/product-labels';
import type { AdminProduct, ProductChange } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton, ReasonList, refusalReasons, StatusText } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { EditNotice, failedCall, type FailedCall, useEdit, formStyles } from '#features/editing';
import {
  CREATED,
  NOT_LINKED,
  OptionalFields,
  productControlOf,
  type SiigoChoices,
  siigoChoicesQuery,
  SiigoFields,
  useChangeProduct,
  useLinkProduct,
} from '#features/product-list';
import { accountingText, accountingValuesOf, type AccountingValues } from './accounting-values';
import styles from './product.module.css';

interface AccountingFormProps {
  product: AdminProduct;
  choices: SiigoChoices;
}

function AccountingForm({ product, choices }: AccountingFormProps) {
  const { notification } = App.useApp();
  const { mutateAsync: change, isPending } = useChangeProduct();
  const { form, initialValues, notice, finish, continueWith, mergeCurrent } = useEdit<
    AdminProduct,
    AccountingValues
  >({
    name: `accounting ${product.id}`,
    row: product,
    valuesOf: accountingValuesOf,
    labels: PRODUCT_LABELS,
    textOf: (field, value) => accountingText(choices, field, value),
    save: ({ id, version }, values) =>
      change({
        id,
        version,
        ...values,
        // An excluded product has no tax, and the API removes none.
        idTax: values.idTax ?? undefined,
        tariff: values.tariff ?? '',
        ean: values.ean ?? '',
        taxChangeOn: values.taxChangeOn ?? '',
        taxConsumptionValue: values.taxConsumptionValue ?? 0,
      } as ProductChange),
    onSaved: (_values, saved) => {
      continueWith(saved);
      notification.success({ title: 'Se guardaron los datos contables', role: 'status' });
    },
  });

  // Linking brings SIIGO's group and tax into the open form.
  const linked = useRef(product.siigoId);
  useEffect(() => {
    if (linked.current === product.siigoId) return;
    linked.current = product.siigoId;
    mergeCurrent(product);
  });

  return (
    <ProForm<AccountingValues>
      noValidate
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
      <div className={formStyles.officeFormColumns}>
        <SiigoFields {...choices} />
        <OptionalFields isNew={false} />
      </div>
    </ProForm>
  );
}

function LinkProblem({ problem }: { problem: FailedCall }) {
  const reasons = refusalReasons(problem.errors);
  const hasReasons = reasons.length > 0;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={hasReasons ? NOT_LINKED : problem.message}
      description={hasReasons && <ReasonList reasons={reasons} controlOf={productControlOf} />}
    />
  );
}

function LinkState({ product }: { product: AdminProduct }) {
  const { notification } = App.useApp();
  const { mutateAsync: link, isPending } = useLinkProduct();
  const [problem, setProblem] = useState<FailedCall | null>(null);
  const retry = async () => {
    setProblem(null);
    try {
      await link({ id: product.id, isRetry: true });
      notification.success({ title: CREATED, role: 'status' });
    } catch (error) {
      setProblem(failedCall(error));
    }
  };
  if (product.siigoId) {
    return (
      <p>
        <StatusText tone="good">Enlazado</StatusText>{' '}
        <code className={styles.productGuid}>{product.siigoId}</code>
      </p>
    );
  }
  return (
    <div className={styles.productLink}>
      <StatusText tone="open">Sin enlazar</StatusText>
      <Button loading={isPending} onClick={() => void retry()}>
        Enlazar con SIIGO
      </Button>
      {problem && <LinkProblem problem={problem} />}
    </div>
  );
}

export function SiigoCard({ product }: { product: AdminProduct }) {
  const choices = useQuery(siigoChoicesQuery);
  return (
    <>
      <LinkState product={product} />
      {choices.isPending && <LoadingSkeleton />}
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
