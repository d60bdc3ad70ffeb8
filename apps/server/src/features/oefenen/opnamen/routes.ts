import type { Handlers } from '../../../platform/http/mount.ts';
import type { OpnameService } from './service.ts';

type Names = 'listOpnameplekken' | 'readOpnameplek' | 'createOpname' | 'chooseOpname' | 'reportUitspraak' | 'readOpname';

export const opnamenHandlers = (opnamen: OpnameService): Pick<Handlers, Names> => ({
  listOpnameplekken: ({ query }, caller) => Promise.resolve(opnamen.list(caller, query)),
  readOpnameplek: ({ query }, caller) => opnamen.read(caller, query),
  createOpname: ({ body }, caller) => opnamen.create(caller, body),
  chooseOpname: ({ body }, caller) => opnamen.choose(caller, body),
  reportUitspraak: ({ body }, caller) => opnamen.report(caller, body),
  readOpname: ({ params }) => opnamen.readKlank(params.bestand),
});
