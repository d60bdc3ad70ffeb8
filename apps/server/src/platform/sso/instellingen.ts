/** The login providers of this installation: a JSON file of the operator, parsed at the door. Secrets may stand elsewhere. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Lezing, PRESETS, type Preset } from './profielen.ts';

/** Plain http only on the machine itself: for development and tests. */
const isSafe = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
};
const SafeUrl = z.url().refine(isSafe, 'moet met https beginnen');

const Geheim = z.union([z.string().min(1), z.strictObject({ env: z.string() }), z.strictObject({ bestand: z.string() })]);

const AanbiederInvoer = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  naam: z.string().min(1).max(60),
  soort: z.enum(['oidc', 'entree', 'basispoort', 'smartschool', 'google', 'microsoft']),
  issuer: SafeUrl.optional(),
  clientId: z.string().min(1),
  clientSecret: Geheim,
  scope: z.string().optional(),
  eindpunten: z.strictObject({ authorization: SafeUrl, token: SafeUrl, userinfo: SafeUrl }).optional(),
  lezing: Lezing.partial().optional(),
});

const Bestand = z.strictObject({
  aanbieders: z.array(AanbiederInvoer).max(20),
  /** More addresses (origins) where people log in, such as the other Flemish hosts. */
  adressen: z.array(SafeUrl).default([]),
});

export interface Aanbieder extends Omit<Preset, 'issuer'> {
  readonly id: string;
  readonly naam: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface SsoInstellingen {
  readonly aanbieders: readonly Aanbieder[];
  /** Exactly the addresses the browser may be sent back to, at this moment. */
  readonly redirects: () => readonly string[];
}

const LOGIN_SSO = '/app/auth/login-sso';

function readGeheim(geheim: z.infer<typeof Geheim>): string {
  if (typeof geheim === 'string') return geheim;
  const value = 'env' in geheim ? process.env[geheim.env] : readFileSync(geheim.bestand, 'utf8').trim();
  if (!value) throw new Error(`SPELRIJK_SSO: het geheim uit ${JSON.stringify(geheim)} is leeg.`);
  return value;
}

function toAanbieder({ soort, issuer, scope, lezing, eindpunten, clientSecret, ...rest }: z.infer<typeof AanbiederInvoer>): Aanbieder {
  const preset: Preset = PRESETS[soort];
  const from = issuer ?? preset.issuer ?? (preset.eindpunten && new URL(preset.eindpunten.authorization).origin);
  if (from === undefined) throw new Error(`SPELRIJK_SSO: ${rest.id} heeft geen issuer.`);
  return {
    ...preset,
    ...rest,
    issuer: from,
    scope: scope ?? preset.scope,
    lezing: Lezing.parse({ ...preset.lezing, ...lezing }),
    ...(eindpunten && { eindpunten }),
    clientSecret: readGeheim(clientSecret),
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`SPELRIJK_SSO: ${file} is er niet, is niet te lezen of is geen JSON.`, { cause: error });
  }
}

function parseFile(file: string): z.infer<typeof Bestand> {
  const parsed = Bestand.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const plekken = new Set(
    parsed.error.issues.map((wat) => {
      const plek = [...wat.path, ...(wat.code === 'unrecognized_keys' ? wat.keys : [])].join('.') || 'het geheel';
      return wat.code === 'custom' ? `${plek} (${wat.message})` : plek;
    }),
  );
  throw new Error(`SPELRIJK_SSO klopt niet in ${file}: kijk naar ${[...plekken].join(', ')}.`);
}

/** `eigen`: addresses of ours that are known already; a setting of our office may change them. Without a file there are no providers. Throws one readable line when the file makes no sense. */
export function readSsoInstellingen(file: string | undefined, eigen: () => readonly string[]): SsoInstellingen {
  if (file === undefined) return { aanbieders: [], redirects: () => [] };
  const { aanbieders, adressen } = parseFile(file);
  if (new Set(aanbieders.map(({ id }) => id)).size < aanbieders.length) throw new Error('SPELRIJK_SSO: een id staat er twee keer in.');
  const redirects = (): readonly string[] => {
    const origins = [...eigen(), ...adressen].map((address) => new URL(address).origin);
    return [...new Set(origins)].map((origin) => origin + LOGIN_SSO);
  };
  return { aanbieders: aanbieders.map(toAanbieder), redirects };
}
