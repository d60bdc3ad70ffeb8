/**
 * A login provider to test against: a certified implementation of OpenID Connect, run here, with people of our making. Who
 * logs in is chosen on its page, or beforehand with `wie`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';

export interface Mens {
  readonly sub: string;
  readonly naam?: string;
  readonly [claim: string]: unknown;
}

export interface Proefaanbieder {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who logs in without being asked; null: the page asks. */
  wie: string | null;
  mensen: readonly Mens[];
  stop(): Promise<void>;
}

export const CLIENT = { clientId: 'spelrijk', clientSecret: 'een-geheim-van-de-proefaanbieder' };

const CLAIMS = ['sub', 'organisation', 'role', 'eckid', 'naam'];

function configure(redirects: readonly string[], find: (sub: string) => Mens | undefined): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirects],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: CLAIMS },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['proef'] },
    findAccount: (_context, sub) => {
      const mens = find(sub);
      return mens && { accountId: sub, claims: () => ({ ...mens }) };
    },
  };
}

/** Logs in as this person and agrees to everything, as somebody who presses "verder" would. */
async function finish(provider: Provider, request: IncomingMessage, response: ServerResponse, sub: string): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: sub, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid');
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId: sub }, consent }, { mergeWithLastSubmission: false });
}

function showChoice(response: ServerResponse, path: string, mensen: readonly Mens[]): void {
  const buttons = mensen.map(({ sub, naam }) => `<p><a href="${path}?sub=${encodeURIComponent(sub)}">${naam ?? sub}</a></p>`).join('');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Proefaanbieder</title><h1>Wie ben je?</h1>${buttons}<p><a href="${path}?weiger=1">Toch niet</a></p>`);
}

async function refuse(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionFinished(request, response, { error: 'access_denied' }, { mergeWithLastSubmission: false });
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** `redirects`: callback addresses that are registered there. */
export async function startAanbieder(redirects: readonly string[], port = 0): Promise<Proefaanbieder> {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> = () => Promise.resolve();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  const issuer = `http://127.0.0.1:${await listen(server, port)}`;
  const aanbieder: Proefaanbieder = {
    issuer,
    ...CLIENT,
    wie: null,
    mensen: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const provider = new Provider(
    issuer,
    configure(redirects, (sub) => aanbieder.mensen.find((mens) => mens.sub === sub)),
  );
  const handle = provider.callback();
  answer = async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (!url.pathname.startsWith('/interaction/')) return handle(request, response);
    if (url.searchParams.has('weiger')) return refuse(provider, request, response);
    const sub = url.searchParams.get('sub') ?? aanbieder.wie;
    return sub === null ? showChoice(response, url.pathname, aanbieder.mensen) : finish(provider, request, response, sub);
  };
  return aanbieder;
}
