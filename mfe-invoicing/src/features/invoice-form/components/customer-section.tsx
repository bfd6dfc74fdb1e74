import { Form, type FormInstance } from 'antd';

import { type CustomerFields, CustomerFormFields, newCustomerFields } from '#features/customer-form';
import type { CustomerChoice } from '../model/customer-choice';
import type { InvoiceFields } from '../model/invoice-draft';
import { CustomerOutcome } from './customer-outcome';
import { CustomerSelect } from './customer-select';
import styles from './invoice-form.module.css';

interface CustomerSectionProps {
  choice: CustomerChoice;
  customerForm: FormInstance<CustomerFields>;
  initialCustomer: CustomerFields | null;
  isCreating: boolean;
  onCreatingChange: (isCreating: boolean) => void;
  onIdentified: (identification: string) => void;
  onChange: () => void;
}

export function CustomerSection({
  choice,
  customerForm,
  initialCustomer,
  isCreating,
  ...does
}: CustomerSectionProps) {
  const isShown = choice.kind === 'unknown' && isCreating;
  return (
    <section className={styles.invoiceCard} aria-labelledby="invoice-customer-title">
      <h2 id="invoice-customer-title">Cliente</h2>
      <div className={styles.invoiceGrid}>
        <Form.Item<InvoiceFields> name="identification" label="Identificación del cliente">
          <CustomerSelect onChange={(identification) => does.onIdentified(identification ?? '')} />
        </Form.Item>
      </div>
      <div className={styles.customerOutcome}>
        <CustomerOutcome
          choice={choice}
          isCreating={isCreating}
          onCreatingChange={does.onCreatingChange}
          onRetry={does.onIdentified}
        />
        {isShown && (
          <Form<CustomerFields>
            key={choice.identification}
            component={false}
            form={customerForm}
            name="new-customer"
            layout="vertical"
            initialValues={{
              ...(initialCustomer ?? newCustomerFields()),
              identification: choice.identification,
            }}
            onValuesChange={does.onChange}
          >
            <CustomerFormFields isIdentificationFixed />
          </Form>
        )}
      </div>
    </section>
  );
}
