/**
 * The network that an address belongs to, for counting. Whoever has one IPv6 address has 2^64 of them (RFC 6177: an end site
 * gets a /64 at least), so those count as one; an IPv4 address counts by itself, however it is written.
 */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** `::ffff:0:0/96` (RFC 4291, 2.5.5.2): an IPv4 address as a socket for both kinds names it. */
const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/;

/** One spelling (RFC 5952), as the URL Standard writes it: small letters, no dots, the longest row of zeros left out. */
const spell = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

function groupsOf(address: string): readonly string[] {
  const [head = [], tail] = address.split('::').map((side) => side.split(':').filter((group) => group !== ''));
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail];
}

/**
 * Of a line that broke before it was read the address is gone: '' then.
 *
 * @example netwerkVan('2001:db8:1:2:a:b:c:d') // '2001:db8:1:2'
 * @example netwerkVan('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function netwerkVan(ip: string | undefined): string {
  if (ip === undefined) return '';
  const bare = ip.replace(/%.*$/, '');
  if (!isIPv6(bare)) return ip;
  const address = spell(bare);
  const [, ...pairs] = MAPPED.exec(address) ?? [];
  if (pairs.length > 0) return pairs.flatMap((pair) => [Number.parseInt(pair, 16) >> 8, Number.parseInt(pair, 16) & 255]).join('.');
  return groupsOf(address)
    .slice(0, GROUPS / 2)
    .join(':');
}
