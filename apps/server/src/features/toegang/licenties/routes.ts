import type { Handlers } from '../../../platform/http/mount.ts';
import type { LicentieService } from './service.ts';
import type { VerzoekService } from './verzoek-service.ts';

type Routes =
  | 'readLicentie'
  | 'updateLicentie'
  | 'togglePakketten'
  | 'listLicentiewijzigingen'
  | 'listLicentieverzoeken'
  | 'vraagLicentie'
  | 'trekVerzoekIn'
  | 'listOpenVerzoeken'
  | 'beslisVerzoek';

export const licentieHandlers = (licenties: LicentieService, verzoeken: VerzoekService): Pick<Handlers, Routes> => ({
  readLicentie: ({ params }, { actor, now }) => licenties.read(actor, params.adminId, now),
  updateLicentie: ({ params, body }, { actor, now }) => licenties.update(actor, params.adminId, body, now),
  togglePakketten: ({ params, body }, { actor, now }) => licenties.togglePakketten(actor, params.adminId, body.pakketten, now),
  listLicentiewijzigingen: ({ params }, { actor }) => licenties.listWijzigingen(actor, params.adminId),
  listLicentieverzoeken: ({ params }, { actor }) => verzoeken.list(actor, params.adminId),
  vraagLicentie: async ({ params, body }, { actor, now }) => {
    await verzoeken.ask(actor, params.adminId, body, now);
    return null;
  },
  trekVerzoekIn: async ({ params }, { actor, now }) => {
    await verzoeken.cancel(actor, params, now);
    return null;
  },
  listOpenVerzoeken: (_input, { actor, now }) => verzoeken.listOpen(actor, now),
  beslisVerzoek: async ({ params, body }, { actor, now }) => {
    await verzoeken.decide(actor, params, body, now);
    return null;
  },
});
