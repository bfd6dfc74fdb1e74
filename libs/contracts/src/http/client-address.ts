import { BlockList, isIP, isIPv6 } from 'node:net';

/** A number of proxies, or addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

const NETWORK_GROUPS = 4;

export const TRUSTED_PROXIES_EXPECTED =
  '0, the number of proxies in front, or their addresses and networks such as 10.0.0.0/8, separated by commas';

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Null when invalid. Trusts no proxy without a number or network. */
export const readTrustedProxies = (text: string): TrustedProxies | null => {
  const value = text.trim().toLowerCase();
  if (value === '' || value === '0' || value === 'false') return 0;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : null;
};

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const networkList = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
};

/** For Fastify's `trustProxy`; hop 0 is the direct peer. The visitor is the nearest address that is no proxy. */
export const trustedProxyCheck = (
  trusted: TrustedProxies,
): ((address: string | undefined, hop: number) => boolean) => {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const list = networkList(trusted);
  return (address) => {
    const plain = withoutMapping(address ?? '');
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
};

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
};

/** IPv6 counts by /64, one subscriber's network (RFC 6177); IPv4-mapped addresses count as IPv4. */
export const addressKey = (address: string): string => {
  const plain = withoutMapping(address.split('%', 1)[0] ?? '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain.toLowerCase()).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
