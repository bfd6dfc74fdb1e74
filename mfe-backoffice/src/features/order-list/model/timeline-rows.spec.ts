import type { OrderStep } from '@lacteos/contracts/schemas';

import { timelineRows } from './timeline-rows';
import { stepColor } from './timeline-texts';

const steps = (...names: OrderStep['name'][]): OrderStep[] =>
  names.map((name, id) => ({ id, name, at: '2026-11-21T16:00:00.000Z', actor: null, detail: null }));

describe('the rows of a timeline', () => {
  it('hold each correction in the row of what it corrects [N-33-955]', () => {
    const rows = timelineRows(
      steps(
        'OrderPlaced',
        'OrderPaid',
        'OrderDispatched',
        'WithholdingCorrected',
        'DispatchCorrected',
        'PaymentCorrected',
      ),
    );
    expect(rows.map(({ step, corrections }) => [step.name, corrections.map(({ name }) => name)])).toEqual([
      ['OrderPlaced', []],
      ['OrderPaid', ['WithholdingCorrected', 'PaymentCorrected']],
      ['OrderDispatched', ['DispatchCorrected']],
    ]);
  });

  it('include corrections whose corrected step is unknown [N-33-955]', () => {
    expect(timelineRows(steps('PaymentCorrected')).map(({ step }) => step.name)).toEqual([
      'PaymentCorrected',
    ]);
  });

  it('mark a draft as open, not as accepted [N-33-954]', () => {
    expect([stepColor('InvoiceDrafted'), stepColor('InvoiceIssued')]).toEqual(['gold', 'green']);
  });
});
