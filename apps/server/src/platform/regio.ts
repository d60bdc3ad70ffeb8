/** Which region a host speaks, and the address that links in mails begin with. */
import type { Regio } from '@spelrijk/domain/admin';

export interface Adressen {
  readonly nl: string;
  readonly be: string;
}

/** `host` as the request names it, with or without a port. Unknown hosts are Dutch. */
export const regioOfHost = (host: string | undefined, beHosts: readonly string[]): Regio =>
  beHosts.includes((host ?? '').toLowerCase().replace(/:\d+$/, '')) ? 'be' : 'nl';

/**
 * Links to a Flemish admin lead to the first Flemish host, over the same protocol and port; on a machine that serves itself
 * only when that host leads there too (RFC 6761: every name under `localhost`). Never from what a request says.
 */
export function readAdressen(publicBaseUrl: string, beHosts: readonly string[]): Adressen {
  const nl = new URL(publicBaseUrl);
  const be = new URL(publicBaseUrl);
  const [vlaams] = beHosts;
  if (vlaams !== undefined && (!isLoopback(nl.hostname) || vlaams.endsWith('.localhost'))) be.hostname = vlaams;
  return { nl: nl.origin, be: be.origin };
}

const isLoopback = (hostname: string): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

export const linkTo = (adressen: Adressen, regio: Regio, path: string): string => `${adressen[regio]}${path}`;
