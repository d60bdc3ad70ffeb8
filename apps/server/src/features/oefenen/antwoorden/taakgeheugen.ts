/** Taken in play, so that not every answer reads its whole taak again. What a taak asks never changes, so nothing here can be stale. */
import type { TaakInhoudRij } from './store.ts';

const MAX = 1000;

export interface Taakgeheugen {
  /** The taken of this leerling; those that are not known here are read. Ids that do not exist are absent. */
  read(
    leerlingId: string,
    ids: readonly string[],
    load: (ids: readonly string[]) => Promise<readonly TaakInhoudRij[]>,
  ): Promise<ReadonlyMap<string, TaakInhoudRij>>;
}

export function createTaakgeheugen(): Taakgeheugen {
  const bekend = new Map<string, TaakInhoudRij>();
  const keep = (key: string, taak: TaakInhoudRij): void => {
    bekend.delete(key);
    bekend.set(key, taak);
    const oudste = bekend.keys().next().value;
    if (bekend.size > MAX && oudste !== undefined) bekend.delete(oudste);
  };
  return {
    read: async (leerlingId, ids, load) => {
      const key = (id: string): string => `${leerlingId} ${id}`;
      const missing = ids.filter((id) => !bekend.has(key(id)));
      const loaded = missing.length > 0 ? await load(missing) : [];
      const here = ids.flatMap((id) => bekend.get(key(id)) ?? []);
      const taken = [...here, ...loaded];
      for (const taak of taken) keep(key(taak.id), taak);
      return new Map(taken.map((taak) => [taak.id, taak]));
    },
  };
}
