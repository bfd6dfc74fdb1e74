import { Skeleton } from '@lacteos/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../src/layout/frame';
import { FIRST_VIEW_ID } from '../src/boundaries/first-view';
import { createRegistry, RegistryProvider } from '../src/registry';

// No page has this address, so no link of the frame is marked as the current one.
const NOWHERE = '/-';

const registry = createRegistry(
  { microFrontends: {} },
  {
    registerRemotes: () => undefined,
    loadRemote: () => Promise.reject(new Error('nothing is loaded at build time')),
  },
);

/** HTML of the frame as every visitor first sees it: nobody greeted yet, bones in place of the page. */
export const renderFrame = (): string =>
  renderToStaticMarkup(
    <RegistryProvider value={registry}>
      <StaticRouter location={NOWHERE}>
        <Frame>
          <div id={FIRST_VIEW_ID}>
            <section className="page">
              <Skeleton rows={6} />
            </section>
          </div>
        </Frame>
      </StaticRouter>
    </RegistryProvider>,
  );
