import type { Handlers } from '../../../platform/http/mount.ts';
import type { KinderenService } from './kinderen.ts';
import type { WachtwoordService } from './service.ts';

type Staf = 'updateCredentials' | 'requestHerstel' | 'herstelWachtwoord';
type Kinderen = 'issueWachtwoorden' | 'readGroepscode' | 'renewGroepscode' | 'deleteGroepscode' | 'openGroep' | 'loginPlaatjes';

export const wachtwoordHandlers = (wachtwoorden: WachtwoordService): Pick<Handlers, Staf> => ({
  updateCredentials: ({ params, body }, { actor, now }) => wachtwoorden.change(actor, params.userId, body, now),
  requestHerstel: async ({ body }, { now }) => {
    await wachtwoorden.request(body.email, now);
    return null;
  },
  herstelWachtwoord: async ({ body }, { now }) => {
    await wachtwoorden.herstel(body, now);
    return null;
  },
});

export const kinderenHandlers = (kinderen: KinderenService): Pick<Handlers, Kinderen> => ({
  issueWachtwoorden: async ({ params, body }, { actor, now }) => ({
    wachtwoorden: await kinderen.issue(actor, params.adminId, params.groepId, body, now),
  }),
  readGroepscode: async ({ params }, { actor }) => ({ code: await kinderen.readCode(actor, params.adminId, params.groepId) }),
  renewGroepscode: async ({ params }, { actor, now }) => ({ code: await kinderen.renewCode(actor, params.adminId, params.groepId, now) }),
  deleteGroepscode: async ({ params }, { actor }) => {
    await kinderen.deleteCode(actor, params.adminId, params.groepId);
    return null;
  },
  openGroep: ({ body }, { adres, now }) => kinderen.open(body.code, adres, now),
  loginPlaatjes: async ({ body }, context) => {
    const { toestel: bekend, browser, adres, now } = context;
    const { token, toestel } = await kinderen.login(body, { toestel: bekend, browser, adres }, now);
    if (toestel) context.setToestel(toestel);
    return { token };
  },
});
