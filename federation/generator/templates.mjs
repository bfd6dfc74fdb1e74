const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** `schema` is where editors find the words of a manifest. */
export const MANIFEST = ({ name, path, title, owner }, schema) =>
  json({
    $schema: schema,
    name,
    owner,
    routes: [
      {
        path,
        access: 'public',
        title,
        description: `${title}: la primera página.`,
        module: './pages/first-page',
      },
    ],
    menu: [{ to: path, label: title, section: 'account', order: 100 }],
    hasDarkScheme: true,
    budget: { firstViewKb: 90, longTaskMs: 300, errorPercent: 2 },
  });

const BUILD = `import { remoteConfig } from '@lacteos/remote-kit/build';

export default remoteConfig({ dir: import.meta.dirname });
`;

const STYLES = `declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
`;

const REMOTE = ({ path }) => `import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const FirstPage = lazy(async () => ({ default: (await import('./pages/first-page')).FirstPage }));

export const remote = defineRemote({ contract: 1, pages: { '${path}': FirstPage } });
`;

const PAGE = ({ title }) => `import { useSession } from '@lacteos/remote-kit';
import { buttonClass } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import styles from './first-page.module.css';

const useGreeting = (): string => {
  const session = useSession();
  return session.status === 'authenticated' ? \`Hola, \${session.user.name}.\` : 'Hola.';
};

/** The first page: whoever is signed in, and a way to the shop. */
export const FirstPage = () => (
  <section className={styles['page']}>
    <h1>${title}</h1>
    <p>{useGreeting()}</p>
    <Link className={buttonClass()} to="/products">
      Ir a la tienda
    </Link>
  </section>
);
`;

/** The width of the shop's pages. */
const PAGE_STYLES = `.page {
  width: min(var(--page-width), 100% - 2 * var(--page-gutter));
  margin-inline: auto;
  padding-block: var(--space-6);
}
`;

const SPEC = ({ title }) => `import { aUser, signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import manifest from '../../remote.manifest.json';
import { remote } from '../remote';
import { FirstPage } from './first-page';

const show = () =>
  render(
    <MemoryRouter>
      <FirstPage />
    </MemoryRouter>,
  );

describe('the first page', () => {
  it('leads a visitor to the shop', async () => {
    await visitAsAnyone();
    show();
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir a la tienda' }).getAttribute('href')).toBe('/products');
    expect(screen.getByText('Hola.')).toBeTruthy();
  });

  it('greets whoever is signed in by name', async () => {
    await signIn(aUser({ name: 'Ana' }));
    show();
    expect(screen.getByText('Hola, Ana.')).toBeTruthy();
  });

  it('is among the pages of the remote, which are those of its manifest', () => {
    expect(Object.keys(remote.pages)).toEqual(manifest.routes.map(({ path }) => path));
  });

  it('stands in the menu', () => {
    expect(manifest.menu.map(({ to }) => to)).toContain(manifest.routes[0]?.path);
  });
});
`;

/** The steps of a journey, after a page is open. */
export const JOURNEY_STEPS = ({
  title,
}) => `  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible();
  expect(problems).toEqual([]);
`;

/** Files of every new remote, in this repository or in one of its own: texts by path. */
export const commonFiles = (facts) => ({
  'rspack.config.mjs': BUILD,
  'src/remote.tsx': REMOTE(facts),
  'src/styles.d.ts': STYLES,
  'src/pages/first-page.tsx': PAGE(facts),
  'src/pages/first-page.module.css': PAGE_STYLES,
  'src/pages/first-page.spec.tsx': SPEC(facts),
});
