import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { defineFeature } from '../../../platform/feature.ts';
import { createCounter } from '../../../platform/http/counter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { lendBrowser } from '../sessies/index.ts';
import { openDeur, readDeur } from './deur.ts';
import type { KinderenDeps } from './groep.ts';
import { deleteGroepscode, loginPlaatjes, openGroep, readGroepscode, renewGroepscode } from './groepscode.ts';
import { issueWachtwoorden, WRONG_CODES } from './kinderen.ts';
import { beginNaast } from './naast.ts';
import { beginSamen } from './samen.ts';
import { resetWachtwoord, requestHerstel, updateCredentials, type WachtwoordDeps } from './service.ts';

export { listGeraden } from './deur.ts';
export { foldGroepscode, plaatjesGeheim } from './geheimen.ts';
export { openHerstel } from './herstel.ts';
export { listZonderIngang } from './store-groep.ts';

type Staf = 'updateCredentials' | 'requestHerstel' | 'resetWachtwoord';
type Kinderen =
  | 'issueWachtwoorden'
  | 'readGroepscode'
  | 'renewGroepscode'
  | 'deleteGroepscode'
  | 'readDeur'
  | 'openDeur'
  | 'beginNaast'
  | 'beginSamen'
  | 'openGroep'
  | 'loginPlaatjes';

const wachtwoordHandlers = (deps: WachtwoordDeps): Pick<Handlers, Staf> => ({
  updateCredentials: ({ params, body }, caller) => updateCredentials(deps, caller, params.userId, body),
  requestHerstel: async ({ body }, { now }) => {
    await requestHerstel(deps, body.email, now);
    return null;
  },
  resetWachtwoord: async ({ body }, { now }) => {
    await resetWachtwoord(deps, body, now);
    return null;
  },
});

const kinderenHandlers = (deps: KinderenDeps): Pick<Handlers, Kinderen> => ({
  issueWachtwoorden: async ({ params, body }, caller) => ({
    wachtwoorden: await issueWachtwoorden(deps, caller, params.adminId, params.groepId, body),
  }),
  readGroepscode: async ({ params }, caller) => ({ code: await readGroepscode(deps, caller, params.adminId, params.groepId) }),
  renewGroepscode: async ({ params }, caller) => ({ code: await renewGroepscode(deps, caller, params.adminId, params.groepId) }),
  deleteGroepscode: async ({ params }, caller) => {
    await deleteGroepscode(deps, caller, params.adminId, params.groepId);
    return null;
  },
  readDeur: ({ params }, caller) => readDeur(deps, caller, params.adminId, params.groepId),
  openDeur: ({ params }, { adres, ...caller }) => openDeur(deps, caller, params.adminId, params.groepId, adres),
  beginSamen: ({ params }, { browser, ...caller }) => beginSamen(deps, caller, params, browser),
  beginNaast: async ({ params, body }, context) => {
    const begonnen = await beginNaast(deps, context, params, { ...body, browser: context.browser });
    lendBrowser(context, body.minuten);
    return begonnen;
  },
  openGroep: ({ body }, { adres, now }) => openGroep(deps, body.code, adres, now),
  loginPlaatjes: async ({ body }, context) => {
    const { toestel: bekend, browser, adres, now } = context;
    const { token, toestel } = await loginPlaatjes(deps, body, { toestel: bekend, browser, adres }, now);
    if (toestel) context.setToestel(toestel);
    return { token };
  },
});

export const feature = defineFeature({
  routes: wachtwoordenRoutes,
  handlers: (deps: WachtwoordDeps) => ({
    ...wachtwoordHandlers(deps),
    ...kinderenHandlers({ ...deps, wrongCodes: createCounter(WRONG_CODES) }),
  }),
});
