import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createBezoek } from './bezoek.ts';

export { createBezoek } from './bezoek.ts';
export { openDemo, readStand, type Stand } from './deur.ts';
export { simulate } from './geschiedenis.ts';
export { DEMO_LOGINS, DEMO_WACHTWOORD } from './logins.ts';
export { closeDemokantoor, removeDemo, seedDemo } from './service.ts';
export { insertAccounts, insertAdmin, insertGeschiedenis, insertMensen } from './store.ts';

export const feature = defineFeature({
  routes: {},
  handlers: () => ({}),
  sweeps: [
    {
      name: 'bezoeken',
      run: async (deps: { readonly database: Database }, now: number) => {
        await createBezoek(deps).sweep(now);
      },
    },
  ],
});
