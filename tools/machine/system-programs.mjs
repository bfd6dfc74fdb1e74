import { spawnSync } from 'node:child_process';
import { findBrowser, findFirefox } from './browser.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';
import { StopError } from './stop-error.mjs';

const hasDatabase = () => Boolean(process.env.TEST_MYSQL_URL || findProgram('mariadbd', 'mysqld'));

export const findRedis = () => findProgram('redis-server', 'valkey-server');

// Takes a sixth less time; optional.
const HEADLESS_SHELL = 'chromium-headless-shell';
const isOffered = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

const installPackages = async (packages, say) => {
  if (packages.length === 0) return;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) {
    throw new StopError(
      `Missing: ${packages.join(', ')}. Install it with your package manager (CHROMIUM_PATH and TEST_MYSQL_URL may name a browser and a database server elsewhere).`,
    );
  }
  say(`installing ${packages.join(', ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, failure: 'apt-get update failed: check the network' });
  const wanted = packages.includes('chromium') && isOffered(HEADLESS_SHELL);
  await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages, ...(wanted ? [HEADLESS_SHELL] : [])],
    { env, failure: `apt-get could not install ${packages.join(', ')}: install it by hand` },
  );
};

/**
 * Installs Debian's browser, database server and Redis for the tests when it may, else says what to install.
 *
 * @returns {Promise<{CHROMIUM_PATH: string}>} what the tests need in their environment
 */
export const ensureSystemPrograms = async (say) => {
  await installPackages(
    [
      ...(findBrowser() ? [] : ['chromium']),
      ...(hasDatabase() ? [] : ['mariadb-server']),
      ...(findProgram('mariadb-backup') ? [] : ['mariadb-backup']),
      ...(findRedis() ? [] : ['redis-server']),
    ],
    say,
  );
  return { CHROMIUM_PATH: findBrowser() };
};

/** By Debian's package; WebKit has no headless form. */
const ENGINES = {
  Firefox: { 'firefox-esr': findFirefox },
  WebKit: {
    'webkit2gtk-driver': () => findProgram('WebKitWebDriver'),
    xvfb: () => findProgram('Xvfb'),
  },
};

/** @returns {string[]} the packages that a walk in Firefox or WebKit lacks here */
export const missingFor = (engine) =>
  Object.entries(ENGINES[engine]).flatMap(([name, find]) => (find() ? [] : [name]));

export const ensureEngines = (say) => installPackages(Object.keys(ENGINES).flatMap(missingFor), say);
