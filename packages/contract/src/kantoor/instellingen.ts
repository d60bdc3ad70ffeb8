import { z } from 'zod';
import { isSleutel, type Deel } from '@spelrijk/domain/instelling';
import { Regel, Heel, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

/** Decisions of the owner; the rest of our office works with what they give. */
const eigenaar: readonly Rol[] = ['superadmin'];

const Tarief = z.strictObject({
  tredes: z
    .array(z.strictObject({ vanaf: Heel, cent: Heel }))
    .min(1)
    .max(20),
  minimumCent: Heel,
});
/** Days, a price, days before the end, or host names. What is allowed for which setting is for `instelprobleem` to say, by name. */
export const Instelwaarde = z.union([Heel, Tarief, z.array(Heel).max(20), z.array(z.string().max(253)).max(40)]);

const Sleutel = z.string().max(40).refine(isSleutel);
const DeelNaam = z.enum(['prijzen', 'termijnen', 'bewaren', 'hosts']) satisfies z.ZodType<Deel>;

const Instelling = z.object({
  sleutel: Sleutel,
  deel: DeelNaam,
  waarde: Instelwaarde,
  /** As shipped; the Flemish hosts as the server was started. */
  standaard: Instelwaarde,
  /** False: the shipped value holds. */
  eigen: z.boolean(),
  /** The version in force, 0 when nothing was ever changed; a change names it. */
  versie: z.int(),
  op: z.iso.datetime().nullable(),
  wie: z.string(),
});
export type Instelling = z.infer<typeof Instelling>;

const Versie = z.object({
  versie: z.int(),
  op: z.iso.datetime(),
  wie: z.string(),
  reden: z.string(),
  oud: Instelwaarde,
  nieuw: Instelwaarde,
  /** From here on the shipped value, whatever that becomes. */
  standaard: z.boolean(),
  uitVersie: z.int().nullable(),
});
export type Instelversie = z.infer<typeof Versie>;

export const instellingenRoutes = define({
  listInstellingen: {
    method: 'GET',
    path: '/api/office/instellingen',
    summary: 'Prijzen, termijnen, bewaartermijnen en Vlaamse hosts, zoals ze nu gelden',
    access: { wie: eigenaar, actie: 'setting.read' },
    response: z.object({ instellingen: z.array(Instelling) }),
    status: 200,
  },
  readInstelling: {
    method: 'GET',
    path: '/api/office/instellingen/{sleutel}',
    summary: 'Een instelling met al haar veranderingen, de nieuwste eerst',
    access: { wie: eigenaar, actie: 'setting.read' },
    params: z.object({ sleutel: Sleutel }),
    response: z.object({ instelling: Instelling, versies: z.array(Versie) }),
    status: 200,
  },
  updateInstelling: {
    method: 'PATCH',
    path: '/api/office/instellingen/{sleutel}',
    summary: 'Een instelling veranderen; null zet de meegeleverde waarde terug',
    access: { wie: eigenaar, actie: 'setting.update' },
    params: z.object({ sleutel: Sleutel }),
    body: z.strictObject({
      /** Made by the browser; the same one again changes nothing. */
      id: z.uuid(),
      /** The one that was read; when another has come since, nothing is changed. */
      versie: Versienummer,
      waarde: Instelwaarde.nullable(),
      uitVersie: Versienummer.min(1).optional(),
      reden: Regel(300),
    }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
});
