/** A test of a plan on paper: each word with its sentence, what was typed of it, and what came of it. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import type { Db } from '../../../platform/db/database.ts';
import { sleutelVan, type BewaardeOpgave } from '../opgaven/index.ts';
import { findStuk, isOpZicht, somvensterNaam, toetsvorm, vraagVan } from '../standen/index.ts';
import type { PlanInvoer } from '../taken/index.ts';
import { meting, type Toetsgang, type ToetsRij } from '../toetsen/index.ts';

/** How a word of a test is read out: the word, and the sentence around it; or what is read by the child, where it is never heard. */
function itemVan(sleutel: string, { regio }: PlanInvoer): Pick<Plantoetsblad['items'][number], 'woord' | 'zin' | 'vraag'> {
  const stuk = findStuk(regio, sleutel);
  const vorm = stuk && isOpZicht(stuk) ? toetsvorm(stuk) : undefined;
  const vraag = stuk && vorm && vraagVan(vorm, stuk, createRandom(seedFrom(sleutel)));
  if (vraag) return { woord: vraag.antwoord, zin: null, vraag: vraag.vraag ?? null };
  return { woord: stuk?.woord.woord ?? sleutel, zin: stuk?.woord.zin ?? null, vraag: null };
}

export async function loadBlad(db: Db, { adminId, leerlingId }: Toetsgang, toets: ToetsRij, invoer: PlanInvoer): Promise<Plantoetsblad> {
  const { id, soort, status, papier, createdAt, afOp, vanaf, doelen, woorden } = toets;
  const { uitslag = null } = await meting.readBewaring(db, adminId, id);
  const gegeven = new Map<string, string>();
  for (const { opgaveId, opgaven, gegeven: tekst } of await meting.listAntwoorden(db, adminId, leerlingId, id)) {
    const opgave: BewaardeOpgave | undefined = opgaven.find((een) => een.id === opgaveId);
    if (opgave && !gegeven.has(sleutelVan(opgave))) gegeven.set(sleutelVan(opgave), tekst);
  }
  const items = woorden.map(({ woord }, i) => ({ nr: i + 1, ...itemVan(woord, invoer), gegeven: gegeven.get(woord) ?? null }));
  return {
    id,
    soort: Zorgtoetssoort.parse(soort),
    // Closed with its plan, before the last word.
    status: status === 'af' && !uitslag ? 'afgebroken' : status,
    papier,
    op: createdAt.toISOString(),
    afOp: afOp?.toISOString() ?? null,
    vanaf,
    doelen: doelen.map((categorie) => ({ categorie, naam: somvensterNaam(categorie) })),
    aantal: woorden.length,
    gemaakt: gegeven.size,
    items: papier || status === 'af' ? items : [],
    uitslag,
  };
}
