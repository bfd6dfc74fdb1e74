import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildRemote, releaseUser } from 'proofs/sabotage/damage';
import { KINDS } from 'proofs/sabotage/kinds';
import { makeAnotherRelease } from '../../support/shops/next-build';
import { releaseTool } from '../../support/shops/release-tool';
import { openSecondShop, type SecondShop } from '../../support/shops/second-shop';

interface Finding {
  check: string;
  level: string;
  message: string;
  affects: string[];
}
interface Attestation {
  passed: boolean;
  static: Finding[];
  live?: Finding[];
  signature?: object;
}

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
});
test.afterAll(() => shop.stop());

test('a release goes live after the gate has opened each of its pages in the live shop', async () => {
  const { name, releaseId } = await shop.publish(
    resolve(import.meta.dirname, '../../../federation/proofs/foreign-remote/dist'),
  );
  const { exitCode, data } = await releaseTool<Attestation>(shop, 'check', name, releaseId);
  expect(data.static.filter(({ level }) => level === 'breaks')).toEqual([]);
  // How long a page takes is the machine's, and so is what it shows in time; it is told, and refuses nothing.
  const findings = data.live?.filter(({ level }) => level !== 'warns');
  expect(findings).toMatchObject([{ check: 'live-page', level: 'fine' }]);
  expect(data).toMatchObject({ passed: true, signature: expect.any(Object) as object });
  expect(exitCode).toBe(0);
  const activated = await releaseTool<{ live: string }>(shop, 'activate', name, releaseId);
  expect(activated).toMatchObject({ exitCode: 0, data: { live: releaseId } });
});

test('a live release of the shop passes the gate again, page by page and role by role [N-37-213]', async () => {
  const { microFrontends } = JSON.parse(readFileSync(shop.target.registryFile, 'utf8')) as {
    microFrontends: Record<string, { extras: { releaseId: string } }[]>;
  };
  const name = 'mfe-invoicing';
  const releaseId = microFrontends[name]?.[0]?.extras.releaseId ?? '';
  const { data } = await releaseTool<Attestation>(shop, 'check', name, releaseId);
  const broken = [...data.static, ...(data.live ?? [])].filter(({ level }) => level === 'breaks');
  expect(broken).toEqual([]);
  expect(data.passed).toBe(true);
});

test('a release whose component fails when another remote shows it is refused and cannot go live [N-22-167]', async () => {
  const [throwing] = KINDS.filter((kind) => kind.name === 'a component that another remote uses throws');
  if (!throwing) throw new Error('the matrix has no such kind');
  await releaseUser(shop, throwing);
  const { name, releaseId } = await shop.publish(await buildRemote(shop, throwing));
  const { exitCode, data } = await releaseTool<Attestation>(shop, 'check', name, releaseId);
  expect(exitCode).toBe(3);
  const found = data.live?.filter(({ level }) => level === 'breaks').map(({ message }) => message) ?? [];
  expect(found.join('\n')).toContain(`does not show ${name}/Card`);
  const refused = await releaseTool<{ error: string }>(shop, 'activate', name, releaseId);
  expect(refused).toMatchObject({ exitCode: 3, data: { error: 'GATE_REFUSED' } });
});

test('a new remote is opened under the live shell and the one before, which a shop has after its first upgrade', async () => {
  const root = resolve(import.meta.dirname, '../../..');
  const upgraded = await openSecondShop();
  try {
    const { name, releaseId } = await upgraded.publish(
      resolve(root, 'federation/proofs/foreign-remote/dist'),
    );
    const next = `${upgraded.dataDir}/next-shell`;
    await makeAnotherRelease(resolve(root, 'shell/dist'), next, { version: '1.1.0' });
    await upgraded.release(next);
    const { exitCode, data } = await releaseTool<Attestation>(upgraded, 'check', name, releaseId);
    const findings = data.live?.filter(({ level }) => level !== 'warns') ?? [];
    expect(findings.filter(({ level }) => level !== 'fine')).toEqual([]);
    const ages = findings.map(({ message }) => / under the (\w+) shell /.exec(message)?.[1]);
    expect(ages).toEqual(['live', 'previous']);
    expect(exitCode).toBe(0);
  } finally {
    await upgraded.stop();
  }
});
