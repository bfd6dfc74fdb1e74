import { StatisticCard } from '@ant-design/pro-components';
import { formatMoney } from '@lacteos/ui';

/** 'Total Ingreso': the sum of totalPrice of every payment that the filters leave; `income` in pesos. */
export function TotalIncome({ income }: { income: number | undefined }) {
  return (
    <div className="cash-desk__income" role="status" aria-busy={income === undefined}>
      <StatisticCard
        statistic={{ title: 'Total Ingreso', value: income === undefined ? '–' : formatMoney(income) }}
      />
    </div>
  );
}
