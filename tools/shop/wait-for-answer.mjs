import { setTimeout as pause } from 'node:timers/promises';
import { StopError } from '../machine/stop-error.mjs';

/**
 * Polls until success; rejects after the time limit.
 *
 * @param {string} name
 * @param {string} url
 */
export const waitForAnswer = async (name, url, limitMs = 300_000) => {
  const deadline = Date.now() + limitMs;
  let last = 'sin respuesta';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `HTTP ${response.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await pause(100);
  }
  throw new StopError(
    `${name} no respondió en ${limitMs / 1000} s (${last}): mire los registros en la carpeta logs.`,
  );
};
