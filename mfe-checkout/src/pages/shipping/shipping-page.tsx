import { sellsForStore, type SessionUser, type ShippingAddress } from '@lacteos/contracts';
import { readRoot, updateRoot } from '@lacteos/session-bus';
import { Form, Input } from 'antd';
import { Navigate, useNavigate } from 'react-router-dom';
import { WithFilledCart } from '#features/cart';
import { dropDrafts } from '#features/drafts';
import { CheckoutScreen } from '#features/screen';
import {
  CheckoutForm,
  checkoutFormStyles,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  PHONE,
  CityFields,
  REQUIRED,
  shippingDefaults,
} from '#features/shipping';
import { CheckoutSteps } from '#features/steps';
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
};

function ShippingForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const submit = (values: ShippingAddress) => {
    updateRoot({ shippingAddress: { ...values, idUser: user.id }, customer: null });
    dropDrafts();
    void navigate('/payment');
  };
  return (
    <CheckoutForm<ShippingAddress>
      name="shipping"
      userId={user.id}
      initialValues={shippingDefaults(user, readRoot().shippingAddress)}
      labels={LABELS}
      onSubmit={submit}
    >
      <Form.Item label={LABELS.first_name} name="first_name" rules={[REQUIRED, FIRST_NAME]}>
        <Input autoComplete="given-name" aria-required />
      </Form.Item>
      <Form.Item label={LABELS.last_name} name="last_name" rules={[REQUIRED, LAST_NAME]}>
        <Input autoComplete="family-name" aria-required />
      </Form.Item>
      <Form.Item
        label={LABELS.nameCompany}
        name="nameCompany"
        rules={[REQUIRED]}
        className={checkoutFormStyles.wide}
      >
        <Input autoComplete="organization" aria-required />
      </Form.Item>
      <Form.Item label={LABELS.address} name="address" rules={[REQUIRED]} className={checkoutFormStyles.wide}>
        <Input autoComplete="street-address" aria-required placeholder="Calle 15 # 20-30, apto 201" />
      </Form.Item>
      <CityFields />
      <Form.Item label={LABELS.phone} name="phone" rules={[REQUIRED, PHONE]}>
        <Input type="tel" inputMode="numeric" autoComplete="tel-national" aria-required />
      </Form.Item>
      <Form.Item label={LABELS.email} name="email" rules={[REQUIRED, EMAIL]}>
        <Input type="email" autoComplete="email" aria-required />
      </Form.Item>
    </CheckoutForm>
  );
}

/** `/shipping`: where a customer's order goes. Staff have a form of their own. */
export function ShippingPage() {
  return (
    <CheckoutScreen
      title="Datos de envío"
      signInRedirect="/registrar?redirect=/shipping"
      above={() => <CheckoutSteps current="shipping" shippingPath="/shipping" />}
    >
      {(user) =>
        sellsForStore(user.id_role) ? (
          <Navigate to="/shipping2" replace />
        ) : (
          <WithFilledCart userId={user.id}>
            <StepWithSummary userId={user.id}>
              <ShippingForm user={user} />
            </StepWithSummary>
          </WithFilledCart>
        )
      }
    </CheckoutScreen>
  );
}
