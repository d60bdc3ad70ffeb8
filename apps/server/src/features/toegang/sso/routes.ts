import type { OpenContext } from '../../../platform/http/context.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { SsoService } from './service.ts';

type Names =
  | 'exchangeCode'
  | 'ssoUser'
  | 'listAanbieders'
  | 'startSso'
  | 'ssoCallback'
  | 'startKoppeling'
  | 'deleteKoppeling'
  | 'listOrganisaties'
  | 'saveOrganisaties';

const KOEKJE = 'sso';
/** A little longer than a transaction may take (seconds). */
const SECONDS = 900;

/** Lax: the provider's page leads back here. */
const keep = (context: OpenContext, waarde: string, seconden = SECONDS): void =>
  context.setKoekje({ naam: KOEKJE, waarde, pad: '/api/auth', seconden, vanBuiten: true });

export const ssoHandlers = (sso: SsoService): Pick<Handlers, Names> => ({
  listAanbieders: () => Promise.resolve({ aanbieders: sso.list() }),
  startSso: async ({ query }, context) => {
    const { aanbieder, code_challenge: codeChallenge, state, redirect_uri: redirectUri } = query;
    const { location, koekje } = await sso.start({ aanbieder, codeChallenge, state, redirectUri }, context.now);
    keep(context, koekje);
    return { location };
  },
  ssoCallback: async ({ params, query }, context) => ({
    location: await sso.callback({ aanbieder: params.aanbieder, query, koekje: context.koekje(KOEKJE) }, context.now),
  }),
  exchangeCode: async ({ query }, context) => {
    const { auth_code: authCode, code_verifier: codeVerifier } = query;
    const tokens = await sso.exchange({ authCode, codeVerifier, koekje: context.koekje(KOEKJE), browser: context.browser }, context.now);
    keep(context, '', 0);
    return tokens;
  },
  ssoUser: (_input, { actor }) => sso.readUser(actor),
  startKoppeling: async ({ body }, context) => {
    const { location, koekje } = await sso.startKoppeling(context.actor, body.aanbieder, body.redirect_uri, context.now);
    keep(context, koekje);
    return { adres: location };
  },
  deleteKoppeling: async ({ params }, { actor, now }) => {
    await sso.deleteKoppeling(actor, params.aanbieder, now);
    return null;
  },
  listOrganisaties: async ({ params }, { actor, now }) => ({ aanbieders: await sso.listOrganisaties(actor, params.adminId, now) }),
  saveOrganisaties: async ({ params, body }, { actor, now }) => {
    await sso.saveOrganisaties(actor, params.adminId, params.aanbieder, body.organisaties, now);
    return null;
  },
});
