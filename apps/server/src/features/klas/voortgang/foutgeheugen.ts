/**
 * What leerlingen lately wrote wrong, kept until they answer again: a docent opens the page of her groep many times, and a thousand
 * diagnoses cost more to carry than all the rest of it. The count of answers comes out of the database each time, so that several
 * servers never tell different things.
 */
import { misgegaan, type Misgegaan } from './misgegaan.ts';
import type { TypfoutRij } from './store-groep.ts';

/** A leerling takes some twenty kilobytes. */
const MEEST = 1000;
/** Whoever was erased is gone from here too after so long. */
const BEWAAR_MS = 600_000;

interface Bewaard {
  readonly volgnr: number;
  /** Moment it was read, ms. */
  readonly gelezenOp: number;
  readonly fouten: readonly Misgegaan[];
}

export interface Foutenvraag {
  readonly leerlingen: readonly { readonly id: string; readonly volgnr: number }[];
  /** Older errors do not count. */
  readonly sinds: Date;
  readonly now: number;
  /** Asked for who is not known yet, or answered since. */
  readonly lees: (ids: readonly string[]) => Promise<readonly TypfoutRij[]>;
}

export type Foutgeheugen = ReturnType<typeof createFoutgeheugen>;

export function createFoutgeheugen(meest = MEEST) {
  const bewaard = new Map<string, Bewaard>();

  function keep(id: string, rij: Bewaard): void {
    bewaard.delete(id);
    bewaard.set(id, rij);
    const [oudste] = bewaard.keys();
    if (bewaard.size > meest && oudste !== undefined) bewaard.delete(oudste);
  }

  /** They lie in the order in which they were read. */
  function vergeet(voor: number): void {
    for (const [id, { gelezenOp }] of bewaard) {
      if (gelezenOp > voor) return;
      bewaard.delete(id);
    }
  }

  async function fillUp({ leerlingen, lees, now }: Foutenvraag): Promise<void> {
    vergeet(now - BEWAAR_MS);
    const missen = leerlingen.filter(({ id, volgnr }) => bewaard.get(id)?.volgnr !== volgnr);
    if (missen.length === 0) return;
    const per = Map.groupBy(await lees(missen.map(({ id }) => id)), ({ leerlingId }) => leerlingId);
    for (const { id, volgnr } of missen) keep(id, { volgnr, gelezenOp: now, fouten: (per.get(id) ?? []).flatMap(misgegaan) });
  }

  return {
    /** Of all these leerlingen, newest first. */
    async read(vraag: Foutenvraag): Promise<readonly Misgegaan[]> {
      await fillUp(vraag);
      const vanaf = vraag.sinds.toISOString();
      const fouten = vraag.leerlingen.flatMap(({ id }) => bewaard.get(id)?.fouten ?? []).filter(({ op }) => op >= vanaf);
      return fouten.sort((a, b) => (a.op < b.op ? 1 : a.op > b.op ? -1 : 0));
    },
  };
}
