import { ToastHost } from '@lacteos/ui';
import { renderPagesAt } from '@lacteos/ui/testing';
import userEvent from '@testing-library/user-event';
import { queryClient } from '#features/screen';
import { remote } from '../remote';

export const renderAt = (path: string) => ({
  ...renderPagesAt(path, remote.pages, <ToastHost />),
  user: userEvent.setup(),
});

export function forgetPage(): void {
  queryClient.clear();
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
}
