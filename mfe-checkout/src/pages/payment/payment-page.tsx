import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { PaymentType, SessionUser } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import { readRoot, updateRoot } from '@lacteos/session-bus';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HelpAside } from '@lacteos/ui';
import { NativeSelect } from '@lacteos/ui/antd';
import { WithFilledCart } from '#features/cart';
import { sealCheckout } from '#features/drafts';
import { paymentNamed } from '#features/orders';
import { paymentTypesQuery } from '#features/payment';
import { CheckoutScreen, ErrorState, LoadingState, screenStyles } from '#features/screen';
import { StepWithSummary } from '#features/summary';
import styles from './payment-page.module.css';

/** More methods are easier to find in a list. */
const MAX_CARDS = 3;

interface MethodCardsProps {
  types: readonly PaymentType[];
  chosenId: number | undefined;
  onChoose: (id: string) => void;
}

/** Shows the options of the select and presses them; keyboard and screen readers use the select alone. */
const MethodCards = ({ types, chosenId, onChoose }: MethodCardsProps) => (
  <div className={styles.cards} aria-hidden="true">
    {types.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        tabIndex={-1}
        className={styles.card}
        data-chosen={id === chosenId}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(String(id))}
      >
        <span className={styles.dot} />
        <span>
          <strong>{name}</strong>
          <span className={styles.line}>{paymentMethodNamed(name)?.hint}</span>
        </span>
      </button>
    ))}
  </div>
);

function PaymentForm({ user, types }: { user: SessionUser; types: PaymentType[] }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => paymentNamed(types, readRoot().paymentMethod?.name));
  const [isMissing, setIsMissing] = useState(false);
  const hint = paymentMethodNamed(chosen?.name)?.hint;
  const isChoice = types.length <= MAX_CARDS;
  const choose = (id: string) => {
    const type = types.find((candidate) => String(candidate.id) === id) ?? null;
    setChosen(type);
    setIsMissing(false);
    if (!type) return;
    updateRoot({ paymentMethod: { id: type.id, name: type.name } });
    sealCheckout(user.id);
  };
  const submit = () => {
    if (!chosen) return setIsMissing(true);
    updateRoot({ paymentMethod: { id: chosen.id, name: chosen.name } });
    void navigate(sellsForStore(user.id_role) ? '/placeorderstore' : '/placeorder');
  };
  if (types.length === 0) {
    return (
      <Alert type="warning" showIcon title="Por ahora no hay métodos de pago disponibles para su cuenta." />
    );
  }
  return (
    <Form
      noValidate
      className={screenStyles.form}
      classNames={{ label: screenStyles.formLabel, helpItem: screenStyles.formError }}
      layout="vertical"
      size="large"
      onFinish={submit}
      requiredMark={false}
    >
      <div className={screenStyles.panel}>
        {isMissing && (
          <Alert
            type="error"
            role="alert"
            showIcon
            title={TEXTS.paymentMethodRequired}
            className={styles.missing}
          />
        )}
        <Form.Item
          className={styles.method}
          label="Método de pago"
          htmlFor="payment-method"
          extra={hint && !isChoice ? <span className={styles.hint}>{hint}</span> : null}
          validateStatus={isMissing ? 'error' : undefined}
        >
          <div className={isChoice ? styles.choices : undefined}>
            <NativeSelect
              id="payment-method"
              placeholder="Seleccione un método de pago"
              options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={chosen ? String(chosen.id) : undefined}
              onChange={(event) => choose(event.target.value)}
              aria-required
              aria-invalid={isMissing}
            />
            {isChoice && <MethodCards types={types} chosenId={chosen?.id} onChoose={choose} />}
          </div>
        </Form.Item>
      </div>
      <div className={screenStyles.actions}>
        <Button type="primary" htmlType="submit" size="large" block>
          Continuar
        </Button>
      </div>
    </Form>
  );
}

function Payment({ user }: { user: SessionUser }) {
  const types = useQuery(paymentTypesQuery(user.id));
  if (types.isPending) return <LoadingState rows={2} />;
  // The help comes with the methods, which would move it.
  return (
    <>
      <div className={screenStyles.short}>
        {types.data ? (
          <PaymentForm user={user} types={types.data} />
        ) : (
          <ErrorState
            error={types.error}
            isRetrying={types.isFetching}
            onRetry={() => void types.refetch()}
          />
        )}
      </div>
      <div className={styles.help}>
        <HelpAside />
      </div>
    </>
  );
}

export function PaymentPage() {
  return (
    <CheckoutScreen title="Método de pago" step="payment">
      {(user) => (
        <WithFilledCart userId={user.id}>
          <StepWithSummary user={user}>
            <Payment user={user} />
          </StepWithSummary>
        </WithFilledCart>
      )}
    </CheckoutScreen>
  );
}
