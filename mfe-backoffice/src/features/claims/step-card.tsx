import { HARM_KIND_NAMES, HARM_KINDS, MAX_CLAIM_TEXT } from '@lacteos/contracts/claims/claims';
import type { ClaimDetail, ClaimStep } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import { FormProblem } from '@lacteos/ui/antd';
import { Alert, App, Button, Form, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

import { failedCall, formStyles } from '#features/editing';
import { claimStaffQuery, useClaimStep } from './claim-calls';
import { TEXT_STEPS, type TextStep, urgencyText } from './claim-texts';
import styles from './claims.module.css';

type Send = (step: Omit<ClaimStep, 'version'>) => Promise<void>;

function TextDialog({ step, send, onClose }: { step: TextStep; send: Send; onClose: () => void }) {
  const [form] = Form.useForm<{ text: string }>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { button, label, ok } = TEXT_STEPS[step];
  const submit = async ({ text }: { text: string }) => {
    setBusy(true);
    setProblem(null);
    try {
      await send({ step, text: text.trim() });
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={button}
      okText={ok}
      cancelText="Volver"
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        noValidate
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
        <Form.Item
          name="text"
          label={label}
          rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba este dato.' }]}
        >
          <Input.TextArea rows={4} maxLength={MAX_CLAIM_TEXT} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function HarmNotice({ claim: { harm, harmDuty } }: { claim: ClaimDetail }) {
  if (!harm || !harmDuty) return null;
  const { who, authority, url, dueOn, reportedAt } = harmDuty;
  if (reportedAt)
    return (
      <Alert className={styles.harm} type="success" showIcon title={`${HARM_KINDS[harm]}: ya se reportó.`} />
    );
  return (
    <Alert
      className={styles.harm}
      type="error"
      showIcon
      title={`${HARM_KINDS[harm]}: reportar hasta el ${formatLongDay(dueOn)}`}
      description={
        <>
          {who} lo reporta a la{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {authority}
          </a>
          . Guarde lote, fecha y muestra del producto.
        </>
      }
    />
  );
}

function Choices({ claim, send }: { claim: ClaimDetail; send: Send }) {
  const [staffId, harmId] = [useId(), useId()];
  const { data: staff = [] } = useQuery(claimStaffQuery);
  const none = { value: 0, label: 'Sin encargado' };
  return (
    <>
      <div className={styles.assign}>
        <label htmlFor={staffId}>Encargado</label>
        <Select
          id={staffId}
          value={claim.assigneeId ?? 0}
          options={[none, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(id: number) => void send({ step: 'assign', assigneeId: id === 0 ? null : id })}
        />
      </div>
      {claim.steps.includes('mark-harm') && (
        <div className={styles.assign}>
          <label htmlFor={harmId}>¿El producto le hizo daño a alguien?</label>
          <Select
            id={harmId}
            value={claim.harm ?? ''}
            options={[
              { value: '', label: 'No' },
              ...HARM_KIND_NAMES.map((kind) => ({ value: kind, label: HARM_KINDS[kind] })),
            ]}
            onChange={(harm: string) =>
              void send({ step: 'mark-harm', harm: (harm || null) as ClaimStep['harm'] })
            }
          />
        </div>
      )}
    </>
  );
}

export function StepCard({ claim }: { claim: ClaimDetail }) {
  const { notification } = App.useApp();
  const [asked, setAsked] = useState<TextStep | null>(null);
  const { mutateAsync, isPending } = useClaimStep(claim.id);
  const send: Send = async (step) => {
    await mutateAsync({ ...step, version: claim.version });
    notification.success({ title: 'Quedó registrado.', role: 'status' });
  };
  const sendOrTell: Send = async (step) => {
    try {
      await send(step);
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  const isUrgent = claim.urgency === 'overdue' || claim.urgency === 'due-soon';
  const textSteps = (Object.keys(TEXT_STEPS) as TextStep[]).filter((step) => claim.steps.includes(step));
  return (
    <section className={formStyles.officeCard} aria-label="Plazo">
      <h2>Plazo</h2>
      <HarmNotice claim={claim} />
      {claim.urgency === 'done' ? (
        <p>Este caso no espera respuesta.</p>
      ) : (
        <p className={isUrgent ? styles.late : undefined}>
          Responder hasta el {formatLongDay(claim.dueOn)}. {urgencyText(claim)}.
          {claim.isProlonged && ' Ya se prorrogó.'}
        </p>
      )}
      {claim.prolongation && (
        <p className={styles.soft}>
          La ley permite {claim.prolongation.days} días hábiles más, hasta el{' '}
          {formatLongDay(claim.prolongation.dueOn)}.
        </p>
      )}
      <Choices claim={claim} send={sendOrTell} />
      <div className={styles.buttons}>
        {claim.steps.includes('start') && (
          <Button loading={isPending} onClick={() => void sendOrTell({ step: 'start' })}>
            Poner en trámite
          </Button>
        )}
        {claim.steps.includes('close') && (
          <Button loading={isPending} onClick={() => void sendOrTell({ step: 'close' })}>
            Cerrar el caso
          </Button>
        )}
        {textSteps.map((step) => (
          <Button key={step} onClick={() => setAsked(step)}>
            {TEXT_STEPS[step].button}
          </Button>
        ))}
      </div>
      {asked && <TextDialog step={asked} send={send} onClose={() => setAsked(null)} />}
    </section>
  );
}
