import { mailtemplatesRoutes } from '@spelrijk/contract/mailtemplates';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createCounter } from '../../../platform/http/counter.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import {
  listMailtemplates,
  previewMailtemplate,
  readMailtemplate,
  saveMailtemplate,
  sendProefmail,
  type MailtemplateDeps,
  PROEFMAILS,
} from './service.ts';

export { countKapot } from './stand.ts';

const mailtemplateHandlers = (deps: MailtemplateDeps): Pick<Handlers, keyof typeof mailtemplatesRoutes> => ({
  listMailtemplates: (_input, caller) => listMailtemplates(deps, caller),
  readMailtemplate: ({ params }, caller) => readMailtemplate(deps, caller, params),
  previewMailtemplate: ({ params, body }, caller) => previewMailtemplate(caller, params, body),
  updateMailtemplate: ({ params, body }, caller) => saveMailtemplate(deps, caller, params, body),
  sendProefmail: ({ params, body }, caller) => sendProefmail(deps, caller, params, body),
});

export const feature = defineFeature({
  routes: mailtemplatesRoutes,
  handlers: ({ database }: { readonly database: Database }) => mailtemplateHandlers({ database, proefmails: createCounter(PROEFMAILS) }),
});
