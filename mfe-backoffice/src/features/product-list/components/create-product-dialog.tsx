import { ModalForm } from '@ant-design/pro-components';
import { PRODUCT_LABELS } from '@lacteos/contracts/reference/product-labels';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton, ReasonList, refusalReasons, useFormGuard } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Collapse, Form } from 'antd';
import { useState } from 'react';

import { failedCall, type FailedCall, refusalText, refusedFields, formStyles } from '#features/editing';
import { useCreateProduct, useLinkProduct } from '../model/save-product';
import { siigoChoicesQuery, type SiigoChoices } from '../model/siigo-choices';
import { NEW_PRODUCT, newProductRequest, type NewProductValues } from '../model/new-product';
import { CREATED, NOT_CREATED } from '../model/product-texts';
import {
  ImageField,
  NetContentFields,
  NumberFields,
  OptionalFields,
  SiigoFields,
  TextFields,
} from './product-fields';

type Step =
  | { kind: 'typing'; problem: string | null }
  | { kind: 'unlinked'; product: AdminProduct; problem: FailedCall };

interface UnlinkedProps {
  step: Extract<Step, { kind: 'unlinked' }>;
  isLinking: boolean;
  onRetry: () => void;
}

function Unlinked({ step, isLinking, onRetry }: UnlinkedProps) {
  const { code, name } = step.product;
  const reasons = refusalReasons(step.problem.errors);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={NOT_CREATED}
      description={
        <>
          <p>
            El producto {name} quedó guardado con el código {code}, pero no se enlazó con SIIGO
            {reasons.length > 0 ? '.' : `: ${step.problem.message}`}
          </p>
          <ReasonList reasons={reasons} />
          <Button loading={isLinking} onClick={onRetry}>
            Reintentar enlace
          </Button>
        </>
      }
    />
  );
}

/** One element: the form remounts what stands first in it. */
function NewProductFields({ choices }: { choices: SiigoChoices }) {
  return (
    <>
      <ImageField />
      <div className={formStyles.officeFormColumns}>
        <TextFields />
        <NumberFields />
        <NetContentFields />
        <SiigoFields {...choices} />
      </div>
      <Collapse
        items={[
          {
            key: 'optional',
            label: 'Datos opcionales',
            forceRender: true,
            children: (
              <div className={formStyles.officeFormColumns}>
                <OptionalFields isNew />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

/** In the shop, then in SIIGO. A failed second step can be retried alone. */
export function CreateProductDialog({ onClose }: { onClose: () => void }) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<NewProductValues>();
  const [step, setStep] = useState<Step>({ kind: 'typing', problem: null });
  const choices = useQuery(siigoChoicesQuery);
  const create = useCreateProduct();
  const link = useLinkProduct();
  const askToClose = useFormGuard('new product', form, { isOpen: () => step.kind === 'typing' });

  const linkWithSiigo = async (product: AdminProduct, isRetry: boolean) => {
    try {
      await link.mutateAsync({ id: product.id, isRetry });
      notification.success({ title: CREATED, role: 'status' });
      onClose();
    } catch (error) {
      setStep({ kind: 'unlinked', product, problem: failedCall(error) });
    }
  };

  const save = async (values: NewProductValues) => {
    try {
      const product = await create.mutateAsync(newProductRequest(values));
      await linkWithSiigo(product, false);
    } catch (error) {
      const failure = failedCall(error);
      setStep({ kind: 'typing', problem: refusalText(failure, PRODUCT_LABELS) });
      form.setFields(refusedFields(failure, PRODUCT_LABELS) as Parameters<typeof form.setFields>[0]);
    }
  };

  const isUnlinked = step.kind === 'unlinked';
  return (
    <ModalForm<NewProductValues>
      noValidate
      open
      form={form}
      title="Crear producto"
      width={760}
      initialValues={NEW_PRODUCT}
      modalProps={{ mask: { closable: false }, destroyOnHidden: true }}
      submitter={
        isUnlinked || !choices.data
          ? { submitButtonProps: { style: { display: 'none' } }, searchConfig: { resetText: 'Cerrar' } }
          : { searchConfig: { submitText: 'Crear producto', resetText: 'Cancelar' } }
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) askToClose(onClose);
      }}
      onFinish={save}
    >
      {isUnlinked && (
        <Unlinked
          step={step}
          isLinking={link.isPending}
          onRetry={() => void linkWithSiigo(step.product, true)}
        />
      )}
      {step.kind === 'typing' && step.problem !== null && (
        <Alert
          className={formStyles.officeFormNotice}
          type="error"
          showIcon
          role="alert"
          title={NOT_CREATED}
          description={step.problem}
        />
      )}
      {!isUnlinked && choices.isPending && <LoadingSkeleton />}
      {!isUnlinked && choices.isError && (
        <LoadFailure
          error={choices.error}
          isRetrying={choices.isFetching}
          onRetry={() => void choices.refetch()}
        />
      )}
      {!isUnlinked && choices.data && <NewProductFields choices={choices.data} />}
    </ModalForm>
  );
}
