import type { mailtemplatesRoutes as contract } from '@spelrijk/contract/mailtemplates';
import type { Handlers } from '../../../platform/http/mount.ts';
import {
  listMailtemplates,
  previewMailtemplate,
  readMailtemplate,
  saveMailtemplate,
  sendProefmail,
  type MailtemplateDeps,
} from './service.ts';

export const mailtemplateHandlers = (deps: MailtemplateDeps): Pick<Handlers, keyof typeof contract> => ({
  listMailtemplates: (_input, caller) => listMailtemplates(deps, caller),
  readMailtemplate: ({ params }, caller) => readMailtemplate(deps, caller, params),
  previewMailtemplate: ({ params, body }, caller) => previewMailtemplate(caller, params, body),
  updateMailtemplate: ({ params, body }, caller) => saveMailtemplate(deps, caller, params, body),
  sendProefmail: ({ params, body }, caller) => sendProefmail(deps, caller, params, body),
});
