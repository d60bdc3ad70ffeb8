/** A login provider that does what no provider may do, one thing at a time; and one that only speaks OAuth 2. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export interface BozeAanbieder {
  readonly issuer: string;
  /** Claims of the next id token, over the right ones. */
  claims: JWTPayload;
  /** How the next id token is signed. */
  ondertekening: 'goed' | 'andere-sleutel' | 'none' | 'hs256' | 'geen';
  /** What the token endpoint does. */
  gedrag: 'antwoordt' | 'hangt' | 'stuurt-10-mb' | '500';
  userinfo: Readonly<Record<string, unknown>>;
  /** Nonce of the last authorization request, as a provider would have seen it. */
  nonce: string;
  stop(): Promise<void>;
}

const KID = 'sleutel-1';
const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startBozeAanbieder(clientId: string): Promise<BozeAanbieder> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const others = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };

  async function idToken(self: BozeAanbieder): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: self.issuer, aud: clientId, sub: 'mens-1', iat: now, exp: now + 60, nonce: self.nonce };
    const payload = Object.fromEntries(Object.entries({ ...right, ...self.claims }).filter(([, value]) => value !== undefined));
    const sign = (key: CryptoKey | Uint8Array, alg: string): Promise<string> =>
      new SignJWT(payload).setProtectedHeader({ alg, kid: KID }).sign(key);
    if (self.ondertekening === 'none') return `${b64({ alg: 'none' })}.${b64(payload)}.`;
    if (self.ondertekening === 'geen') return `${b64({ alg: 'RS256', kid: KID })}.${b64(payload)}.`;
    if (self.ondertekening === 'hs256') return sign(new TextEncoder().encode('een-geheim-dat-wij-ook-kennen-een-geheim'), 'HS256');
    return sign(self.ondertekening === 'goed' ? keys.privateKey : others.privateKey, 'RS256');
  }

  const json = (response: ServerResponse, body: unknown): void => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };

  async function token(self: BozeAanbieder, response: ServerResponse): Promise<void> {
    if (self.gedrag === 'hangt') return;
    if (self.gedrag === 'stuurt-10-mb') return json(response, { access_token: 'x'.repeat(10_000_000) });
    response.statusCode = self.gedrag === '500' ? 500 : 200;
    json(response, { access_token: 'toegang', token_type: 'Bearer', expires_in: 60, id_token: await idToken(self) });
  }

  async function answer(self: BozeAanbieder, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', self.issuer);
    if (pathname === '/token') return token(self, response);
    if (pathname === '/oauth-token') return json(response, { access_token: 'toegang', token_type: 'Bearer', expires_in: 60 });
    if (pathname === '/userinfo') return json(response, self.userinfo);
    if (pathname === '/jwks') return json(response, { keys: [jwk] });
    const at = (path: string): string => self.issuer + path;
    return json(response, {
      issuer: self.issuer,
      authorization_endpoint: at('/auth'),
      token_endpoint: at('/token'),
      userinfo_endpoint: at('/userinfo'),
      jwks_uri: at('/jwks'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  }

  const server = createServer((request, response) => void answer(self, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const self: BozeAanbieder = {
    issuer: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    claims: {},
    ondertekening: 'goed',
    gedrag: 'antwoordt',
    userinfo: {},
    nonce: '',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return self;
}
