/** Addresses inside the app: what a link or a call says, as the parts of a location. */

/** The three parts of an address; `search` and `hash` are empty or begin with their sign. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A whole path (`/site/home?x=1#y`), only `?x=1` or `#y`, or the parts of one. What is left out is where we are. */
export type To = string | Partial<Address>;

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

function parse(to: string): Partial<Address> {
  const [, pathname = '', search = '', hash = ''] = PARTS.exec(to) ?? [];
  return { pathname, search, hash };
}

const withSign = (sign: string, text: string): string => (text === '' || text === sign ? '' : text.startsWith(sign) ? text : sign + text);

/** Where `to` leads from `current`. Paths of the app are whole: a path without a slash in front is taken from the root. */
export function resolve(to: To, current: string): Address {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parse(to) : to;
  return {
    pathname: pathname === '' ? current : `/${pathname}`.replaceAll(/[\\/]{2,}/g, '/'),
    search: withSign('?', search),
    hash: withSign('#', hash),
  };
}

export const textOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/** A scheme, or two slashes: an address that is not ours. */
export const isElsewhere = (to: To): to is string => typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** Signs that may stand in a part of a path as they are (RFC 3986, 3.3), though `encodeURIComponent` writes them otherwise. */
const OVERDONE = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

const encodePart = (value: string): string => encodeURIComponent(value).replace(OVERDONE, (code) => decodeURIComponent(code));

/**
 * `href('/leerling/:leerlingId/landkaart', { leerlingId })`: the pattern of a route with its parameters filled in.
 * Throws when one is missing.
 */
export function href(pattern: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path '${pattern}' requires param '${name}' but it was not provided`);
    return encodePart(value);
  });
}
