import type { Handlers } from '../../../platform/http/mount.ts';
import { listMails, readMail, type MailDeps } from './service.ts';

export const mailHandlers = (deps: MailDeps): Pick<Handlers, 'listMails' | 'readMail'> => ({
  listMails: (_input, caller) => listMails(deps, caller),
  readMail: ({ params }, caller) => readMail(deps, caller, params.mailId),
});
