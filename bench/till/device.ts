import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFlags, findHeadlessShell } from '../../tools/machine/browser.mjs';
import { signIn } from '../lib/sign-in';

const START_MS = 100;
const OPEN_TRIES = 3;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A till's browser as a process of its own with a profile on disk, so that it can be killed. */
export class Device {
  private process: ChildProcess | null = null;
  private browser: Browser | null = null;
  page!: Page;

  constructor(
    private readonly origin: string,
    private readonly profile: string,
    private readonly email: string,
  ) {}

  get context(): BrowserContext {
    return this.page.context();
  }

  async start(): Promise<void> {
    const port = await freePort();
    const shell = findHeadlessShell();
    if (!shell) throw new Error('Chromium is not installed');
    const flags = [...browserFlags, `--user-data-dir=${this.profile}`, `--remote-debugging-port=${port}`];
    this.process = spawn(shell, ['--headless', ...flags, 'about:blank'], {
      stdio: 'ignore',
      detached: true,
    });
    for (;;) {
      try {
        this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        break;
      } catch {
        if (this.process.exitCode !== null) throw new Error('Chromium did not start');
        await sleep(START_MS);
      }
    }
    const context = this.browser.contexts()[0] ?? (await this.browser.newContext());
    await context.addInitScript(() => {
      if (window === window.top) sessionStorage.setItem('logo-screen-seen', 'yes');
      window.print = () => window.dispatchEvent(new Event('afterprint'));
    });
    this.page = await context.newPage();
    await this.openTill();
  }

  /** Signs in again where the killed browser had not stored its newest cookie. */
  async openTill(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.page.goto(`${this.origin}/caja`);
        const field = this.page.getByRole('combobox', { name: 'Producto' });
        const login = this.page.getByRole('heading', { name: 'Iniciar sesión' });
        await field.or(login).first().waitFor();
        if (await login.isVisible()) {
          await signIn(this.page, this.origin, this.email);
          await this.page.goto(`${this.origin}/caja`);
          await field.waitFor();
        }
        return;
      } catch (error) {
        if (attempt === OPEN_TRIES) throw error;
      }
    }
  }

  async newTab(): Promise<void> {
    this.page = await this.context.newPage();
    await this.openTill();
  }

  async kill(): Promise<void> {
    const { process: running } = this;
    const ended = running && new Promise((resolve) => running.once('exit', resolve));
    // Debian's program is a shell script: its whole group ends.
    if (running?.pid) process.kill(-running.pid, 'SIGKILL');
    await ended;
    await this.browser?.close().catch(() => undefined);
  }
}
