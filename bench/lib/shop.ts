import { createConnection, type Connection } from 'mysql2/promise';
import { fillCatalogue } from './fill-catalogue.js';

export const PASSWORD = 'Mango$Tigre42';
const STOCK = 1_000_000;

export interface Buyer {
  id: number;
  email: string;
  token: string;
}
export interface LoadedShop {
  buyers: readonly Buyer[];
  admin: Buyer;
  productIds: readonly number[];
}

export async function fillShop(
  apiUrl: string,
  databaseUrl: string,
  { buyerCount, productCount }: { buyerCount: number; productCount: number },
): Promise<LoadedShop> {
  await fillCatalogue(databaseUrl, productCount);
  const connection = await createConnection(databaseUrl);
  try {
    await connection.query('UPDATE stock_levels SET quantity = ?', [STOCK]);
    await connection.query(
      "INSERT INTO stock_ledger (store_id, product_id, delta, cause, at) SELECT store_id, product_id, quantity, 'opening', NOW(3) FROM stock_levels",
    );
    const buyers: Buyer[] = [];
    for (let index = 0; index < buyerCount; index += 1) buyers.push(await signUp(apiUrl, index));
    const admin = await signUp(apiUrl, buyerCount);
    await makeAdministrator(connection, admin.id);
    return { buyers, admin, productIds: Array.from({ length: productCount }, (_, index) => index + 1) };
  } finally {
    await connection.end();
  }
}

const makeAdministrator = (connection: Connection, id: number) =>
  connection.query('UPDATE users SET id_role = 3 WHERE id = ?', [id]);

async function signUp(apiUrl: string, index: number): Promise<Buyer> {
  const email = `persona${index}@crash.test`;
  await post(`${apiUrl}/auth/signup`, {
    person_type: 'Person',
    first_name: 'Ana',
    last_name: 'Peña',
    n_document: String(20_000_000 + index),
    idType: '13',
    email,
    password: PASSWORD,
    phone: '3101234567',
    state_code: '50',
    city_code: '50001',
    termsAccepted: true,
  });
  const { data } = await post<{ data: { token: string; user: { id: number } } }>(`${apiUrl}/auth/login`, {
    email,
    password: PASSWORD,
  });
  return { id: data.user.id, email, token: data.token };
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
