import '@testing-library/jest-dom';

import { answer, stubHttp } from '@lacteos/api-client/testing';
import { AntdFrame } from '@lacteos/ui/antd';
import { someDrafts } from '@lacteos/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { aShift } from '#testing/a-dashboard';
import { OpenShift } from './shifts';

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  http = stubHttp({
    'GET /admin/cash-desk/shift': () => answer(aShift()),
    'GET /admin/cash-desk/shifts': () => answer([]),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

it('a shift whose count was interrupted by the end of the session can be counted further [N-17-550]', async () => {
  const user = userEvent.setup({ delay: null });
  const drafts = someDrafts();
  const page = (
    <AntdFrame drafts={drafts}>
      <QueryClientProvider client={queryClient}>
        <OpenShift />
      </QueryClientProvider>
    </AntdFrame>
  );
  const { unmount } = render(page);
  await user.click(await screen.findByRole('button', { name: 'Cerrar turno' }));
  const counting = within(await screen.findByRole('dialog'));
  await user.type(counting.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '3');
  await user.type(counting.getByRole('textbox', { name: 'Nota' }), 'Faltó un vuelto');
  drafts.lose();
  unmount();
  render(page);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue('Faltó un vuelto')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Cantidad de 50000 pesos' })).toHaveValue('3');
});
