import './cash-desk-page.css';

import { CASH_DESK_TABLE } from '../../features/cash-desk/cash-desk-definition';
import { MethodTotals } from '../../features/cash-desk/components/method-totals';
import { Shifts } from '../../features/cash-desk/components/shifts';
import { TotalIncome } from '../../features/cash-desk/components/total-income';
import { OfficePage, OfficeTable } from '../../features/office-table';

/** `/admin/pays`: what was paid, how and when, and what it comes to. */
export function CashDeskPage() {
  return (
    <OfficePage title="Caja">
      <OfficeTable
        definition={CASH_DESK_TABLE}
        summary={(page, view) => (
          <div className="cash-desk__sums">
            <TotalIncome income={page?.meta?.totalIncome} />
            <MethodTotals filters={view.filters} />
          </div>
        )}
      />
      <Shifts />
    </OfficePage>
  );
}
