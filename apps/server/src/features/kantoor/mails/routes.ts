import type { Handlers } from '../../../platform/http/mount.ts';
import type { MailService } from './service.ts';

export const mailHandlers = (mails: MailService): Pick<Handlers, 'listMails' | 'readMail'> => ({
  listMails: (_input, { actor }) => mails.list(actor),
  readMail: ({ params }, { actor, now }) => mails.read(actor, params.mailId, now),
});
