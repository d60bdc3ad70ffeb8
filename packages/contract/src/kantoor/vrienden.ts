import { z } from 'zod';
import { MailAdres } from '@spelrijk/domain/mailadres';
import type { Rol } from '@spelrijk/domain/rol';
import { Paginanummer } from '@spelrijk/domain/regel';
import { define } from '../define.ts';

const wie: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });

/** `aangevraagd`: an application came of it; `klant`: an account. */
const VriendStatus = z.enum(['verstuurd', 'aangevraagd', 'klant']);

export const Vrienduitnodiging = z.object({ id: z.uuid(), email: z.string(), op: z.iso.datetime(), status: VriendStatus });
export type Vrienduitnodiging = z.infer<typeof Vrienduitnodiging>;

export const vriendenRoutes = define({
  listVrienden: {
    method: 'GET',
    path: '/api/admins/{adminId}/vrienden',
    summary: 'Wie je zelf hebt uitgenodigd en wat ervan kwam',
    access: { wie, actie: 'friendInvite.send' },
    params: adminParams,
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ uitnodigingen: z.array(Vrienduitnodiging), nogVandaag: z.int(), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  inviteVriend: {
    method: 'POST',
    path: '/api/admins/{adminId}/vrienden',
    summary: 'Een collega elders uitnodigen met een vaste tekst; vijf per dag',
    access: { wie, actie: 'friendInvite.send' },
    params: adminParams,
    body: z.strictObject({ id: z.uuid(), email: MailAdres }),
    response: z.null(),
    status: 204,
  },
});
