import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type OwnMariaDb, startMariaDb } from 'tools/databases/mariadb';
import { dataSourceOptions, openDataSource } from './data-source.js';

describe('a database whose address names a certificate', () => {
  let folder: string;
  let server: OwnMariaDb;
  const file = (name: string): string => join(folder, name);
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { stdio: 'pipe' });
  const aAuthority = (name: string): void =>
    openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
      ...['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)],
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lacteos-tls-'));
    // The server's account must be able to read them.
    chmodSync(folder, 0o755);
    aAuthority('authority');
    aAuthority('stranger');
    const request = ['req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1'];
    openssl(...request, '-keyout', file('server.key'), '-out', file('server.csr'));
    writeFileSync(file('names'), 'subjectAltName=IP:127.0.0.1');
    openssl(
      ...['x509', '-req', '-in', file('server.csr'), '-days', '2', '-extfile', file('names')],
      ...['-CA', file('authority.pem'), '-CAkey', file('authority.key'), '-CAcreateserial'],
      ...['-out', file('server.pem')],
    );
    chmodSync(file('server.key'), 0o644);
    const settings = [`--ssl-cert=${file('server.pem')}`, `--ssl-key=${file('server.key')}`];
    server = await startMariaDb({ settings });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The cipher of the connection; empty without TLS. */
  const cipherWith = async (parameters: Record<string, string>): Promise<string> => {
    const url = new URL('/mysql', server.url);
    url.search = new URLSearchParams(parameters).toString();
    const dataSource = await openDataSource(dataSourceOptions(url.href, { entities: [], migrations: [] }));
    try {
      const [row] = (await dataSource.query("SHOW STATUS LIKE 'Ssl_cipher'")) as { Value: string }[];
      return row?.Value ?? '';
    } finally {
      await dataSource.destroy();
    }
  };

  it('is reached by TLS when that authority signed its certificate [N-21-236]', async () => {
    expect(await cipherWith({ ca: file('authority.pem') })).not.toBe('');
    expect(await cipherWith({})).toBe('');
  });

  it('is refused when another authority signed its certificate [N-21-236]', async () => {
    await expect(cipherWith({ ca: file('stranger.pem') })).rejects.toThrow(/certificate/);
  });
});
