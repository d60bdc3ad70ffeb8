import type { Handlers } from '../../../platform/http/mount.ts';
import type { OpnameService } from './service.ts';

type Names = 'listOpnameplekken' | 'readOpnameplek' | 'createOpname' | 'kiesOpname' | 'meldUitspraak' | 'readOpname';

export const opnamenHandlers = (opnamen: OpnameService): Pick<Handlers, Names> => ({
  listOpnameplekken: ({ query }, caller) => Promise.resolve(opnamen.list(caller, query)),
  readOpnameplek: ({ query }, caller) => opnamen.read(caller, query),
  createOpname: ({ body }, caller) => opnamen.create(caller, body),
  kiesOpname: ({ body }, caller) => opnamen.choose(caller, body),
  meldUitspraak: ({ body }, caller) => opnamen.report(caller, body),
  readOpname: ({ params }) => opnamen.readKlank(params.bestand),
});
