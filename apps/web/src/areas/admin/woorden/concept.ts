/** A list or dictation that somebody typed and did not save yet, as it is kept on this device. */
import { z } from 'zod';
import { storeConcept, loadConcept, forgetConcept } from '../../../shared/concept/concept.ts';
import { serverNow } from '../../../shared/session/clock.ts';

const Rij = z.object({
  woord: z.string(),
  hoofd: z.string().optional(),
  onthouden: z.literal(true).optional(),
  klankgroepen: z.array(z.string()).optional(),
  zin: z.string().optional(),
});
/** A word as it stands in the screen; what is absent is as the engine says. */
export type Rij = z.infer<typeof Rij>;

const Concept = z.object({ id: z.uuid(), versie: z.int(), naam: z.string(), woorden: z.array(Rij) });
export type Concept = z.infer<typeof Concept>;

/** Under this name a list is kept that was never saved. */
export const NIEUW = 'nieuw';

const naamVan = (groepId: string, woordlijstId: string): string => `woordlijst:${groepId}:${woordlijstId}`;
const isConcept = (value: unknown): value is Concept => Concept.safeParse(value).success;

/** Null when this person has none that can be read. */
export const readConcept = (userId: string, groepId: string, woordlijstId: string): Concept | null =>
  loadConcept(userId, naamVan(groepId, woordlijstId), serverNow(), isConcept) ?? null;

export const keepConcept = (userId: string, groepId: string, woordlijstId: string, concept: Concept): void =>
  storeConcept(userId, naamVan(groepId, woordlijstId), serverNow(), concept);

export const dropConcept = (userId: string, groepId: string, woordlijstId: string): void =>
  forgetConcept(userId, naamVan(groepId, woordlijstId));
