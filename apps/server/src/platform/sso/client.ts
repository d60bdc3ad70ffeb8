/** Talks OpenID Connect (or plain OAuth 2) with the providers. The protocol is the library's; what may not happen is ours. */
import * as client from 'openid-client';
import { z } from 'zod';
import { fetchBegrensd } from './begrensd.ts';
import type { Aanbieder } from './instellingen.ts';
import { readProfiel, type Claims, type Profiel } from './profielen.ts';

/** What ties an answer of the provider to the question. */
export interface Vraag {
  readonly callback: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface Heen extends Vraag {
  /** Ask who it is, also who is logged in at the provider (OpenID Connect Core 1.0, 3.1.2.1). */
  readonly opnieuw: boolean;
}

export interface SsoClient {
  readonly aanbieder: Aanbieder;
  /** Where the browser goes. */
  authorizationUrl(vraag: Heen): Promise<string>;
  /** Who came back; throws when anything about the answer is not as it must be. `query` as it arrived. */
  exchange(vraag: Vraag, query: Readonly<Record<string, unknown>>): Promise<Profiel | null>;
}

/** Somebody waits for a page: the whole exchange ends within this time (ms). */
const PATIENCE = 4800;
/** Seconds, per request, in the library itself. */
const TIMEOUT = 4;
/** A provider's description of itself is read again after this long (ms). */
const REDISCOVER = 3_600_000;
const ALGORITHMS = /^(RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/;

const isLocal = (url: string): boolean => new URL(url).protocol === 'http:';

const customFetch: client.CustomFetch = (url, { method, headers, body, signal }) =>
  fetchBegrensd(url, { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) });

async function configure({ protocol, issuer, clientId, clientSecret, eindpunten }: Aanbieder): Promise<client.Configuration> {
  const auth = client.ClientSecretPost(clientSecret);
  if (protocol === 'oauth2' && eindpunten) {
    const { authorization, token, userinfo } = eindpunten;
    const server = { issuer, authorization_endpoint: authorization, token_endpoint: token, userinfo_endpoint: userinfo };
    const config = new client.Configuration(server, clientId, undefined, auth);
    config[client.customFetch] = customFetch;
    config.timeout = TIMEOUT;
    // Only an address on the machine itself can be http: the settings refuse others.
    if (isLocal(token)) client.allowInsecureRequests(config);
    return config;
  }
  const execute = [client.enableNonRepudiationChecks, ...(isLocal(issuer) ? [client.allowInsecureRequests] : [])];
  return client.discovery(new URL(issuer), clientId, undefined, auth, { execute, [client.customFetch]: customFetch, timeout: TIMEOUT });
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('provider takes too long')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const Strings = z.record(z.string(), z.string());

/** The address as the provider called it: what came in, behind the address we gave out. */
function callbackUrl(callback: string, query: Readonly<Record<string, unknown>>): URL {
  const url = new URL(callback);
  for (const [name, value] of Object.entries(Strings.parse(query))) url.searchParams.append(name, value);
  return url;
}

/** Signed with a key of the provider by an algorithm that proves something (the library checked the signature itself). */
function checkAlgorithm(idToken: string | undefined): void {
  const header = z.object({ alg: z.string() }).parse(JSON.parse(Buffer.from(idToken?.split('.')[0] ?? '', 'base64url').toString()));
  if (!ALGORITHMS.test(header.alg)) throw new Error('algorithm of the id token is not allowed');
}

async function readClaims(config: client.Configuration, aanbieder: Aanbieder, vraag: Vraag, url: URL): Promise<Claims> {
  const isOidc = aanbieder.protocol === 'oidc';
  const checks = { pkceCodeVerifier: vraag.verifier, expectedState: vraag.state, idTokenExpected: isOidc };
  const tokens = await client.authorizationCodeGrant(config, url, isOidc ? { ...checks, expectedNonce: vraag.nonce } : checks);
  if (isOidc) checkAlgorithm(tokens.id_token);
  const claims = tokens.claims();
  if (!aanbieder.userinfo) return claims ?? {};
  if (claims) return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  return readUserinfo(config, tokens.access_token);
}

/** OAuth 2 without OpenID Connect: there is no subject to compare with, the token itself is the proof. */
async function readUserinfo(config: client.Configuration, accessToken: string): Promise<Claims> {
  const endpoint = config.serverMetadata().userinfo_endpoint;
  if (endpoint === undefined) throw new Error('provider has no user info');
  const response = await client.fetchProtectedResource(config, accessToken, new URL(endpoint), 'GET');
  if (response.status !== 200) throw new Error(`user info answers ${response.status}`);
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

export function createSsoClient(aanbieder: Aanbieder, now: () => number): SsoClient {
  let known: { readonly config: Promise<client.Configuration>; readonly at: number } | undefined;
  /** A failed discovery is not remembered. */
  const config = (): Promise<client.Configuration> => {
    if (known && now() - known.at < REDISCOVER) return known.config;
    const fresh = { config: configure(aanbieder), at: now() };
    known = fresh;
    fresh.config.catch(() => {
      if (known === fresh) known = undefined;
    });
    return fresh.config;
  };
  return {
    aanbieder,
    authorizationUrl: async ({ callback, state, nonce, verifier, opnieuw }) => {
      const url = client.buildAuthorizationUrl(await withDeadline(config()), {
        redirect_uri: callback,
        scope: aanbieder.scope,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(aanbieder.protocol === 'oidc' && { nonce }),
        ...(opnieuw && { prompt: 'login' }),
      });
      return url.href;
    },
    exchange: (vraag, query) =>
      withDeadline(
        config().then(async (ready) =>
          readProfiel(await readClaims(ready, aanbieder, vraag, callbackUrl(vraag.callback, query)), aanbieder.lezing),
        ),
      ),
  };
}
