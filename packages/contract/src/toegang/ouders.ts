/** The parents of a home: all with the same rights. */
import { z } from 'zod';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { Naam } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const thuis: readonly Rol[] = ['thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });
const ouderParams = adminParams.extend({ ouderId: z.uuid() });
const toegang = { wie: thuis, actie: 'parent.manage' } as const;

const Ouder = z.object({
  id: z.uuid(),
  naam: z.string(),
  email: z.string(),
  status: z.enum(['actief', 'uitgenodigd', 'geschorst']),
  jij: z.boolean(),
});

export const oudersRoutes = define({
  listOuders: {
    method: 'GET',
    path: '/api/admins/{adminId}/ouders',
    summary: 'De ouders van dit gezin',
    access: toegang,
    params: adminParams,
    response: z.object({ ouders: z.array(Ouder) }),
    status: 200,
  },
  inviteOuder: {
    method: 'PUT',
    path: '/api/admins/{adminId}/ouders/{ouderId}',
    summary: 'Nog een ouder uitnodigen, met dezelfde rechten. Twee keer sturen is één uitnodiging',
    access: toegang,
    params: ouderParams,
    body: z.strictObject({ roepnaam: Naam(100), email: MailAdres }),
    response: z.null(),
    status: 204,
  },
  removeOuder: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/ouders/{ouderId}',
    summary: 'Zelf weggaan, of een uitnodiging intrekken; een ander die meedoet gaat alleen zelf weg, en de laatste niet',
    access: toegang,
    params: ouderParams,
    response: z.null(),
    status: 204,
  },
});
