import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../../tools/machine/find-program.mjs';
import { anyFreePort } from '../../tools/shop/ports.mjs';
import { waitFor, type Engine } from './engine';

/** Name of an element's id in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

// The driver's own scrolling is smooth where the page says so, and its press would not wait for the end.
const SHOW = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;

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

/** Debian's WebKitGTK in its small browser, by plain WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await anyFreePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' };
  const driver = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', () => callDriver(`${server}/status`, 'GET'));
  const browserName = 'MiniBrowser';
  const { sessionId } = (await callDriver(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: { browserName } },
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
  await post('window/rect', { x: 0, y: 0, width: 1440, height: 1000 });
  return {
    name: 'WebKit',
    open: async (url) => {
      await post('url', { url });
    },
    read: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    press,
    type: async (path, text) => {
      const [element] = (await waitFor(path, async () => {
        const found = await find(path);
        return found.length > 0 && found;
      })) as string[];
      await post(`${element}/value`, { text });
    },
    choose: (path, label) => press(`${path}/option[.="${label}"]`),
    close: async () => {
      await callDriver(session, 'DELETE').catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
