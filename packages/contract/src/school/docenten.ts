import { z } from 'zod';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { Naam, Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { UitnodigingStatus } from '../toegang/gebruikers.ts';

const beheer: readonly Rol[] = ['schooladmin'];
const lezers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent'];
const adminParams = z.object({ adminId: z.uuid() });
const docentParams = z.object({ adminId: z.uuid(), docentId: z.uuid() });
const groepIds = z.array(z.uuid()).max(60);

export const Docent = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  rol: z.enum(['docent', 'schooladmin']),
  groepen: z.array(z.object({ id: z.uuid(), naam: z.string() })),
  /** The rest only for who manages them. */
  gebruikersnaam: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(['actief', 'uitgenodigd', 'uit-te-nodigen', 'geschorst']).nullable(),
  uitnodiging: UitnodigingStatus.nullable(),
});
export type Docent = z.infer<typeof Docent>;

/** As many as an import brings in one school. */
const MEEST_GENODIGDEN = 300;

/** What came of inviting one of many: only `uitgenodigd` got a mail now. */
export const Genodigd = z.object({
  id: z.uuid(),
  naam: z.string(),
  email: z.string().nullable(),
  uitkomst: z.enum(['uitgenodigd', 'was-uitgenodigd', 'heeft-account', 'zonder-adres', 'adres-dubbel', 'te-vaak']),
});
export type Genodigd = z.infer<typeof Genodigd>;

export const docentenRoutes = define({
  listDocenten: {
    method: 'GET',
    path: '/api/admins/{adminId}/docenten',
    summary: 'Docenten en beheerders van een school',
    access: { wie: lezers, actie: 'teacher.list' },
    params: adminParams,
    response: z.object({ docenten: z.array(Docent) }),
    status: 200,
  },
  createDocent: {
    method: 'POST',
    path: '/api/admins/{adminId}/docenten',
    summary: 'Een docent uitnodigen; de rol is altijd docent',
    access: { wie: beheer, actie: 'teacher.create' },
    params: adminParams,
    /** The client makes the id, so that a second send invites nobody twice. */
    body: z.strictObject({ id: z.uuid(), roepnaam: Naam(100), achternaam: Regel(100), email: MailAdres, groepIds }),
    response: Docent,
    status: 200,
  },
  updateDocent: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/docenten/{docentId}',
    summary: 'De naam van een docent wijzigen',
    access: { wie: ['schooladmin', 'docent'], actie: 'teacher.update' },
    params: docentParams,
    body: z.strictObject({ roepnaam: Naam(100), achternaam: Regel(100) }),
    response: z.null(),
    status: 204,
  },
  assignGroepen: {
    method: 'PUT',
    path: '/api/admins/{adminId}/docenten/{docentId}/groepen',
    summary: 'Welke groepen een docent ziet; geldt bij het volgende verzoek',
    access: { wie: beheer, actie: 'group.assignTeacher' },
    params: docentParams,
    /** `was`: those that were read. Only what differs from them changes: a groep that a colleague or a file gave or took meanwhile stays so. */
    body: z.strictObject({ groepIds, was: groepIds }),
    response: z.null(),
    status: 204,
  },
  resendDocentUitnodiging: {
    method: 'POST',
    path: '/api/admins/{adminId}/docenten/{docentId}/uitnodiging',
    summary: 'Opnieuw uitnodigen, of voor het eerst wie uit een bestand kwam; de vorige link werkt dan niet meer',
    access: { wie: beheer, actie: 'teacher.create' },
    params: docentParams,
    /** A file does not always know the address. */
    body: z.strictObject({ email: MailAdres.optional() }),
    response: z.null(),
    status: 204,
  },
  inviteDocenten: {
    method: 'POST',
    path: '/api/admins/{adminId}/docenten/uitnodigingen',
    summary: 'Docenten die nog geen uitnodiging hebben, of een verlopen, tegelijk uitnodigen; wie er een heeft, krijgt geen tweede',
    access: { wie: beheer, actie: 'teacher.create' },
    params: adminParams,
    body: z.strictObject({ docentIds: z.array(z.uuid()).min(1).max(MEEST_GENODIGDEN) }),
    response: z.object({ docenten: z.array(Genodigd) }),
    status: 200,
  },
  deleteDocent: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/docenten/{docentId}',
    summary: 'Een docent verwijderen: account, sessies en uitnodiging',
    access: { wie: beheer, actie: 'teacher.delete' },
    params: docentParams,
    response: z.null(),
    status: 204,
  },
});
