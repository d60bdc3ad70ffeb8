/** What somebody typed and did not save yet: kept on this device, so that a lost connection or an expired login costs nothing. */
import { z } from 'zod';
import { localStore } from '../../../../shared/session/storage.ts';

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

const keyOf = (groepId: string, woordlijstId: string): string => `woordlijst:${groepId}:${woordlijstId}`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null when there is none that can be read. */
export function readConcept(groepId: string, woordlijstId: string): Concept | null {
  const kept = localStore.get(keyOf(groepId, woordlijstId));
  return kept === null ? null : (Concept.safeParse(parse(kept)).data ?? null);
}

/** A full store keeps nobody from going on. */
export function keepConcept(groepId: string, woordlijstId: string, concept: Concept): void {
  try {
    localStore.set(keyOf(groepId, woordlijstId), JSON.stringify(concept));
  } catch {
    localStore.remove(keyOf(groepId, woordlijstId));
  }
}

export const dropConcept = (groepId: string, woordlijstId: string): void => localStore.remove(keyOf(groepId, woordlijstId));
