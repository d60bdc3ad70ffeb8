import type { Handlers } from '../../../platform/http/mount.ts';
import type { OpnameService } from './service.ts';

type Names = 'listOpnameplekken' | 'readOpnameplek' | 'createOpname' | 'kiesOpname' | 'meldUitspraak' | 'readOpname';

export const opnamenHandlers = (opnamen: OpnameService): Pick<Handlers, Names> => ({
  listOpnameplekken: ({ query }, { actor }) => Promise.resolve(opnamen.list(actor, query)),
  readOpnameplek: ({ query }, { actor }) => opnamen.read(actor, query),
  createOpname: ({ body }, { actor, now }) => opnamen.create(actor, body, now),
  kiesOpname: ({ body }, { actor, now }) => opnamen.kies(actor, body, now),
  meldUitspraak: ({ body }, { actor, now }) => opnamen.meld(actor, body, now),
  readOpname: ({ params }) => opnamen.readKlank(params.bestand),
});
