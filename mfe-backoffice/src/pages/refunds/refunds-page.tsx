import { OfficeTable } from '#features/office-table';
import { RefundedTotal } from '#features/cash-desk';
import { REFUNDS_TABLE } from '#features/returns';
import { OfficeFrame } from '#frame/office-frame';

export function RefundsPage() {
  return (
    <OfficeFrame>
      <OfficeTable
        title="Dinero por devolver"
        definition={REFUNDS_TABLE}
        summary={(_page, { filters: { paidOut, doneFrom, doneTo, ...others }, search }) =>
          paidOut && search === '' && Object.keys(others).length === 0 ? (
            <RefundedTotal from={doneFrom} to={doneTo} />
          ) : null
        }
      />
    </OfficeFrame>
  );
}
