import { ToastHost } from '@lacteos/ui';
import { renderPagesAt } from '@lacteos/ui/testing';
import userEvent from '@testing-library/user-event';
import { queryClient } from '#features/screen';
import { remote } from '../remote';

/** Renders the remote's own pages at an address beside the shell's messages, with somebody to operate them. */
export const renderAt = (path: string) => ({
  ...renderPagesAt(path, remote.pages, <ToastHost />),
  user: userEvent.setup(),
});

/** Forgets everything that one test leaves in the page. */
export function forgetPage(): void {
  queryClient.clear();
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
}
