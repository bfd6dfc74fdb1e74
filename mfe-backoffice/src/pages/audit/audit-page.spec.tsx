import { answer } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen } from '@testing-library/react';

import { anAuditEntry } from '#testing/builders';
import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { AuditPage } from './audit-page';

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/audit', AuditPage, '/admin/audit');
  page.answerWith(
    [
      anAuditEntry(),
      anAuditEntry({
        id: 2,
        actorEmail: null,
        action: 'users.updated',
        subject: 'user',
        subjectId: '9',
        subjectName: null,
      }),
    ],
    { total: 25 },
  );
});
afterEach(() => page.stop());

describe('the audit trail', () => {
  it('says who changed what and when, with the values before and after [N-17-218]', async () => {
    const { container } = await page.open();
    const cells = cellsOf(await rowWith('Producto Kumis'));
    expect(cells.slice(1)).toEqual([
      'admin@demo.test',
      'Producto Kumis',
      'cambió el producto',
      'Precio sin IVA$ 100,00→$ 120,00',
    ]);
    expect(cellsOf(await rowWith('Usuario 9'))[1]).toBe('Sistema');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("names SIIGO's groups and taxes, withdrawn ones too, and shows the id of unknown ones [N-17-552]", async () => {
    page.http.reply({
      'GET /siigo/account-group': answer([{ id: 1253, name: 'Quesos', active: false }]),
      'GET /siigo/taxes': answer([{ id: 13_156, name: 'IVA 19%' }]),
    });
    page.answerWith([
      anAuditEntry({ before: { account: 1, idTax: null }, after: { account: 1253, idTax: 13_156 } }),
    ]);
    await page.open();
    expect(await screen.findByText('Quesos')).toBeVisible();
    expect(cellsOf(await rowWith('Producto Kumis')).at(-1)).toBe(
      'Grupo de inventario1→QuesosImpuesto—→IVA 19%',
    );
  });

  it('is searched, filtered and paged by the API, newest first', async () => {
    await page.open('/admin/audit?subject=product&from=2026-11-01&page=2');
    expect(page.lastQuery()).toMatchObject({
      subject: 'product',
      from: '2026-11-01',
      page: '2',
      sort: '-id',
    });
    expect(await screen.findByRole('heading', { name: 'Auditoría' })).toBeVisible();
  });
});
