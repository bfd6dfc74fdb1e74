import { copyFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { requireFree, shopPort } from './lib/ports.mjs';
import { checkNode, checkWritable, dataDirOf } from './lib/prerequisites.mjs';
import { buildAll, localTarget } from './lib/releases.mjs';
import { startReloadProxy } from './lib/reload-proxy.mjs';
import { run } from './lib/run.mjs';
import { startStack } from './lib/stack.mjs';
import { explain, StopError } from './lib/stop-error.mjs';
import { untilStopped } from './lib/until-stopped.mjs';
import { watchSources } from './lib/watch-sources.mjs';
import { frontEnds, root } from './lib/workspace.mjs';

/** Builds the project in development mode and makes the result live in the discovery file of development. */
const releaseForDevelopment = async (project, target, buildDir) => {
  await run('rspack', ['build', '--mode', 'development', '--output-path', buildDir], {
    cwd: resolve(root, project),
    failure: `${project} no compila: corrija el error de arriba y guarde de nuevo.`,
  });
  const { activate, publish } = await import(resolve(root, 'deploy', 'dist', 'index.js'));
  const { release } = await publish(buildDir, target);
  await activate(target, project, release.releaseId);
};

const main = async () => {
  const [project] = process.argv.slice(2);
  if (!frontEnds.includes(project)) {
    throw new StopError(`Diga qué proyecto desarrolla: npm run dev -- <${frontEnds.join(' | ')}>`);
  }
  checkNode();
  const dataDir = dataDirOf();
  await checkWritable(dataDir);
  const port = await requireFree(shopPort(process.env.PORT));
  await ensureInstalled(console.log);
  console.log('Compilando lo que cambió…');
  await buildAll();

  const buildDir = resolve(dataDir, 'dev', project);
  const target = await localTarget(dataDir, 'dev');
  const amendDiscovery = async (released) => {
    await copyFile(released, target.discoveryFile);
    await releaseForDevelopment(project, target, buildDir);
    return target.discoveryFile;
  };
  const stack = await startStack({
    port: 0,
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    env: { PUBLIC_URL: `http://localhost:${port}` },
    amendDiscovery,
  });
  const stopped = untilStopped(stack);
  const proxy = await startReloadProxy(port, stack.url);
  const stopWatching = watchSources([resolve(root, project), resolve(root, 'libs')], async () => {
    const startedAt = Date.now();
    try {
      await releaseForDevelopment(project, target, buildDir);
      proxy.reload();
      console.log(`${project} listo en ${Date.now() - startedAt} ms`);
    } catch (error) {
      explain(error);
    }
  });
  console.log(
    `\n${project} en desarrollo: http://localhost:${port} · buzón ${stack.mailUrl}\nCtrl-C detiene todo.`,
  );
  try {
    await stopped;
  } finally {
    stopWatching();
    proxy.close();
    await stack.stop();
    await rm(buildDir, { recursive: true, force: true });
  }
};

try {
  await main();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
