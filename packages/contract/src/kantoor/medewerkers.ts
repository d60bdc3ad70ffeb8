import { z } from 'zod';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { Naam, Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { UitnodigingStatus } from '../toegang/gebruikers.ts';

const eigenaar: readonly Rol[] = ['superadmin'];
const medewerkerParams = z.object({ medewerkerId: z.uuid() });
const KantoorRol = z.enum(['office', 'superadmin']);

export const Medewerker = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  rol: KantoorRol,
  gebruikersnaam: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(['actief', 'uitgenodigd', 'geschorst']),
  uitnodiging: UitnodigingStatus.nullable(),
  tweedeFactor: z.boolean(),
});
export type Medewerker = z.infer<typeof Medewerker>;

export const medewerkersRoutes = define({
  listMedewerkers: {
    method: 'GET',
    path: '/api/office/medewerkers',
    summary: 'Medewerkers van ons kantoor',
    access: { wie: eigenaar, actie: 'officeUser.manage' },
    response: z.object({ medewerkers: z.array(Medewerker) }),
    status: 200,
  },
  createMedewerker: {
    method: 'POST',
    path: '/api/office/medewerkers',
    summary: 'Een medewerker uitnodigen; de rol is office',
    access: { wie: eigenaar, actie: 'officeUser.manage' },
    body: z.strictObject({ id: z.uuid(), roepnaam: Naam(100), achternaam: Regel(100), email: MailAdres }),
    response: z.null(),
    status: 204,
  },
  resendMedewerkerUitnodiging: {
    method: 'POST',
    path: '/api/office/medewerkers/{medewerkerId}/uitnodiging',
    summary: 'Een medewerker opnieuw uitnodigen',
    access: { wie: eigenaar, actie: 'officeUser.manage' },
    params: medewerkerParams,
    response: z.null(),
    status: 204,
  },
  suspendMedewerker: {
    method: 'PUT',
    path: '/api/office/medewerkers/{medewerkerId}/status',
    summary: 'Een medewerker schorsen of weer toelaten; nooit jezelf, nooit de laatste eigenaar',
    access: { wie: eigenaar, actie: 'officeUser.manage' },
    params: medewerkerParams,
    body: z.strictObject({ status: z.enum(['actief', 'geschorst']) }),
    response: z.null(),
    status: 204,
  },
  changeRol: {
    method: 'PUT',
    path: '/api/office/medewerkers/{medewerkerId}/rol',
    summary: 'De rol van een medewerker wijzigen; nooit van jezelf, nooit van de laatste eigenaar',
    access: { wie: eigenaar, actie: 'role.change' },
    params: medewerkerParams,
    body: z.strictObject({ rol: KantoorRol }),
    response: z.null(),
    status: 204,
  },
  deleteMedewerker: {
    method: 'DELETE',
    path: '/api/office/medewerkers/{medewerkerId}',
    summary: 'Een medewerker verwijderen; nooit jezelf, nooit de laatste eigenaar',
    access: { wie: eigenaar, actie: 'officeUser.manage' },
    params: medewerkerParams,
    response: z.null(),
    status: 204,
  },
});
