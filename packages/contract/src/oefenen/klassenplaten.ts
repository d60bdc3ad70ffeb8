import { z } from 'zod';
import { PLAAT_IDS } from '@spelrijk/domain/klassenplaat';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

/** A practice has clients and no groep; our office has no business here. */
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'thuisadmin'];

/** How far a picture is. Of the groep as a whole: no call tells who brought what. */
const Stand = z.object({
  /** Of this school year, from 1. */
  nummer: z.int(),
  plaat: z.enum(PLAAT_IDS),
  /** Stukjes that colour one part of the drawing. */
  perDeel: z.int(),
  stukjes: z.int(),
  totaal: z.int(),
});
export type Plaatstand = z.infer<typeof Stand>;

const Platen = {
  /** At school a groep builds it, at home the children of one home. */
  van: z.enum(['groep', 'thuis']),
  schooljaar: z.string(),
  nu: Stand,
  /** Whole pictures of this school year, the latest first. */
  klaar: z.array(Stand),
};

const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const Klassenplaat = z.object(Platen);
export type Klassenplaat = z.infer<typeof Klassenplaat>;
const Groepsplaat = z.object({ ...Platen, groep: z.string(), aan: z.boolean() });
export type Groepsplaat = z.infer<typeof Groepsplaat>;

export const klassenplatenRoutes = define({
  readKlassenplaat: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/klassenplaat',
    summary: 'De plaat die de groep van een leerling samen maakt; 404 als die of de beloningen uit staan',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: Klassenplaat,
    status: 200,
  },
  readGroepsplaat: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klassenplaat',
    summary: 'De plaat die een groep samen maakt, zonder wie wat deed',
    access: { wie: begeleiders, actie: 'classPicture.read' },
    params: groepParams,
    response: Groepsplaat,
    status: 200,
  },
  setKlassenplaat: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/klassenplaat',
    summary: 'De plaat van een groep aan- of uitzetten; wat er al is, blijft',
    access: { wie: begeleiders, actie: 'classPicture.update' },
    params: groepParams,
    body: z.strictObject({ aan: z.boolean() }),
    response: z.null(),
    status: 204,
  },
});
