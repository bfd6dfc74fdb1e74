import { copyFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDesignPage } from './dev/design-page.mjs';
import { lockData } from './shop/data-lock.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { requireFree, shopPort } from './shop/ports.mjs';
import { checkNode, checkWritable, dataDirOf } from './machine/prerequisites.mjs';
import { buildAll, localTarget, releaseBuild } from './shop/releases.mjs';
import { startReloadProxy } from './dev/reload-proxy.mjs';
import { run } from './machine/run.mjs';
import { startStack } from './shop/stack.mjs';
import { explain, StopError } from './machine/stop-error.mjs';
import { untilStopped } from './shop/until-stopped.mjs';
import { watchSources } from './dev/watch-sources.mjs';
import { openDevServer } from './dev/dev-server.mjs';
import { frontEnds, root } from './workspace.mjs';

const DESIGN = 'design';

const refuseProduction = () => {
  if (process.env.NODE_ENV === 'production') {
    throw new StopError('npm run dev es para desarrollo: quite NODE_ENV=production.');
  }
};

const releaseShell = async (target, buildDir) => {
  await run('rspack', ['build', '--mode', 'development', '--output-path', buildDir], {
    cwd: resolve(root, 'shell'),
    failure: 'shell no compila: corrija el error de arriba y guarde de nuevo.',
  });
  await releaseBuild(target, buildDir);
};

/** Open pages replace the remote's modules without a reload. */
const developRemote = async (project, { dataDir, databaseUrl, port, amendRegistry }) => {
  const folder = resolve(dataDir, 'dev', project);
  const devServer = await openDevServer(project, folder, console.log);
  try {
    const gatewayEnv = { DEV_SERVER: devServer.setting, NODE_ENV: 'development' };
    const stack = await startStack({ port, dataDir, databaseUrl, gatewayEnv, amendRegistry });
    return { stack, close: devServer.close };
  } catch (error) {
    await devServer.close();
    throw error;
  }
};

/** Open pages reload after a change. */
const developShell = async (target, buildDir, { dataDir, databaseUrl, port, amendRegistry }) => {
  const stack = await startStack({
    port: 0,
    dataDir,
    databaseUrl,
    env: { PUBLIC_URL: `http://localhost:${port}` },
    amendRegistry,
  });
  const proxy = await startReloadProxy(port, stack.url);
  const stopWatching = watchSources(
    ['shell', 'libs', 'federation'].map((folder) => resolve(root, folder)),
    async () => {
      try {
        await releaseShell(target, buildDir);
        proxy.reload();
        console.log('shell listo');
      } catch (error) {
        explain(error);
      }
    },
  );
  const close = () => {
    stopWatching();
    proxy.close();
  };
  return { stack, close };
};

const developDesign = async (stopAtOnce) => {
  checkNode();
  refuseProduction();
  const command = `npm run dev -- ${DESIGN}`;
  const port = await requireFree(shopPort(process.env.PORT, command), command);
  await ensureInstalled(console.log);
  await run('nx', ['build', '@lacteos/remote-kit'], { cwd: root, failure: 'remote-kit no compila.' });
  const page = await openDesignPage(port, resolve(dataDirOf(), 'dev', DESIGN), console.log);
  console.log(`\nDiseño: ${page.url}\nCtrl-C lo detiene.`);
  process.off('SIGTERM', stopAtOnce);
  await new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, done);
  });
  await page.close();
};

const main = async () => {
  const stopAtOnce = () => process.exit(130);
  process.once('SIGTERM', stopAtOnce);
  const [project] = process.argv.slice(2);
  if (project === DESIGN) return developDesign(stopAtOnce);
  if (!frontEnds.includes(project)) {
    throw new StopError(
      `Diga qué proyecto desarrolla: npm run dev -- <${[...frontEnds, DESIGN].join(' | ')}>`,
    );
  }
  checkNode();
  refuseProduction();
  const command = `npm run dev -- ${project}`;
  const dataDir = dataDirOf();
  await checkWritable(dataDir, command);
  const port = await requireFree(shopPort(process.env.PORT, command), command);
  await ensureInstalled(console.log);
  const unlockData = await lockData(dataDir, command);
  console.log('Compilando lo que cambió…');
  await buildAll();

  const buildDir = resolve(dataDir, 'dev', 'shell');
  const target = await localTarget(dataDir, 'dev');
  // Hot replacement needs React's development build, which the shell provides.
  const amendRegistry = async (released) => {
    await copyFile(released, target.registryFile);
    await releaseShell(target, buildDir);
    return target.registryFile;
  };
  const options = { dataDir, databaseUrl: process.env.DATABASE_URL, port, amendRegistry };
  const { stack, close } = await (project === 'shell'
    ? developShell(target, buildDir, options)
    : developRemote(project, options));
  const stopped = untilStopped(stack);
  process.off('SIGTERM', stopAtOnce);
  console.log(
    `\n${project} en desarrollo: http://localhost:${port} · buzón ${stack.mailUrl}\nCtrl-C detiene todo.`,
  );
  try {
    await stopped;
  } finally {
    await close();
    await stack.stop();
    await rm(resolve(dataDir, 'dev'), { recursive: true, force: true });
    await unlockData();
  }
};

try {
  await main();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
// A build that began during shutdown keeps the bundler's watcher alive.
process.exit();
