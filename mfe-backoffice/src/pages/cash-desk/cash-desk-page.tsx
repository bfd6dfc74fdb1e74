import { CASH_DESK_TABLE, MethodTotals, Shifts, TotalIncome, cashDeskStyles } from '#features/cash-desk';
import { OfficePage, OfficeTable } from '#features/office-table';

/** `/admin/pays`: what was paid, how and when, and what it comes to. */
export function CashDeskPage() {
  return (
    <OfficePage title="Caja">
      <OfficeTable
        definition={CASH_DESK_TABLE}
        summary={(page, view) => (
          <div className={cashDeskStyles.cashDeskSums}>
            <TotalIncome income={page?.meta?.totalIncome} />
            <MethodTotals filters={view.filters} />
          </div>
        )}
      />
      <Shifts />
    </OfficePage>
  );
}
