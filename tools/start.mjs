import { lockData } from './shop/data-lock.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { requireFree, shopPort } from './shop/ports.mjs';
import { checkNode, checkWritable, dataDirOf } from './machine/prerequisites.mjs';
import { buildAll } from './shop/releases.mjs';
import { startStack } from './shop/stack.mjs';
import { explain, StopError } from './machine/stop-error.mjs';
import { untilStopped } from './shop/until-stopped.mjs';
import { root } from './workspace.mjs';

const startedAt = Date.now();
const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

const welcome = ({ url, mailUrl }) => `
Lácteos del Llano — listo en ${seconds()}

  Tienda           ${url}
  Buzón de correo  ${mailUrl}

  Cuentas de demostración (contraseña: Lacteos2026!)
    cliente@demo.test      cliente
    cajero@demo.test       cajero
    admin@demo.test        administrador
    superadmin@demo.test   superadministrador

Ctrl-C detiene todo.`;

const main = async () => {
  const stopAtOnce = () => process.exit(130);
  process.once('SIGTERM', stopAtOnce);
  checkNode();
  if (process.env.NODE_ENV === 'production') {
    throw new StopError(
      'npm start es para desarrollo y trae datos de demostración: quite NODE_ENV=production.',
    );
  }
  const dataDir = dataDirOf();
  await checkWritable(root);
  await checkWritable(dataDir);
  const port = await requireFree(shopPort(process.env.PORT));
  await ensureInstalled(console.log);
  const unlockData = await lockData(dataDir, 'npm start');
  console.log('Compilando lo que cambió…');
  await buildAll();
  console.log('Iniciando la tienda…');
  const stack = await startStack({ port, dataDir, databaseUrl: process.env.DATABASE_URL });
  const stopped = untilStopped(stack);
  process.off('SIGTERM', stopAtOnce);
  console.log(welcome(stack));
  try {
    await stopped;
    console.log('\nDeteniendo…');
  } finally {
    await stack.stop();
    await unlockData();
  }
};

try {
  await main();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
