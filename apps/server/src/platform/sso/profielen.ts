/**
 * What the known providers say about a person, and how we read it. A preset fills in what differs; a setting in the file may
 * overrule each part. Sources: the public documentation of Kennisnet (Entree Federatie), Smartschool, Google and Microsoft;
 * see docs/how-to/add-a-login-provider.md.
 */
import { z } from 'zod';

/** Who somebody is, by the provider's word. */
export interface Profiel {
  /** Never changes, never given to somebody else. */
  readonly subject: string;
  /** Numbers of the organisations this person may belong to. */
  readonly organisaties: readonly string[];
  /** Null when the provider does not say: then only a link that was made before counts. */
  readonly rol: 'leerling' | 'staf' | null;
  /** Somebody who stands beside a person, such as a parent with a login of their own: never lets in. */
  readonly meekijker: boolean;
  readonly sleutels: readonly { readonly soort: 'eckid' | 'basispoort' | 'las'; readonly waarde: string }[];
}

export type Claims = Readonly<Record<string, unknown>>;

export const Lezing = z.strictObject({
  /** Claims that together name the person. */
  subject: z.array(z.string()).min(1),
  organisatie: z.string(),
  rol: z.string().optional(),
  leerling: z.array(z.string()),
  staf: z.array(z.string()),
  /** A claim that is true or above zero for somebody who only looks along. */
  meekijker: z.string().optional(),
  eckid: z.string().optional(),
  basispoort: z.string().optional(),
  las: z.string().optional(),
});
export type Lezing = z.infer<typeof Lezing>;

export interface Preset {
  readonly protocol: 'oidc' | 'oauth2';
  readonly scope: string;
  readonly issuer?: string;
  /** What an organisation number is called there. */
  readonly organisatieLabel: string;
  readonly lezing: Lezing;
  /** Claims come from the user info endpoint too. */
  readonly userinfo: boolean;
  /** Without discovery. */
  readonly eindpunten?: { readonly authorization: string; readonly token: string; readonly userinfo: string };
}

export const PRESETS = {
  oidc: {
    protocol: 'oidc',
    scope: 'openid',
    organisatieLabel: 'Organisatienummer',
    userinfo: false,
    lezing: {
      subject: ['sub'],
      organisatie: 'organisation',
      rol: 'role',
      leerling: ['student'],
      staf: ['employee', 'staff'],
      eckid: 'eckid',
    },
  },
  entree: {
    protocol: 'oidc',
    scope: 'openid',
    organisatieLabel: 'BRIN-nummer',
    userinfo: true,
    lezing: {
      subject: ['sub'],
      organisatie: 'nlEduPersonHomeOrganizationId',
      rol: 'eduPersonAffiliation',
      leerling: ['student'],
      staf: ['employee', 'staff'],
      eckid: 'eckId',
    },
  },
  basispoort: {
    protocol: 'oidc',
    scope: 'openid',
    organisatieLabel: 'Basispoort-instelling',
    userinfo: true,
    lezing: {
      subject: ['sub'],
      organisatie: 'instellingId',
      rol: 'rol',
      leerling: ['Leerling'],
      staf: ['Leerkracht', 'ICTCoordinator', 'IBRTer', 'Inval'],
      eckid: 'eckid',
      basispoort: 'basispoortId',
      las: 'lasKey',
    },
  },
  smartschool: {
    protocol: 'oauth2',
    scope: 'userinfo',
    organisatieLabel: 'Instellingsnummer',
    userinfo: true,
    eindpunten: {
      authorization: 'https://oauth.smartschool.be/OAuth',
      token: 'https://oauth.smartschool.be/OAuth/index/token',
      userinfo: 'https://oauth.smartschool.be/Api/V1/userinfo',
    },
    lezing: {
      subject: ['instellingsnummer', 'userID'],
      organisatie: 'instellingsnummer',
      rol: 'basisrol',
      leerling: ['leerling'],
      staf: ['leerkracht', 'directie', 'ondersteunend'],
      meekijker: 'isCoAccount',
    },
  },
  google: {
    protocol: 'oidc',
    scope: 'openid',
    issuer: 'https://accounts.google.com',
    organisatieLabel: 'Domein',
    userinfo: false,
    lezing: { subject: ['sub'], organisatie: 'hd', leerling: [], staf: [] },
  },
  microsoft: {
    protocol: 'oidc',
    scope: 'openid',
    issuer: 'https://login.microsoftonline.com/organizations/v2.0',
    organisatieLabel: 'Tenant-id',
    userinfo: false,
    lezing: { subject: ['tid', 'oid'], organisatie: 'tid', leerling: [], staf: [] },
  },
} as const satisfies Readonly<Record<string, Preset>>;

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map(String)
    .filter((text) => text !== '');

const isTrue = (value: unknown): boolean => value === true || (typeof value === 'number' && value > 0) || value === '1' || value === 'true';

const includesAny = (values: readonly string[], wanted: readonly string[]): boolean =>
  values.some((value) => wanted.some((text) => text.toLowerCase() === value.toLowerCase()));

/** Somebody who is called both, or something else, is neither. */
function readRol(values: readonly string[], lezing: Lezing): Profiel['rol'] {
  const leerling = includesAny(values, lezing.leerling);
  const staf = includesAny(values, lezing.staf);
  if (leerling === staf) return null;
  return leerling ? 'leerling' : 'staf';
}

/** Null when it does not say who it is. */
export function readProfiel(claims: Claims, lezing: Lezing): Profiel | null {
  const parts = lezing.subject.map((name) => texts(claims[name])[0] ?? '');
  const subject = parts.join(':');
  if (parts.includes('') || subject.length > 255) return null;
  const sleutels = (['eckid', 'basispoort', 'las'] as const).flatMap((soort) => {
    const claim = lezing[soort];
    return claim === undefined ? [] : texts(claims[claim]).map((waarde) => ({ soort, waarde }));
  });
  return {
    subject,
    organisaties: texts(claims[lezing.organisatie]),
    rol: lezing.rol === undefined ? null : readRol(texts(claims[lezing.rol]), lezing),
    meekijker: lezing.meekijker !== undefined && isTrue(claims[lezing.meekijker]),
    sleutels,
  };
}
