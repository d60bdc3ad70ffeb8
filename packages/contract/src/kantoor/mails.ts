import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

export const MailRegel = z.object({
  id: z.uuid(),
  aan: z.string(),
  onderwerp: z.string(),
  adminNaam: z.string().nullable(),
  /** `bewaard`: there is no mail server, it stays here to be read. */
  status: z.enum(['wacht', 'bezig', 'verstuurd', 'mislukt', 'vervallen', 'bewaard']),
  pogingen: z.int(),
  reden: z.string().nullable(),
  createdAt: z.iso.datetime(),
  afgerondOp: z.iso.datetime().nullable(),
  leesbaar: z.boolean(),
});
export type MailRegel = z.infer<typeof MailRegel>;

export const mailsRoutes = define({
  listMails: {
    method: 'GET',
    path: '/api/office/mails',
    summary: 'De laatste mails: wat wacht, wat verstuurd is, wat mislukte',
    access: { wie: kantoor, actie: 'mailTemplate.read' },
    response: z.object({ mailserver: z.boolean(), mails: z.array(MailRegel) }),
    status: 200,
  },
  readMail: {
    method: 'GET',
    path: '/api/office/mails/{mailId}',
    summary: 'Een bewaarde mail lezen; kan alleen zonder mailserver',
    access: { wie: kantoor, actie: 'mailTemplate.read' },
    params: z.object({ mailId: z.uuid() }),
    response: z.object({ mail: MailRegel, tekst: z.string(), html: z.string() }),
    status: 200,
  },
});
