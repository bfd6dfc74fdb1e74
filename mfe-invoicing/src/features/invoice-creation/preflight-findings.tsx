import type { InvoiceFinding } from '@lacteos/contracts/schemas';
import { Alert } from 'antd';

import { ReasonList } from '#features/invoice-state';
import { isBlocked } from './preflight';
import styles from './invoice-creation.module.css';

export function PreflightFindings({ findings }: { findings: readonly InvoiceFinding[] }) {
  if (findings.length === 0) return null;
  const isError = isBlocked(findings);
  return (
    <Alert
      className={styles.preflight}
      type={isError ? 'error' : 'warning'}
      showIcon
      title={isError ? 'La factura no se envió. Corrija lo siguiente:' : 'Revise antes de enviar:'}
      description={<ReasonList reasons={findings} />}
    />
  );
}
