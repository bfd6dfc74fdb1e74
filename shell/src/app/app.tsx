import { forgetLostWrites } from '@lacteos/api-client';
import { type Remotes, RemotesProvider } from '@lacteos/remote-runtime';
import { ToastHost } from '@lacteos/ui';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useWantedDelivery } from '../cart/use-wanted-delivery';
import { Frame } from '../layout/frame';
import { LogoScreen } from '../layout/logo-screen';
import { ScrollMemoryKeeper } from '../routing/scroll-memory-keeper';
import { ShellRoutes } from './shell-routes';

const PreviewBanner = lazy(async () => ({
  default: (await import('../releases/preview-banner')).PreviewBanner,
}));

const WantedDelivery = () => {
  useWantedDelivery();
  return null;
};

/** The form is gone: a later identical write is another intention. */
const LostWrites = () => {
  const { pathname } = useLocation();
  useEffect(() => forgetLostWrites, [pathname]);
  return null;
};

export const App = ({ remotes }: { remotes: Remotes }) => (
  <RemotesProvider value={remotes}>
    <BrowserRouter>
      <Frame>
        <ShellRoutes />
      </Frame>
      <ScrollMemoryKeeper />
      <ToastHost />
      <LogoScreen />
      <WantedDelivery />
      <LostWrites />
      {remotes.previews.length > 0 && (
        <Suspense>
          <PreviewBanner previews={remotes.previews} />
        </Suspense>
      )}
    </BrowserRouter>
  </RemotesProvider>
);
