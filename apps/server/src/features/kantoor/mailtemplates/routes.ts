import type { mailtemplatesRoutes as contract } from '@spelrijk/contract/mailtemplates';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { MailtemplateService } from './service.ts';

export const mailtemplateHandlers = (templates: MailtemplateService): Pick<Handlers, keyof typeof contract> => ({
  listMailtemplates: (_input, { actor }) => templates.list(actor),
  readMailtemplate: ({ params }, { actor }) => templates.read(actor, params),
  previewMailtemplate: ({ params, body }, { actor }) => templates.preview(actor, params, body),
  updateMailtemplate: ({ params, body }, { actor, now }) => templates.update(actor, params, body, now),
  sendProefmail: ({ params, body }, { actor, now }) => templates.sendProef(actor, params, body, now),
});
