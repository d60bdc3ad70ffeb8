import { z } from 'zod';
import { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { Naam, Regel, Tekst, Versienummer } from '@spelrijk/domain/regel';
import { MAX_REACTIE, MAX_ROADMAP_TEKST, MAX_ROADMAP_TITEL, ReactieRol, RoadmapStand } from '@spelrijk/domain/roadmap';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const klanten: readonly Rol[] = ReactieRol.options;
const adminParams = z.object({ adminId: z.uuid() });
const itemParams = z.object({ itemId: z.uuid() });
const adminItemParams = z.object({ adminId: z.uuid(), itemId: z.uuid() });
const reactieParams = z.object({ adminId: z.uuid(), itemId: z.uuid(), reactieId: z.uuid() });

/** A reaction names nobody: a role, a kind of customer and a country. */
const Afzender = { rol: ReactieRol, soort: AdminSoort, regio: Regio };

export const Reactie = z.object({
  id: z.uuid(),
  ...Afzender,
  tekst: z.string(),
  op: z.iso.datetime(),
  gewijzigd: z.boolean(),
  /** Written by who asks. */
  eigen: z.boolean(),
  /** Why nobody else sees it; only the writer gets such a reaction. */
  verborgen: z.string().nullable(),
});
export type Reactie = z.infer<typeof Reactie>;

export const Roadmapitem = z.object({
  id: z.uuid(),
  titel: z.string(),
  /** With the shape of `readOpmaak`. */
  tekst: z.string(),
  stand: RoadmapStand,
  klaarOp: z.iso.date().nullable(),
  stemmen: z.int(),
  /** Whether who asks has voted. */
  gestemd: z.boolean(),
  reacties: z.array(Reactie),
});
export type Roadmapitem = z.infer<typeof Roadmapitem>;

export const KantoorReactie = z.object({
  id: z.uuid(),
  adminId: z.uuid(),
  adminNaam: z.string(),
  ...Afzender,
  tekst: z.string(),
  op: z.iso.datetime(),
  verborgen: z.string().nullable(),
});
export type KantoorReactie = z.infer<typeof KantoorReactie>;

export const KantoorItem = z.object({
  id: z.uuid(),
  versie: z.int(),
  titel: z.string(),
  tekst: z.string(),
  stand: RoadmapStand,
  klaarOp: z.iso.date().nullable(),
  zichtbaar: z.boolean(),
  stemmen: z.int(),
  reacties: z.array(KantoorReactie),
});
export type KantoorItem = z.infer<typeof KantoorItem>;

export const TeBewarenItem = z
  .strictObject({
    /** Of what is being changed; 0 for what is new. */
    versie: Versienummer,
    titel: Naam(MAX_ROADMAP_TITEL),
    tekst: Tekst(MAX_ROADMAP_TEKST),
    stand: RoadmapStand,
    klaarOp: z.iso.date().nullable(),
    zichtbaar: z.boolean(),
  })
  .refine(({ stand, klaarOp }) => (klaarOp !== null) === (stand === 'klaar'), { path: ['klaarOp'] });
export type TeBewarenItem = z.infer<typeof TeBewarenItem>;

export const roadmapRoutes = define({
  listRoadmap: {
    method: 'GET',
    path: '/api/admins/{adminId}/roadmap',
    summary: 'Wat we maken en overwegen, met stemmen en reacties; reacties noemen niemand',
    access: { wie: [...kantoor, ...klanten], actie: 'roadmap.read' },
    params: adminParams,
    response: z.object({
      items: z.array(Roadmapitem),
      /** How one's own reactions are signed; null for who only looks on. */
      als: z.object(Afzender).nullable(),
      nogVandaag: z.int(),
    }),
    status: 200,
  },
  setStem: {
    method: 'PUT',
    path: '/api/admins/{adminId}/roadmap/{itemId}/stem',
    summary: 'Je stem geven of terugnemen; één per persoon',
    access: { wie: klanten, actie: 'roadmap.read' },
    params: adminItemParams,
    body: z.strictObject({ stem: z.boolean() }),
    response: z.null(),
    status: 204,
  },
  saveReactie: {
    method: 'PUT',
    path: '/api/admins/{adminId}/roadmap/{itemId}/reacties/{reactieId}',
    summary: 'Reageren, of je eigen reactie veranderen; tien nieuwe per dag, links blijven tekst',
    access: { wie: klanten, actie: 'roadmap.read' },
    params: reactieParams,
    body: z.strictObject({ tekst: Tekst(MAX_REACTIE).pipe(z.string().min(1)) }),
    response: z.null(),
    status: 204,
  },
  deleteReactie: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/roadmap/{itemId}/reacties/{reactieId}',
    summary: 'Je eigen reactie weghalen',
    access: { wie: klanten, actie: 'roadmap.read' },
    params: reactieParams,
    response: z.null(),
    status: 204,
  },
  listKantoorRoadmap: {
    method: 'GET',
    path: '/api/office/roadmap',
    summary: 'De roadmap met concepten, stemmen en alle reacties',
    access: { wie: kantoor, actie: 'officeMessage.list' },
    response: z.object({ items: z.array(KantoorItem) }),
    status: 200,
  },
  saveRoadmapitem: {
    method: 'PUT',
    path: '/api/office/roadmap/{itemId}',
    summary: 'Iets op de roadmap zetten of veranderen; twee keer hetzelfde is één keer',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: itemParams,
    body: TeBewarenItem,
    response: z.null(),
    status: 204,
  },
  deleteRoadmapitem: {
    method: 'DELETE',
    path: '/api/office/roadmap/{itemId}',
    summary: 'Iets van de roadmap weghalen waarop nog niemand stemde of reageerde',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: itemParams,
    response: z.null(),
    status: 204,
  },
  orderRoadmap: {
    method: 'PUT',
    path: '/api/office/roadmapvolgorde',
    summary: 'De volgorde op de roadmap, de eerste bovenaan',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    body: z.strictObject({ itemIds: z.array(z.uuid()).max(500) }),
    response: z.null(),
    status: 204,
  },
  hideReactie: {
    method: 'PUT',
    path: '/api/office/roadmap/{itemId}/reacties/{reactieId}/verborgen',
    summary: 'Een reactie verbergen, met een reden die de schrijver leest, of weer laten zien',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: z.object({ itemId: z.uuid(), reactieId: z.uuid() }),
    body: z.strictObject({ verborgen: z.boolean(), reden: Regel(300) }).refine(({ verborgen, reden }) => !verborgen || reden.length >= 8, {
      path: ['reden'],
    }),
    response: z.null(),
    status: 204,
  },
});
