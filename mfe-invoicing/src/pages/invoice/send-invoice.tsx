import { Button } from 'antd';

import { CreationFailure, PreflightFindings } from '#features/invoice-creation';
import type { InvoiceForm } from '#features/invoice-form';
import { screenStyles } from '#features/screen';

export function SendInvoice({ invoice: { creation, isWarned } }: { invoice: InvoiceForm }) {
  return (
    <div>
      <PreflightFindings findings={creation.findings} />
      <CreationFailure error={creation.error} />
      <div className={screenStyles.dialogActions}>
        <Button type="primary" size="large" htmlType="submit" loading={creation.isBusy}>
          {isWarned ? 'Crear Factura de todos modos' : 'Crear Factura'}
        </Button>
      </div>
    </div>
  );
}
