import type { OrderStep } from '@lacteos/contracts/schemas';

type StepName = OrderStep['name'];

const CORRECTED: Readonly<Partial<Record<StepName, StepName>>> = {
  PaymentCorrected: 'OrderPaid',
  WithholdingCorrected: 'OrderPaid',
  DispatchCorrected: 'OrderDispatched',
};

export interface TimelineRow {
  readonly step: OrderStep;
  readonly corrections: readonly OrderStep[];
}

export function timelineRows(steps: readonly OrderStep[]): TimelineRow[] {
  const rows: { step: OrderStep; corrections: OrderStep[] }[] = [];
  for (const step of steps) {
    const corrected = CORRECTED[step.name];
    const row = corrected && rows.findLast((earlier) => earlier.step.name === corrected);
    if (row) row.corrections.push(step);
    else rows.push({ step, corrections: [] });
  }
  return rows;
}

export const correctionsOf = (steps: readonly OrderStep[], name: StepName): OrderStep[] =>
  timelineRows(steps).flatMap(({ step, corrections }) => (step.name === name ? corrections : []));
