/** What an adult jots down while a child practises beside her. Written in the tab of the child, never read there. */
import { Tekst } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });

export const potloodRoutes = define({
  writePotlood: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/potlood/{potloodId}',
    summary: 'Iets opschrijven naast een kind dat oefent; nog eens met hetzelfde id verandert de tekst',
    access: { wie: ['leerling'], actie: 'besideNote.write' },
    params: z.object({ leerlingId: z.uuid(), potloodId: z.uuid() }),
    body: z.strictObject({ tekst: Tekst(2000) }),
    response: z.null(),
    status: 204,
  },
  listPotlood: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/potlood',
    summary: 'Wat je zelf opschreef naast dit kind, nieuwste eerst',
    access: { wie: begeleiders, actie: 'besideNote.read' },
    params: leerlingParams,
    response: z.object({ notities: z.array(z.object({ id: z.uuid(), tekst: z.string(), op: z.iso.datetime() })) }),
    status: 200,
  },
  removePotlood: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/potlood/{potloodId}',
    summary: 'Een eigen notitie weghalen',
    access: { wie: begeleiders, actie: 'besideNote.read' },
    params: leerlingParams.extend({ potloodId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
});
