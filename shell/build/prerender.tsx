import { createRemotes, FIRST_VIEW_ID, RemotesProvider } from '@lacteos/remote-runtime';
import { Skeleton } from '@lacteos/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../src/layout/frame';
import { SHELL_RULES } from '../src/app/shell-rules';
import { PageSection } from '../src/layout/page-section';

// No such page: no link of the frame may be marked as current.
const UNKNOWN_PATH = '/-';

const remotes = createRemotes(
  { microFrontends: {} },
  {
    registerRemotes: () => undefined,
    loadRemote: () => Promise.reject(new Error('nothing is loaded at build time')),
  },
  SHELL_RULES,
);

/** The first frame of every visitor: no user name, a skeleton in place of the page. */
export const renderFrame = (): string =>
  renderToStaticMarkup(
    <RemotesProvider value={remotes}>
      <StaticRouter location={UNKNOWN_PATH}>
        <Frame>
          <div id={FIRST_VIEW_ID}>
            <PageSection>
              <Skeleton rows={6} />
            </PageSection>
          </div>
        </Frame>
      </StaticRouter>
    </RemotesProvider>,
  );
