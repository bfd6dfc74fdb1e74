import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../tools/lib/stack.mjs';
import { findVariable, setVariables } from './shop-variables';

/** All journeys order as the same few accounts, from one address. */
const ONE_CUSTOMER_FOR_ALL = {
  MAX_OPEN_ORDERS: '1000',
  THROTTLE_BUDGETS: 'orders=10000,exports=1000,writes=100000',
  THROTTLE_BYTES: 'text=1000000000,textDay=1000000000,sessions=1000000000,sessionsDay=1000000000',
  // The last day to answer one is the day on which it comes.
  CLAIM_TERMS: 'suggestion=0',
};

/**
 * Starts API, stand-ins and gateway from the built artefacts with an empty data folder, unless SHOP_URL points
 * at a running shop (with MAIL_URL for its mail box, and SIIGO_STAND_IN_URL and WOMPI_URL for the stand-ins whose faults
 * journeys switch). Returns the function that stops it all again.
 */
export default async function startShop(): Promise<() => Promise<void>> {
  if (findVariable('SHOP_URL')) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-e2e-'));
  const stack = await startStack({ port: 0, dataDir, quiet: true, env: ONE_CUSTOMER_FOR_ALL });
  setVariables({
    SHOP_URL: stack.url,
    MAIL_URL: stack.mailUrl,
    SIIGO_STAND_IN_URL: stack.siigoUrl,
    WOMPI_URL: stack.wompiUrl,
    SHOP_API_URL: stack.apiUrl,
    SHOP_DATA_DIR: dataDir,
  });
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
