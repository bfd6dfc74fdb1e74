import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';
import { StopError } from './stop-error.mjs';

const hasDatabase = () => Boolean(process.env.TEST_MYSQL_URL || findProgram('mariadbd', 'mysqld'));

export const findRedis = () => findProgram('redis-server', 'valkey-server');

// Takes a sixth less time; optional.
const HEADLESS_SHELL = 'chromium-headless-shell';
const isOffered = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

/**
 * Installs Debian's browser, database server and Redis for the tests when it may, else says what to install.
 *
 * @returns {Promise<{CHROMIUM_PATH: string}>} what the tests need in their environment
 */
export const ensureSystemPrograms = async (say) => {
  const missing = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(hasDatabase() ? [] : ['mariadb-server']),
    ...(findProgram('mariadb-backup') ? [] : ['mariadb-backup']),
    ...(findRedis() ? [] : ['redis-server']),
  ];
  if (missing.length > 0) {
    if (process.getuid?.() !== 0 || !findProgram('apt-get')) {
      throw new StopError(
        `Missing: ${missing.join(', ')}. Install it with your package manager (CHROMIUM_PATH and TEST_MYSQL_URL may name a browser and a database server elsewhere).`,
      );
    }
    say(`installing ${missing.join(', ')}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, failure: 'apt-get update failed: check the network' });
    const wanted = missing.includes('chromium') && isOffered(HEADLESS_SHELL);
    const packages = wanted ? [...missing, HEADLESS_SHELL] : missing;
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env,
      failure: `apt-get could not install ${missing.join(', ')}: install it by hand`,
    });
  }
  return { CHROMIUM_PATH: findBrowser() };
};
