import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../tools/lib/stack.mjs';

/**
 * Starts API, stand-ins and gateway from the built artefacts with an empty data folder, unless SHOP_URL points
 * at a running shop (with MAIL_URL for its mail box, and SIIGO_STAND_IN_URL and WOMPI_URL for the stand-ins whose faults
 * journeys switch). Returns the function that stops it all again.
 */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL']) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-e2e-'));
  const stack = await startStack({ port: 0, dataDir, quiet: true });
  process.env['SHOP_URL'] = stack.url;
  process.env['MAIL_URL'] = stack.mailUrl;
  process.env['SIIGO_STAND_IN_URL'] = stack.siigoUrl;
  process.env['WOMPI_URL'] = stack.wompiUrl;
  process.env['SHOP_API_URL'] = stack.apiUrl;
  process.env['SHOP_DATA_DIR'] = dataDir;
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
