import { readRoot, updateRoot } from '@lacteos/session-bus';
import type { CustomerData, SessionUser } from '@lacteos/contracts/schemas';
import { useNavigate } from 'react-router-dom';
import { WithFilledCart } from '#features/cart';
import { dropDrafts } from '#features/drafts';
import { CheckoutScreen } from '#features/screen';
import {
  addressOfCustomer,
  CheckoutForm,
  CUSTOMER_LABELS,
  CustomerFields,
  emptyCustomer,
  normalizeCustomer,
} from '#features/shipping';
import { StepWithSummary } from '#features/summary';

function CustomerForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const { customer: remembered, shippingAddress } = readRoot();
  const isMine = shippingAddress?.idUser === user.id;
  const submit = (values: CustomerData) => {
    const customer = normalizeCustomer(values);
    updateRoot({ customer, shippingAddress: addressOfCustomer(customer, user) });
    dropDrafts();
    void navigate('/payment');
  };
  return (
    <CheckoutForm<CustomerData>
      name="customer"
      userId={user.id}
      initialValues={{ ...emptyCustomer(), ...(isMine ? remembered : null) }}
      labels={CUSTOMER_LABELS}
      onSubmit={submit}
    >
      <CustomerFields userId={user.id} />
    </CheckoutForm>
  );
}

export function CustomerDataPage() {
  return (
    <CheckoutScreen title="Datos Cliente" signInRedirect="/registrar?redirect=/shipping" step="shipping">
      {(user) => (
        <WithFilledCart userId={user.id}>
          <StepWithSummary user={user}>
            <CustomerForm user={user} />
          </StepWithSummary>
        </WithFilledCart>
      )}
    </CheckoutScreen>
  );
}
