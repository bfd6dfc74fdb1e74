import { OfficePage, OfficeTable } from '#features/office-table';
import { RefundedTotal } from '#features/cash-desk';
import { REFUNDS_TABLE } from '#features/returns';

export function RefundsPage() {
  return (
    <OfficePage title="Dinero por devolver">
      <OfficeTable
        definition={REFUNDS_TABLE}
        summary={(_page, { filters: { paidOut, doneFrom, doneTo, ...others }, search }) =>
          paidOut && search === '' && Object.keys(others).length === 0 ? (
            <RefundedTotal from={doneFrom} to={doneTo} />
          ) : null
        }
      />
    </OfficePage>
  );
}
