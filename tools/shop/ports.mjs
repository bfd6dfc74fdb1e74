import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StopError } from '../machine/stop-error.mjs';

/**
 * Reads PORT; `command` appears in the advice. @throws for an invalid port
 *
 * @param {string | undefined} text
 */
export const shopPort = (text, command = 'npm start') => {
  const port = text === undefined || text === '' ? 4200 : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StopError(
    `PORT="${text}" no es un puerto: use un número entre 1 y 65535, por ejemplo PORT=4300 ${command}.`,
  );
};

const isFree = async (port) => (await tryPort(port, '127.0.0.1')) !== null && (await tryPort(port)) !== null;

/** @param {number} port 0 takes any free port. @throws StopError when it is taken */
export const requireFree = async (port, command = 'npm start') => {
  if (port === 0) return anyFreePort();
  if (await isFree(port)) return port;
  throw new StopError(
    `El puerto ${port} está ocupado: cierre el programa que lo usa o elija otro con PORT=${port + 100} ${command}.`,
  );
};

/** @param {number} first @param {Set<number>} [taken] */
export const nextFree = async (first, taken = new Set()) => {
  for (let port = first; port < first + 500; port += 1) {
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
  throw new StopError(
    `No hay un puerto libre entre ${first} y ${first + 500}: cierre programas que usen la red y repita.`,
  );
};

/** Below the ephemeral range: an outgoing connection could take a port before its server listens. */
const DRAWN = { from: 12_000, to: 32_000 };
const DRAWS = 100;

/** @param {Set<number>} [taken] gets the port added */
export const anyFreePort = async (taken = new Set()) => {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const port = randomInt(DRAWN.from, DRAWN.to);
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
  throw new StopError(
    `No hay un puerto libre entre ${DRAWN.from} y ${DRAWN.to}: cierre programas que usen la red y repita.`,
  );
};

const LAST_PORT = 65_535;

/**
 * Random for a shop on any port, so that concurrent shops differ; else those after its own port.
 *
 * @param {number} shopPort
 * @param {{isAnyPort: boolean, behind?: object}} options
 */
export const innerPorts = async (shopPort, { isAnyPort, behind }) => {
  const taken = new Set([shopPort]);
  const choose = async (variable, offset) => {
    const named = process.env[variable];
    const isAny = isAnyPort || shopPort + offset > LAST_PORT;
    return String(
      isAny && !named ? await anyFreePort(taken) : await nextFree(Number(named ?? shopPort + offset), taken),
    );
  };
  return {
    api: await choose('API_PORT', 10),
    siigo: await choose('SIIGO_PORT', 11),
    wompi: await choose('WOMPI_PORT', 12),
    smtp: await choose('SMTP_PORT', 13),
    mailbox: await choose('MAILBOX_PORT', 14),
    desk: behind ? String(await anyFreePort(taken)) : await choose('DESK_PORT', 16),
  };
};

const tryPort = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });
