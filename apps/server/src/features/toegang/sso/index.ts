import { ssoRoutes } from '@spelrijk/contract/sso';
import { defineFeature } from '../../../platform/feature.ts';
import type { OpenContext } from '../../../platform/http/context.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { isUitgeleend } from '../sessies/index.ts';
import type { SsoDeps } from './heen.ts';
import { deleteKoppeling, listOrganisaties, saveOrganisaties, ssoUser, startKoppeling } from './koppelingen.ts';
import { exchangeCode, listAanbieders, startSso } from './service.ts';
import { ssoCallback } from './terug.ts';

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

const ssoHandlers = (deps: SsoDeps): Pick<Handlers, Names> => ({
  listAanbieders: () => Promise.resolve({ aanbieders: listAanbieders(deps) }),
  startSso: async ({ query }, context) => {
    const { aanbieder, code_challenge: codeChallenge, state, redirect_uri: redirectUri } = query;
    const { location, koekje } = await startSso(
      deps,
      { aanbieder, codeChallenge, state, redirectUri, opnieuw: isUitgeleend(context) },
      context.now,
    );
    keep(context, koekje);
    return { location };
  },
  ssoCallback: async ({ params, query }, context) => ({
    location: await ssoCallback(deps, { aanbieder: params.aanbieder, query, koekje: context.koekje(KOEKJE) }, context.now),
  }),
  exchangeCode: async ({ query }, context) => {
    const { auth_code: authCode, code_verifier: codeVerifier } = query;
    const tokens = await exchangeCode(
      deps,
      { authCode, codeVerifier, koekje: context.koekje(KOEKJE), browser: context.browser },
      context.now,
    );
    keep(context, '', 0);
    return tokens;
  },
  ssoUser: (_input, caller) => ssoUser(deps, caller),
  startKoppeling: async ({ body }, context) => {
    const { location, koekje } = await startKoppeling(deps, context, body.aanbieder, body.redirect_uri);
    keep(context, koekje);
    return { adres: location };
  },
  deleteKoppeling: async ({ params }, caller) => {
    await deleteKoppeling(deps, caller, params.aanbieder);
    return null;
  },
  listOrganisaties: async ({ params }, caller) => ({ aanbieders: await listOrganisaties(deps, caller, params.adminId) }),
  saveOrganisaties: async ({ params, body }, caller) => {
    await saveOrganisaties(deps, caller, params.adminId, params.aanbieder, body.organisaties);
    return null;
  },
});

export const feature = defineFeature({
  routes: ssoRoutes,
  handlers: ssoHandlers,
});
