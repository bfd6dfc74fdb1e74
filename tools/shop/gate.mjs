import { resolve } from 'node:path';
import { root } from '../workspace.mjs';

/** Reason for refusal, or null. Runs static checks, then opens the release in the shop at `shopUrl`. */
export const gateRefusal = async (shopUrl, target, name, releaseId) => {
  const { checkRelease, getWholeRelease, openLiveCheck } = await import('@lacteos/release');
  try {
    const { release } = await getWholeRelease(target, name, releaseId);
    const live = await openLiveCheck({ GATE_PAGE_SECONDS: '15', ...process.env, SHOP_URL: shopUrl });
    const apiDocument = resolve(root, 'libs', 'contracts', 'openapi.json');
    const attestation = await checkRelease({ ...target, apiDocument }, release, { live, isKept: false });
    const findings = [...attestation.static, ...(attestation.live ?? [])];
    const worst = findings.find(({ level }) => level === 'breaks');
    return worst ? `${worst.check}: ${worst.message}` : null;
  } catch (error) {
    if (error.name !== 'ReleaseError') throw error;
    return `${error.code}: ${error.message}`;
  }
};
