import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { issueTicket, REPORT_COOKIE } from '@lacteos/contracts/http';
import { makeAnotherRelease } from 'tools/shop/another-release';
import { localPublicKeys, localTarget, releaseBuild, tryBuild } from 'tools/shop/releases';
import { type Fault, SQLITE } from '../fault.js';
import { FaultShop } from '../fault-shop.js';
import { type ShopProcess, startShopDesk, startShopGateway } from '../shop-processes.js';

const root = resolve(import.meta.dirname, '../../..');
const buildOf = (project: string): string => resolve(root, project, 'dist');

const openReleases = async (parent: string) => {
  const dataDir = mkdtempSync(join(parent, 'releases-'));
  const target = await localTarget(dataDir);
  await releaseBuild(target, buildOf('mfe-checkout'));
  const settings = {
    RELEASES_DIR: target.releasesDir,
    REGISTRY_FILE: target.registryFile,
    REGISTRY_PUBLIC_KEYS: await localPublicKeys(dataDir),
  };
  return { dataDir, target, settings };
};

const keysOf = (dataDir: string): Record<'REGISTRY_SIGNING_KEY', string> => {
  const { REGISTRY_SIGNING_KEY } = JSON.parse(readFileSync(join(dataDir, 'registry-keys.json'), 'utf8'));
  return { REGISTRY_SIGNING_KEY };
};

const revisionOf = async ({ origin }: ShopProcess): Promise<number> => {
  const answer = await fetch(`${origin}/registry.json`);
  return ((await answer.json()) as { revision: number }).revision;
};

const olderRegistry: Fault = {
  name: 'registry-older',
  what: 'the gateway is killed, the registry is an older one when it starts again',
  required: 'it serves the newest that it ever served; orders go on, ready',
  databases: SQLITE,
  run: async (database) => {
    const { dataDir, target, settings } = await openReleases(database.dataDir);
    const shop = await FaultShop.open(database);
    const start = () => startShopGateway(shop.api.origin, dataDir, [], settings);
    const older = readFileSync(target.registryFile);
    await releaseBuild(target, buildOf('mfe-storefront'));
    const before = await start();
    const newest = await revisionOf(before);
    await before.kill();
    writeFileSync(target.registryFile, older);
    const after = await start();
    const served = await revisionOf(after);
    shop.require(served === newest, `revision ${served} was served after ${newest}`);
    await after.stop();
    await shop.servesOn(1);
    await shop.verify();
    await shop.close();
    return shop;
  },
};

const TICKET_SECRET = 'secret-of-gateway-and-desk-for-faults';
const FEW = 300;
const MANY = 6_000;
const MAX_RATIO = 1.5;
const TICKS_A_SECOND = 100;

const processorSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

/** Reports once for each visitor. @returns processor seconds of the desk */
const report = async (desk: ShopProcess, release: string, from: number, count: number): Promise<number> => {
  const began = processorSecondsOf(desk.pid);
  const expires = new Date(Date.now() + 3_600_000);
  for (let visitor = from; visitor < from + count; visitor += 1) {
    const address = `10.${visitor >> 8}.${visitor & 255}.1`;
    const picks = { 'mfe-checkout': release };
    const ticket = issueTicket(TICKET_SECRET, { visitorId: `v${visitor}`, address, picks, expires });
    const begun = { remote: 'mfe-checkout', release, ok: true, ms: 100 };
    const items = [
      { ...begun, kind: 'start', attempt: `a${visitor}` },
      { ...begun, kind: 'mount' },
    ];
    const answer = await fetch(`${desk.origin}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${REPORT_COOKIE}=${ticket}` },
      body: JSON.stringify({ v: 1, shell: '1.0.0-s', items }),
    });
    if (answer.status >= 400) throw new Error(`a report was answered ${answer.status}`);
  }
  return processorSecondsOf(desk.pid) - began;
};

const manyReports: Fault = {
  name: 'desk-many-reports',
  what: `the release desk gets ${FEW} reports, ${MANY} more, and ${FEW} again`,
  required: `the last cost at most ${MAX_RATIO} times the processor time of the first`,
  databases: SQLITE,
  run: async (database) => {
    const { dataDir, target, settings } = await openReleases(database.dataDir);
    const otherBuild = join(dataDir, 'candidate');
    await makeAnotherRelease(buildOf('mfe-checkout'), otherBuild, { version: '9.9.9' });
    const { releaseId } = await tryBuild(target, otherBuild, 50);
    const desk = await startShopDesk({
      ...settings,
      ...keysOf(dataDir),
      DATA_DIR: dataDir,
      REPORT_TICKET_SECRET: TICKET_SECRET,
      DESK_REPORTS_PER_MINUTE: '1000000',
    });
    await report(desk, releaseId, 0, FEW);
    const first = await report(desk, releaseId, FEW, FEW);
    await report(desk, releaseId, 2 * FEW, MANY);
    const last = await report(desk, releaseId, 2 * FEW + MANY, FEW);
    const problems = new Set<string>();
    if (last > MAX_RATIO * first) problems.add(`${last.toFixed(1)} s after ${first.toFixed(1)} s`);
    const seconds = await desk.stop();
    return {
      notes: [`${first.toFixed(1)} and ${last.toFixed(1)} s`, `ended in ${seconds.toFixed(1)} s`],
      problems,
    };
  },
};

export const RELEASE_FAULTS: readonly Fault[] = [olderRegistry, manyReports];
