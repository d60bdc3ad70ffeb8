/**
 * The network that an address belongs to, for counting. Whoever has one IPv6 address has 2^64 of them (RFC 6177: an end site
 * gets a /64 at least), so those count as one; an IPv4 address counts by itself, however it is written.
 */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

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
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  return groupsOf(address)
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
