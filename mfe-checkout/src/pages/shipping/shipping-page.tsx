import { DELIVERY_NOTES } from '@lacteos/contracts/delivery/delivery-notes';
import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import { sellsForStore } from '@lacteos/contracts/reference/roles';
import type { SessionUser, OrderAddress } from '@lacteos/contracts/schemas';
import { readRoot, updateRoot } from '@lacteos/session-bus';
import { TypedInput } from '@lacteos/ui/antd';
import { Alert, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { WithFilledCart } from '#features/cart';
import { dropDrafts } from '#features/drafts';
import { CheckoutScreen } from '#features/screen';
import {
  ADDRESS_LENGTH,
  CheckoutForm,
  checkoutFormStyles,
  CompanyField,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  PHONE,
  CityFields,
  KeepAddress,
  LastAddress,
  REQUIRED,
  SavedAddresses,
  shippingDefaults,
  useSaveAddress,
} from '#features/shipping';
import { StepWithSummary } from '#features/summary';

const LABELS = {
  first_name: 'Nombre',
  last_name: 'Apellido',
  nameCompany: 'Razón social',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  state_code: 'Departamento',
  city_code: 'Ciudad',
  notes: DELIVERY_NOTES.label,
};

const FORM = 'shipping';

/** A failure is reported and does not block the order. */
function useSavedAddress(userId: number) {
  const { mutateAsync, error, reset } = useSaveAddress(userId);
  const [label, setLabel] = useState<string | null>(null);
  const change = (next: string | null) => {
    reset();
    setLabel(next);
  };
  const saveAddress = async ({ address, city_code, state_code }: OrderAddress): Promise<boolean> => {
    if (label === null || !label.trim() || error) return true;
    const wanted = { label: label.trim(), address, city_code, state_code, isDefault: false };
    return mutateAsync(wanted).then(
      () => true,
      () => false,
    );
  };
  return { label, change, saveAddress, error };
}

function ShippingForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const kept = useSavedAddress(user.id);
  const isSending = useRef(false);
  const submit = async (values: OrderAddress) => {
    if (isSending.current) return;
    isSending.current = true;
    const notes = values.notes?.trim() || undefined;
    updateRoot({ shippingAddress: { ...values, notes, idUser: user.id }, customer: null });
    if (!(await kept.saveAddress(values))) {
      isSending.current = false;
      return;
    }
    dropDrafts();
    void navigate('/payment');
  };
  return (
    <CheckoutForm<OrderAddress>
      name={FORM}
      userId={user.id}
      initialValues={shippingDefaults(user, readRoot().shippingAddress)}
      labels={LABELS}
      onSubmit={(values) => void submit(values)}
    >
      <SavedAddresses formName={FORM} userId={user.id} />
      <LastAddress userId={user.id} />
      <Form.Item label={LABELS.first_name} name="first_name" rules={[REQUIRED, FIRST_NAME]}>
        <TypedInput read={readName} autoComplete="given-name" aria-required />
      </Form.Item>
      <Form.Item label={LABELS.last_name} name="last_name" rules={[REQUIRED, LAST_NAME]}>
        <TypedInput read={readName} autoComplete="family-name" aria-required />
      </Form.Item>
      <CompanyField label={LABELS.nameCompany} />
      <Form.Item
        label={LABELS.address}
        name="address"
        rules={[REQUIRED, ADDRESS_LENGTH]}
        className={checkoutFormStyles.wide}
      >
        <TypedInput
          read={readName}
          autoComplete="street-address"
          aria-required
          placeholder="Calle 15 # 20-30, apto 201"
        />
      </Form.Item>
      <CityFields />
      <KeepAddress userId={user.id} label={kept.label} onLabel={kept.change} />
      {kept.error && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          className={checkoutFormStyles.notKept}
          title={`No pudimos guardar la dirección. ${kept.error.message} Puede continuar sin guardarla.`}
        />
      )}
      <Form.Item label={LABELS.phone} name="phone" rules={[REQUIRED, PHONE]}>
        <TypedInput read={readPhone} type="tel" inputMode="tel" autoComplete="tel-national" aria-required />
      </Form.Item>
      <Form.Item label={LABELS.email} name="email" rules={[REQUIRED, EMAIL]}>
        <TypedInput read={readEmail} type="email" autoComplete="email" aria-required />
      </Form.Item>
      <Form.Item label={`${LABELS.notes} (opcional)`} name="notes" className={checkoutFormStyles.wide}>
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={DELIVERY_NOTES.max}
          showCount
          placeholder="Timbrar en el 201, dejar en portería, llamar al llegar…"
        />
      </Form.Item>
    </CheckoutForm>
  );
}

/** `/shipping`; staff have their own form. */
export function ShippingPage() {
  return (
    <CheckoutScreen title="Datos de envío" signInRedirect="/registrar?redirect=/shipping" step="shipping">
      {(user) =>
        sellsForStore(user.id_role) ? (
          <Navigate to="/shipping2" replace />
        ) : (
          <WithFilledCart userId={user.id}>
            <StepWithSummary user={user}>
              <ShippingForm user={user} />
            </StepWithSummary>
          </WithFilledCart>
        )
      }
    </CheckoutScreen>
  );
}
