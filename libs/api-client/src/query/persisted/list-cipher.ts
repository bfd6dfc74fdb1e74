const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

export interface SealedList {
  /** Keyed digest of the list's name, filters included. */
  id: string;
  nonce: Uint8Array<ArrayBuffer>;
  body: ArrayBuffer | Uint8Array<ArrayBuffer>;
  /** Epoch milliseconds; the oldest go first. */
  at: number;
}

export interface ListCipher {
  idOf: (name: string) => Promise<string>;
  seal: (name: string, list: unknown, at: number) => Promise<SealedList>;
  /** @throws when sealed by another key, changed or moved */
  open: (name: string, sealed: SealedList) => Promise<unknown>;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const toHex = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keys are not exportable and live in memory only. @param secret 256 bits in base64url */
export async function createListCipher(secret: string): Promise<ListCipher> {
  const { subtle } = crypto;
  const root = await subtle.importKey('raw', fromBase64Url(secret), 'HKDF', false, ['deriveKey']);
  const derive = (info: string, algorithm: AesDerivedKeyParams | HmacImportParams, usages: KeyUsage[]) =>
    subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) },
      root,
      algorithm,
      false,
      usages,
    );
  const body = await derive('body', { name: ALGORITHM, length: 256 }, ['encrypt', 'decrypt']);
  const names = await derive('name', { name: 'HMAC', hash: 'SHA-256' }, ['sign']);
  const idOf = async (name: string) => toHex(await subtle.sign('HMAC', names, bytesOf(name)));
  return {
    idOf,
    seal: async (name, list, at) => {
      const id = await idOf(name);
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const text = bytesOf(JSON.stringify(list));
      const sealed = await subtle.encrypt(
        { name: ALGORITHM, iv: nonce, additionalData: bytesOf(`${id} ${at}`) },
        body,
        text,
      );
      return { id, nonce, body: sealed, at };
    },
    open: async (name, { nonce, body: sealed, at }) => {
      const additionalData = bytesOf(`${await idOf(name)} ${at}`);
      const text = await subtle.decrypt({ name: ALGORITHM, iv: nonce, additionalData }, body, sealed);
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    },
  };
}
