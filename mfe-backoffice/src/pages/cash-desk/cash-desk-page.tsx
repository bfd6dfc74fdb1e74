import {
  CASH_DESK_TABLE,
  CashWithoutShift,
  RefundedTotal,
  MethodTotals,
  OpenShift,
  ShiftHistory,
  TotalIncome,
  cashDeskStyles,
} from '#features/cash-desk';
import { OfficePage, OfficeTable } from '#features/office-table';

export function CashDeskPage() {
  return (
    <OfficePage title="Caja">
      <OpenShift />
      <OfficeTable
        definition={CASH_DESK_TABLE}
        summary={(_page, view) => (
          <div className={cashDeskStyles.cashDeskSums}>
            <div className={cashDeskStyles.cashDeskFigures}>
              <TotalIncome filters={view.filters} />
              <RefundedTotal from={view.filters['paidFrom']} to={view.filters['paidTo']} />
            </div>
            <MethodTotals filters={view.filters} />
          </div>
        )}
      />
      <CashWithoutShift />
      <ShiftHistory />
    </OfficePage>
  );
}
