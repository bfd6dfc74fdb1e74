import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from 'tools/shop/stack';
import { findVariable, setVariables } from './shop-variables';

/** All journeys order from one address as the same few accounts. */
const ONE_CUSTOMER_FOR_ALL = {
  MAX_OPEN_ORDERS: '1000',
  THROTTLE_BUDGETS: 'orders=10000,exports=1000,writes=100000',
  THROTTLE_BYTES: 'text=1000000000,textDay=1000000000,sessions=1000000000,sessionsDay=1000000000',
  // Journeys about delivery set their own: zones change each order's total.
  DEMO_ZONES: 'false',
  // Suggestions are due on the day they arrive.
  CLAIM_TERMS: 'suggestion=0',
};

/**
 * Starts the built stack, unless SHOP_URL names a running shop; MAIL_URL, SIIGO_STAND_IN_URL and WOMPI_URL then name
 * its stand-ins.
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
