import { ToastHost } from '@lacteos/ui';
import { renderPagesAt } from '@lacteos/ui/testing';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';

export const renderAt = (path: string) => ({
  ...renderPagesAt(path, remote.pages, <ToastHost />),
  user: userEvent.setup({ delay: null }),
});

export function forgetPage(): void {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
}
