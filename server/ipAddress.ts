import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address in hexadecimal digits, without leading zeros. */
function groupsOf(ipAddress: string): string[] {
  // The URL parser turns an IPv4 address at the end into two groups.
  const { hostname } = new URL(`http://[${ipAddress}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

/**
 * The IP address by which a visitor is known. A customer of an internet provider has at least 2^64 IPv6
 * addresses, so they are known by their network: `2001:db8:1:2::/64`. An IPv4 address that is written as an
 * IPv6 address is that IPv4 address. A port does not count.
 */
function knownIpAddress(text: string): string {
  // Some proxies append a port: `192.0.2.1:5678`, `[2001:db8::1]:443`.
  const [, bracketed, plain = text] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const [ipAddress = ''] = (bracketed ?? plain).split('%');
  if (!isIPv6(ipAddress)) return ipAddress;
  const groups = groupsOf(ipAddress);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return bytes.flatMap((group) => [group >> 8, group & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The networks /56 and /48 around a known /64: some providers give a customer a /56, and tunnel brokers give
 * away a /48. Other IP addresses have none here, and what precedes one stays.
 */
export function widerNetworks(ipAddress: string): string[] {
  const [, start, group = ''] = /^(.*):([\da-f]{1,4})::\/64$/.exec(ipAddress) ?? [];
  if (start === undefined) return [];
  const first = (Number.parseInt(group, 16) & 0xff00).toString(16);
  return [`${start}:${first}::/56`, `${start}::/48`];
}

/**
 * The known IP address of a visitor. Each trusted proxy appends the one that it saw to `X-Forwarded-For`;
 * what is further to the left comes from the visitor and can be forged.
 */
export function visitorIpAddress(
  peer = 'unknown',
  forwardedFor = '',
  trustedProxies: number,
): string {
  const chain = forwardedFor
    .split(',')
    .map((ipAddress) => ipAddress.trim())
    .filter(Boolean);
  return knownIpAddress((trustedProxies > 0 && chain.at(-trustedProxies)) || peer);
}
