import { instellingenRoutes } from '@spelrijk/contract/instellingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listInstellingen, readInstelling, updateInstelling, type InstellingDeps } from './service.ts';

/** What our office decided on another server holds here within this time (ms). */
const SETTINGS_EVERY = 5000;

const instellingHandlers = (deps: InstellingDeps): Pick<Handlers, keyof typeof instellingenRoutes> => ({
  listInstellingen: (_input, caller) => listInstellingen(deps, caller),
  readInstelling: ({ params }, caller) => readInstelling(deps, caller, params.sleutel),
  updateInstelling: ({ params, body }, caller) => updateInstelling(deps, caller, params.sleutel, body),
});

export const feature = defineFeature({
  routes: instellingenRoutes,
  handlers: instellingHandlers,
  ticks: [
    {
      name: 'instellingen nalezen',
      every: SETTINGS_EVERY,
      servers: 'each',
      run: ({ bron }: InstellingDeps) => bron.refresh(),
    },
  ],
});
