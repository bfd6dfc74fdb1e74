import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Database from 'libsql';
import { siigoServer } from 'sandbox/siigo';
import { readBackupSettings } from '../backup-settings.js';
import { newBackupKeys } from '../sealing.js';
import { takeFull } from '../take.js';
import { drill } from './drill.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const ACCOUNT = { username: 'shop@demo.test', accessKey: 'key-of-the-company' };
const OTHERS = ['stock', 'money'];
const HOUR_MS = 3_600_000;
const PRODUCT = { code: 'LLA-1', name: 'Leche', account_group: 1253 };

type Json = Record<string, unknown>;

/** SIIGO's state of an hour ago, because the drill compares only what a backup can contain. */
const aSiigo = async () => {
  const server = siigoServer({ ...ACCOUNT, now: () => Date.now() - HOUR_MS });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  let authorization = '';
  const call = async (method: string, path: string, body?: Json): Promise<Json> => {
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'partner-id': 'LacteosPruebas', authorization, ...type },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Json;
  };
  const signedIn = await call('POST', '/auth', { username: ACCOUNT.username, access_key: ACCOUNT.accessKey });
  authorization = String(signedIn['access_token']);
  await call('POST', '/v1/products', PRODUCT);
  return { url, call, close: () => server.close() };
};

/** An invoice as the shop sends it; its reference ends the observations. */
const anInvoice = (reference: string): Json => ({
  document: { id: 28_216 },
  date: new Date().toISOString().slice(0, 10),
  customer: { identification: '900123456' },
  seller: 629,
  observations: `Ref. ${reference}`,
  items: [{ code: PRODUCT.code, quantity: 1, price: 1_000 }],
  payments: [{ id: 5636, value: 1_000 }],
});

describe('the invoice check of a restore drill', () => {
  let folder: string;
  let siigo: Awaited<ReturnType<typeof aSiigo>>;
  let env: Record<string, string>;
  let source: Database.Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lacteos-drill-spec-'));
    siigo = await aSiigo();
    const { identity, recipient } = await newBackupKeys();
    await writeFile(join(folder, 'identity'), identity);
    const account = [`SIIGO_USERNAME=${ACCOUNT.username}`, `SIIGO_ACCESS_KEY=${ACCOUNT.accessKey}`];
    await writeFile(join(folder, 'api.env'), [`SIIGO_URL=${siigo.url}`, ...account, ''].join('\n'));
    env = {
      DATA_DIR: folder,
      BACKUP_RECIPIENT: recipient,
      BACKUP_IDENTITY_FILE: join(folder, 'identity'),
      DRILL_API_ENV: join(folder, 'api.env'),
    };
    const database = { DATABASE_URL: `sqlite:${join(folder, 'lacteos.sqlite')}` };
    await promisify(execFile)(process.execPath, [join(ROOT, 'api/dist/migrate.js'), 'up'], {
      env: { ...process.env, ...database },
    });
    source = new Database(join(folder, 'lacteos.sqlite'));
  });
  afterAll(async () => {
    source.close();
    await siigo.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** An invoice in SIIGO, and the shop's record of it. */
  const invoice = async (reference: string): Promise<{ id: string; name: string }> => {
    const { id, name } = await siigo.call('POST', '/v1/invoices', anInvoice(reference));
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    source
      .prepare(
        `INSERT INTO siigo_documents (kind, reference, state, request, siigo_id, name, customer_identification, total, reasons,
           created_at, updated_at) VALUES ('invoice', ?, 'accepted', '{}', ?, ?, '900123456', 100000, '[]', ?, ?)`,
      )
      .run([reference, id, name, now, now]);
    return { id: String(id), name: String(name) };
  };
  const failures = async (): Promise<string[]> => {
    const { lines } = await drill(await readBackupSettings(env), { without: OTHERS });
    return lines.filter(({ isGood }) => !isGood).map(({ text }) => text);
  };
  const command = (...words: string[]): Promise<{ code: number | null; complaint: string }> =>
    new Promise((done) => {
      const tool = spawn(
        process.execPath,
        ['--import', 'tsx', join(ROOT, 'ops/backup/src/cli.ts'), ...words],
        {
          cwd: ROOT,
          env: { ...process.env, ...env },
        },
      );
      let complaint = '';
      tool.stderr.on('data', (chunk) => (complaint += String(chunk)));
      tool.once('close', (code) => done({ code, complaint }));
    });

  it('passes while shop and SIIGO have the same invoices, and fails once one is missing [N-21-231]', async () => {
    await invoice('P1-00000001');
    const missing = await invoice('P2-00000002');
    await takeFull(await readBackupSettings(env));
    expect(await failures()).toEqual([]);

    await siigo.call('DELETE', `/v1/invoices/${missing.id}`);
    const { code, complaint } = await command('drill', ...OTHERS.flatMap((name) => ['--without', name]));
    expect(code).toBe(3);
    expect(complaint).toMatch(/^THE DRILL FAILED\n {2}invoices: /);
    expect(complaint).toContain(`Invoice ${missing.name}: not in SIIGO`);
  });

  it('fails when the backup lacks an earlier invoice or no account is configured [N-21-231]', async () => {
    const lost = await invoice('P3-00000003');
    source.prepare('DELETE FROM siigo_documents WHERE siigo_id = ?').run([lost.id]);
    await takeFull(await readBackupSettings(env));
    const [text] = await failures();
    expect(text).toContain(`Invoice ${lost.name} (1000): no order`);

    delete env['DRILL_API_ENV'];
    expect(await failures()).toEqual([expect.stringContaining('DRILL_API_ENV')]);
  });
});
