import { mailsRoutes } from '@spelrijk/contract/mails';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listMails, readMail, type MailDeps } from './service.ts';

const mailHandlers = (deps: MailDeps): Pick<Handlers, 'listMails' | 'readMail'> => ({
  listMails: (_input, caller) => listMails(deps, caller),
  readMail: ({ params }, caller) => readMail(deps, caller, params.mailId),
});

export const feature = defineFeature({
  routes: mailsRoutes,
  handlers: mailHandlers,
});
