import type { SessionUser } from '@lacteos/contracts';
import { installAuthority, startSession } from '@lacteos/session-bus';
import { ToastHost } from '@lacteos/ui';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { answers } from '../features/answers/answer-store';
import { remote } from '../remote';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Nobody is signed in, as after the shell's start. */
export async function visitAsAnyone(): Promise<void> {
  globalThis.localStorage.clear();
  await installAuthority({ refresh: () => Promise.resolve(null), signOut: () => Promise.resolve() });
}

/** Signs the user in on the session bus, as the shell does. */
export async function signIn(user: SessionUser): Promise<void> {
  await visitAsAnyone();
  startSession({ token: 'test-token', expiresIn: 900, user });
}

/** Renders the remote's own pages at an address, inside a router and a toast host like the shell's, with an empty cache. */
export function renderAt(path: string) {
  answers.clear();
  return render(
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
}
