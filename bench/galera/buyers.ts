import { createHmac, randomUUID } from 'node:crypto';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

export interface TokenBuyer {
  readonly id: number;
  readonly token: string;
}

const FIRST_ID = 100_001;
const DAY_MS = 86_400_000;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const tokenOf = (userId: number, sessionVersion: number, sessionId: string, secret: string): string => {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sv: sessionVersion, sid: sessionId, iss: 'lacteos-api', sub: String(userId) };
  const text = `${encoded({ alg: 'HS256' })}.${encoded({ ...claims, iat: now, exp: now + 3_600 * 6 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** Inserts accounts with open sessions directly: a thousand sign-ups would take minutes. */
export async function addBuyers(
  databaseUrl: string,
  like: number,
  count: number,
  secret: string,
): Promise<TokenBuyer[]> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    const [[model]] = await connection.query<RowDataPacket[]>('SELECT * FROM users WHERE id = ?', [like]);
    if (!model) throw new Error('the first buyer is not there');
    const columns = Object.keys(model);
    const now = new Date();
    const ids = Array.from({ length: count }, (_, index) => FIRST_ID + index);
    const sessions = ids.map(() => randomUUID());
    await connection.query(`INSERT INTO users (${columns.join(', ')}) VALUES ?`, [
      ids.map((id) => {
        const email = `persona${id}@machines.test`;
        return Object.values({ ...model, id, email, email_key: email, n_document: String(30_000_000 + id) });
      }),
    ]);
    const ends = new Date(now.getTime() + DAY_MS);
    await connection.query('INSERT INTO sessions (id, user_id, started_at, renewed_at, ends_at) VALUES ?', [
      ids.map((id, index) => [sessions[index], id, now, now, ends]),
    ]);
    const version = Number(model['session_version']);
    return ids.map((id, index) => ({ id, token: tokenOf(id, version, sessions[index] ?? '', secret) }));
  } finally {
    await connection.end();
  }
}
