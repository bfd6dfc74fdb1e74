import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer } from '@lacteos/api-client/testing';
import type { Claim } from '@lacteos/contracts/schemas';

import { officePage, rowWith } from '#testing/office-page';
import { ClaimListPage } from './claim-list-page';

const CLAIM: Claim = {
  id: 4,
  number: 'PQR-2026-4',
  kind: 'claim',
  state: 'received',
  name: 'Rosa Díaz',
  receivedAt: '2026-10-20T15:00:00.000Z',
  dueOn: '2026-11-11',
  daysLeft: -2,
  urgency: 'overdue',
  harm: 'allergy',
  harmDueOn: '2026-10-23',
  assigneeId: null,
  assigneeName: null,
  hasAccount: false,
  orderId: null,
};

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/claims', ClaimListPage, '/admin/claims');
  page.http.reply({ 'GET /admin/claims/staff': () => answer([{ id: 2, name: 'Laura Gómez' }]) });
});
afterEach(() => page.stop());

describe('claims for staff', () => {
  it('show what is overdue and what has to be reported, most urgent first, with filters [N-20-244]', async () => {
    page.answerWith([CLAIM]);
    const { container } = await page.open('/admin/claims?urgency=overdue&kind=claim');
    const row = await rowWith('Ver PQR-2026-4');
    expect(row.getByText('Vencida hace 2 días hábiles')).toBeVisible();
    expect(row.getByText(/^Reacción alérgica: reportar hasta el 23/)).toBeVisible();
    expect(page.lastQuery()).toMatchObject({ urgency: 'overdue', kind: 'claim', sort: 'urgency' });
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
