import { isIP } from 'node:net';
import type { EnvReader } from '@lacteos/contracts/env';
import { readTrustedProxies, TRUSTED_PROXIES_EXPECTED, type TrustedProxies } from '@lacteos/contracts/http';

/** Names with whole numbers, `name=number` separated by commas; names keep their case and accents. */
export function readNumbersByName(reader: EnvReader, name: string): ReadonlyMap<string, number> {
  const expected = 'pairs such as Nequi=5640, separated by commas';
  return new Map(reader.list(name, [], numberByName, expected));
}

/** Hop count, or addresses and networks. */
export function readProxies(reader: EnvReader, fallback: TrustedProxies): TrustedProxies {
  return reader.parsed('TRUST_PROXY', fallback, readTrustedProxies, TRUSTED_PROXIES_EXPECTED);
}

/** Null for any other text. */
export function positiveInteger(text: string): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** CIDR; null for any other text. */
export function networkOf(text: string): string | null {
  const [address = '', bits = ''] = text.split('/');
  const version = isIP(address);
  const isNetwork = version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
  return isNetwork ? text : null;
}

const PARAMETERS: Readonly<Record<string, RegExp>> = {
  syncWait: /^[01]$/,
  hosts: /^[\w.-]+(,[\w.-]+)*$/,
  pool: /^[1-9]\d{0,2}$/,
  ca: /^\/./,
};

/** Rejects unknown parameters. */
export function isServerAddress(text: string): boolean {
  if (!/^(mysql|mariadb):\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, searchParams } = new URL(text);
  return (
    pathname.length > 1 && [...searchParams].every(([name, value]) => PARAMETERS[name]?.test(value) ?? false)
  );
}

function numberByName(text: string): [string, number] | null {
  const [name = '', number = ''] = text.split('=').map((part) => part.trim());
  const value = positiveInteger(number);
  return name !== '' && value !== null ? [name, value] : null;
}
