import { opnamenRoutes } from '@spelrijk/contract/opnamen';
import { defineFeature } from '../../../platform/feature.ts';
import { opnamenHandlers } from './routes.ts';
import { type OpnameService } from './service.ts';
export { processOpname } from './geluid.ts';
export { createOpnameService, type OpnameService } from './service.ts';

/** A recording made on another server is heard here within this time (ms). */
const RECORDINGS_EVERY = 60_000;

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
