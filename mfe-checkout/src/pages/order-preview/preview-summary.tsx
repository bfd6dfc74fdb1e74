import { toPesos } from '@lacteos/contracts/money/money';
import { formatMoney } from '@lacteos/ui';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { CheckoutTotals } from '#features/pricing';
import { screenStyles } from '#features/screen';
import { CheckoutSummary } from '#features/summary';

interface PreviewSummaryProps {
  totals: CheckoutTotals;
  termsVersion: number | undefined;
  isSending: boolean;
  isDisabled: boolean;
  onConfirm: () => void;
}

export function PreviewSummary({
  totals,
  termsVersion,
  isSending,
  isDisabled,
  onConfirm,
}: PreviewSummaryProps) {
  return (
    <div className={`${screenStyles.side} ${screenStyles.loose}`}>
      <CheckoutSummary totals={totals} />
      <div className={screenStyles.actions}>
        <p className={screenStyles.barTotal} aria-hidden="true">
          <span>Total</span>
          <span>{formatMoney(toPesos(totals.totalPrice))}</span>
        </p>
        <Button
          type="primary"
          size="large"
          block
          loading={isSending}
          disabled={isDisabled}
          onClick={onConfirm}
        >
          Generar pedido
        </Button>
        {termsVersion !== undefined && (
          <p className={screenStyles.note}>
            Al generar el pedido acepta los{' '}
            <Link to={`/legal/terminos?version=${termsVersion}`} target="_blank" rel="noopener">
              términos y condiciones
            </Link>
            .
          </p>
        )}
      </div>
    </div>
  );
}
