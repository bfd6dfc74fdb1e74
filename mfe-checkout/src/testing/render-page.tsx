import type { SessionUser } from '@lacteos/contracts';
import { installAuthority, startSession } from '@lacteos/session-bus';
import { ToastHost } from '@lacteos/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../features/screen/query-client';
import { remote } from '../remote';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Signs the user in on the session bus, as the shell does. */
export async function signIn(user: SessionUser): Promise<void> {
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
  startSession({ token: 'test-token', expiresIn: 900, user });
}

/** Renders the remote's own pages at an address, inside a router like the shell's. */
export function renderAt(path: string) {
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense fallback={null}>
        <Routes>
          {Object.entries(remote.pages).map(([route, Page]) => (
            <Route key={route} path={route} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
      <Address />
      <ToastHost />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

/** Forgets everything that one test leaves in the page. */
export function forgetPage(): void {
  queryClient.clear();
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
}

/** Makes the page's visitor nobody, as the shell does when nobody is remembered. */
export async function signOutHere(): Promise<void> {
  globalThis.localStorage.clear();
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
}
