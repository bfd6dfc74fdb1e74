import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from 'tools/shop/stack';
import { getVariable, setVariables, type ShopVariables } from './shop-variables';

const NAMES = [
  'SHOP_URL',
  'MAIL_URL',
  'SIIGO_STAND_IN_URL',
  'WOMPI_URL',
  'SHOP_API_URL',
  'SHOP_DATA_DIR',
] as const;

const currentVariables = (): ShopVariables =>
  Object.fromEntries(NAMES.map((name) => [name, getVariable(name)])) as unknown as ShopVariables;

/**
 * A whole shop of its own for a journey whose settings would change the orders of others; until `stop`.
 * @param settings of its API
 */
export async function openOwnShop(
  settings: Record<string, string> = {},
): Promise<{ stop: () => Promise<void> }> {
  const others = currentVariables();
  const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-own-'));
  const stack = await startStack({
    port: 0,
    dataDir,
    quiet: true,
    env: { DEMO_ZONES: 'false', ...settings },
  });
  setVariables({
    SHOP_URL: stack.url,
    MAIL_URL: stack.mailUrl,
    SIIGO_STAND_IN_URL: stack.siigoUrl,
    WOMPI_URL: stack.wompiUrl,
    SHOP_API_URL: stack.apiUrl,
    SHOP_DATA_DIR: dataDir,
  });
  return {
    stop: async () => {
      setVariables(others);
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
