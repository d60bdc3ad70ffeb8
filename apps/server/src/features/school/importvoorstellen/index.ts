import { defineFeature } from '../../../platform/feature.ts';
import type { Database } from '../../../platform/db/database.ts';
import { sweepVoorstellen } from './store.ts';

export { findVoorstel, insertVoorstel, markApplied, updateVoorstel } from './store.ts';
export { hashOfBytes, vingerafdruk } from './hash.ts';

export const feature = defineFeature({
  routes: {},
  handlers: () => ({}),
  sweeps: [
    { name: 'importvoorstellen', run: ({ database }: { readonly database: Database }, now: number) => sweepVoorstellen(database.own, now) },
  ],
});
