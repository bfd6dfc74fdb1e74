import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../tools/machine/find-program.mjs';
import { anyFreePort } from '../../tools/shop/ports.mjs';
import { waitFor, type Engine, type Size } from './engine';

/** Name of an element's id in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

// The driver's own scrolling is smooth where the page says so, and its press would not wait for the end.
const SHOW = `(arguments[0].closest('select') ?? arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`;

/**
 * WebKit's driver has no console: the page itself notes its errors, from its first moment on that a driver can reach.
 * False while the former page is still there.
 */
const WATCH = `!window.isBefore && (window.problems ??= (() => {
  const problems = [];
  // Of a text WebKit makes a page of its own with an inline style.
  if (document.contentType !== 'text/html') return problems;
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    problems.push('Content-Security-Policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sourceFile));
  addEventListener('error', ({ message, target }) =>
    problems.push(message ?? 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  return problems;
})())`;

/** Of a style sheet that the browser refused before nothing else remains. */
const TAKE_PROBLEMS = `(window.problems ?? []).splice(0).concat(document.readyState !== 'complete' ? [] :
  [...document.querySelectorAll('link[rel=stylesheet]:not([disabled], [data-rspack-loading])')]
    .filter(({ sheet, isTaken }) => !sheet && !isTaken)
    .map((link) => (link.isTaken = true, 'not applied: ' + link.outerHTML)))`;

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(findProgram('Xvfb') ?? 'Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

const callDriver = async (address: string, method: string, data?: object): Promise<unknown> => {
  const body = data === undefined ? undefined : JSON.stringify(data);
  const answer = await fetch(address, { method, body });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
};

/** Its bar would keep the window from being as narrow as a phone. */
function narrowButtons(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }');
  return folder;
}

/** Debian's WebKitGTK in its small browser, by plain WebDriver. */
export async function startWebKit({ width, height }: Size): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await anyFreePort();
  const settings = narrowButtons();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LANG: 'C.UTF-8',
    XDG_CONFIG_HOME: settings,
  };
  const driver = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', () => callDriver(`${server}/status`, 'GET'));
  const browserName = 'MiniBrowser';
  const { sessionId } = (await callDriver(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: { browserName, pageLoadStrategy: 'none' } },
  })) as { sessionId: string };
  const session = `${server}/session/${sessionId}`;
  const post = (path: string, data: object) => callDriver(`${session}/${path}`, 'POST', data);
  const find = async (value: string): Promise<string[]> => {
    const found = (await post('elements', { using: 'xpath', value })) as Record<string, string>[];
    return found.map((element) => `element/${element[ELEMENT]}`);
  };
  /** The first that may be pressed: others are those of another width. */
  const press = (path: string): Promise<void> =>
    waitFor(path, async () => {
      let failure: unknown = new Error('not found');
      for (const element of await find(path)) {
        try {
          await post('execute/sync', {
            script: SHOW,
            args: [{ [ELEMENT]: element.slice('element/'.length) }],
          });
          await post(`${element}/click`, {});
          return true;
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    }).then(() => undefined);
  const read = (expression: string) => post('execute/sync', { script: `return ${expression}`, args: [] });
  const resize = (outer: number) => post('window/rect', { x: 0, y: 0, width, height: outer });
  await resize(height);
  await resize(2 * height - Number(await read('innerHeight')));
  const problems: string[] = [];
  const collect = async (): Promise<void> => {
    problems.push(...((await read(TAKE_PROBLEMS)) as string[]));
  };
  return {
    name: 'WebKit',
    open: async (url) => {
      await collect();
      await read('window.isBefore = true');
      await post('url', { url });
      await waitFor(url, () => read(WATCH));
    },
    read,
    press,
    type: async (path, text) => {
      const [element] = (await waitFor(path, async () => {
        const found = await find(path);
        return found.length > 0 && found;
      })) as string[];
      await post(`${element}/value`, { text });
    },
    choose: (path, label) => press(`${path}/option[.="${label}"]`),
    takeProblems: async () => {
      await collect();
      return problems.splice(0);
    },
    close: async () => {
      await callDriver(session, 'DELETE').catch(() => undefined);
      driver.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
