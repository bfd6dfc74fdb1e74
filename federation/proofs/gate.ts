/**
 * The gate refuses no page of the shop's own remotes: each is brought to it `TIMES` times. `npm run prove -- gate`;
 * `REMOTES=a;b` takes some of them.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { checkRelease, getWholeRelease, openLiveCheck } from '@lacteos/release';
import startShop from 'e2e/support/shops/start-shop';
import { openSecondShop, type SecondShop } from 'e2e/support/shops/second-shop';

const root = resolve(import.meta.dirname, '../..');
const SHELL = 'shell';

const settings = readEnvironment(process.env, (reader) => ({
  times: reader.integer('TIMES', 3, { min: 1, max: 100 }),
  remotes: reader.optional('REMOTES')?.split(';'),
}));

interface Live {
  name: string;
  releaseId: string;
}

const liveReleases = ({ target }: SecondShop): Live[] => {
  const { microFrontends } = JSON.parse(readFileSync(target.registryFile, 'utf8')) as {
    microFrontends: Record<string, { extras: { releaseId: string } }[]>;
  };
  return Object.entries(microFrontends).flatMap(([name, [live]]) =>
    name === SHELL || !live ? [] : [{ name, releaseId: live.extras.releaseId }],
  );
};

const gateRelease = async (shop: SecondShop, { name, releaseId }: Live): Promise<boolean> => {
  const startedAt = Date.now();
  const { release } = await getWholeRelease(shop.target, name, releaseId);
  const live = await openLiveCheck({ ...process.env, SHOP_URL: shop.url });
  const apiDocument = resolve(root, 'libs/contracts/openapi.json');
  const attestation = await checkRelease({ ...shop.target, apiDocument }, release, { live, isKept: false });
  const findings = [...attestation.static, ...(attestation.live ?? [])];
  const broken = findings.filter(({ level }) => level === 'breaks');
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${broken.length === 0 ? 'passes' : 'REFUSED'} after ${seconds} s`);
  for (const { check, message } of broken) console.log(`  ${check}: ${message}`);
  return broken.length === 0;
};

const run = async (): Promise<boolean> => {
  const stopShop = await startShop();
  const shop = await openSecondShop();
  let hasPassed = true;
  try {
    await shop.release(resolve(root, 'federation/proofs/foreign-remote/dist'));
    const wanted = liveReleases(shop).filter(({ name }) => settings.remotes?.includes(name) ?? true);
    for (const release of wanted)
      for (let turn = 0; turn < settings.times; turn += 1)
        hasPassed = (await gateRelease(shop, release)) && hasPassed;
    return hasPassed && wanted.length > 0;
  } finally {
    await shop.stop();
    await stopShop();
  }
};

if (!(await run())) process.exitCode = 1;
