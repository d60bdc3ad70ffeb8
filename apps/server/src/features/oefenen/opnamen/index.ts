import { opnamenRoutes } from '@spelrijk/contract/opnamen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { OpnameService } from './service.ts';

export { processOpname } from './geluid.ts';
export { createOpnameService, type OpnameService } from './service.ts';

/** A recording made on another server is heard here within this time (ms). */
const RECORDINGS_EVERY = 60_000;

type Names = 'listOpnameplekken' | 'readOpnameplek' | 'createOpname' | 'chooseOpname' | 'reportUitspraak' | 'readOpname';

const opnamenHandlers = (opnamen: OpnameService): Pick<Handlers, Names> => ({
  listOpnameplekken: ({ query }, caller) => Promise.resolve(opnamen.list(caller, query)),
  readOpnameplek: ({ query }, caller) => opnamen.read(caller, query),
  createOpname: ({ body }, caller) => opnamen.create(caller, body),
  chooseOpname: ({ body }, caller) => opnamen.choose(caller, body),
  reportUitspraak: ({ body }, caller) => opnamen.report(caller, body),
  readOpname: ({ params }) => opnamen.readKlank(params.bestand),
});

export const feature = defineFeature({
  routes: opnamenRoutes,
  handlers: ({ opnamen }: { readonly opnamen: OpnameService }) => opnamenHandlers(opnamen),
  ticks: [
    {
      name: 'opnamen nalezen',
      every: RECORDINGS_EVERY,
      servers: 'each',
      run: ({ opnamen }: { readonly opnamen: OpnameService }) => opnamen.refresh(),
    },
  ],
});
