import { TEXTS } from '@lacteos/contracts/validation';
import { municipality } from '../model/customer-city';
import { LoadingOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Space, Typography } from 'antd';

import { type CustomerRecord, useDepartments } from '#features/customer-form';
import { CREATE_WITH_INVOICE, CUSTOMER_UNKNOWN, customerName, personTypeText } from '#features/customers';
import type { CustomerChoice } from '../model/customer-choice';
import styles from './invoice-form.module.css';

interface CustomerOutcomeProps {
  choice: CustomerChoice;
  isCreating: boolean;
  onCreatingChange: (isCreating: boolean) => void;
  onRetry: (key: string) => void;
}

function CustomerFacts({ customer }: { customer: CustomerRecord }) {
  const departments = useDepartments();
  const { address, contacts, phones } = customer;
  const facts = [
    ['Cliente', customerName(customer)],
    ['Tipo de persona', personTypeText(customer)],
    ['Dirección', `${address.address}, ${municipality(departments.data ?? [], address.city)}`],
    ['Teléfono', phones[0]?.number],
    ['Correo', contacts[0]?.email],
  ].filter(([, value]) => Boolean(value));
  return (
    <dl className={styles.customerFacts}>
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CustomerOutcome({ choice, isCreating, onCreatingChange, onRetry }: CustomerOutcomeProps) {
  switch (choice.kind) {
    case 'none':
      return null;
    case 'searching':
      return (
        <p role="status">
          <LoadingOutlined aria-hidden /> Buscando el cliente {choice.identification}…
        </p>
      );
    case 'active':
      return <CustomerFacts customer={choice.customer} />;
    case 'inactive':
      return <Alert type="warning" showIcon title={TEXTS.customerInactive} />;
    case 'failed':
      return (
        <Space wrap>
          <Typography.Text type="danger" role="alert">
            {choice.message}
          </Typography.Text>
          <Button onClick={() => onRetry(choice.key)}>Reintentar</Button>
        </Space>
      );
    case 'unknown':
      return (
        <Alert
          type="info"
          showIcon
          title={CUSTOMER_UNKNOWN}
          description={
            <Checkbox checked={isCreating} onChange={({ target }) => onCreatingChange(target.checked)}>
              {CREATE_WITH_INVOICE}
            </Checkbox>
          }
        />
      );
  }
}
