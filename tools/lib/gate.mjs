import { resolve } from 'node:path';
import { root } from './workspace.mjs';

/**
 * What the gate would say about a published release: nothing (null), or why it refuses. Its files are compared first,
 * then a browser opens it in the shop at `shopUrl`.
 */
export const gateRefusal = async (shopUrl, target, name, releaseId) => {
  const { activate, readLiveSettings, runLiveCheck } = await import(
    resolve(root, 'deploy', 'dist', 'index.js')
  );
  try {
    await activate(target, name, releaseId);
    const limits = { mountMs: 15_000, settleMs: 3_000 };
    const settings = { ...readLiveSettings({ ...process.env, SHOP_URL: shopUrl }), limits };
    const findings = await runLiveCheck(settings, target, { name, releaseId });
    const worst = findings.find(({ level }) => level === 'breaks');
    return worst ? `live: ${worst.message}` : null;
  } catch (error) {
    if (error.name !== 'DeployError') throw error;
    return `${error.code}: ${error.message}`;
  }
};
