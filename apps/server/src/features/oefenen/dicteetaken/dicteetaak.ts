/** A dictation of the groep as a taak of one leerling: each word or sentence asked by sound, as a test, without help and without a verdict. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import type { EigenSpraak } from '../spraak/index.ts';
import { dicteestuk, dicteevorm, somvensterNaam, vraagVan } from '../standen/index.ts';
import { buildOpgave, KLASSENDICTEE, zonderVerraad, type BewaardeOpgave } from '../opgaven/index.ts';
import { insertTaken, MUNTEN_PER_TAAK, type PlanInvoer, type TaakRij } from '../taken/index.ts';
import { listOpenDictees, setOnToday } from './store.ts';

export interface Dictee {
  readonly id: string;
  /** As the docent reads it. */
  readonly titel: string;
  /** The categorie that it looks back on; null: it is an ordinary one. */
  readonly terug: string | null;
  readonly woorden: readonly Lijstwoord[];
}

/** The words of a dictation as opgaven, in its order. */
export function dicteeOpgaven(
  woorden: readonly Lijstwoord[],
  invoer: Pick<PlanInvoer, 'regio' | 'leerlijn' | 'audio' | 'now'> & Partial<Pick<PlanInvoer, 'geldend'>>,
  seed: number,
): BewaardeOpgave[] {
  const random = createRandom(seed);
  const { regio, leerlijn } = invoer;
  return woorden.flatMap((rij) => {
    const stuk = dicteestuk(regio, leerlijn, rij);
    const vorm = dicteevorm(stuk);
    const vraag = vraagVan(vorm, stuk, random);
    return vraag ? [buildOpgave({ stuk, vraag, vorm, soort: 'toets' }, { ...invoer, flits: {} }, random)] : [];
  });
}

const LANGSTE_TITEL = 80;

/** What a look back on a categorie is called: by the docent's name of it for the docent, by the child's own for the child. */
export const terugblikTitel = (naam: string): string => `Terugkijken: ${naam}`.slice(0, LANGSTE_TITEL);

/** The taak of this leerling; `nr` puts it among the taken of the day, null leaves it out of them. */
export function dicteeTaak({ id, titel, terug, woorden }: Dictee, invoer: PlanInvoer, nr: number | null): TaakRij {
  const { leerlingId, dag, now, leerlijn, geldend } = invoer;
  const opgaven = zonderVerraad(dicteeOpgaven(woorden, invoer, seedFrom(`${id} ${leerlingId}`)));
  return {
    id: createId(now),
    dag,
    nr,
    somvensterId: opgaven.find(({ categorie }) => leerlijn.categorieen.has(categorie))?.categorie ?? 'eigen-woorden',
    vorm: opgaven[0]?.vorm ?? 'dictee-woord',
    game: KLASSENDICTEE,
    games: [KLASSENDICTEE],
    opgaven,
    munten: geldend.instelling.beloningen ? MUNTEN_PER_TAAK : 0,
    status: 'klaar-om-te-starten',
    createdAt: new Date(now),
    afOp: null,
    toetsId: null,
    titel: terug !== null && titel === terugblikTitel(somvensterNaam(terug)) ? terugblikTitel(kindnaam(terug)) : titel,
    dicteeId: id,
    weektaakId: null,
  };
}

/** Before stages of tests, and before the plan. */
const EERSTE_NR = -300;

type Leesinvoer = () => Promise<PlanInvoer & { readonly eigen?: EigenSpraak | undefined }>;

/** Puts what the docent opened among the taken of today: made once for a leerling, moved along while it is not done. */
export async function prepareDictees(db: Db, leerling: LeerlingRow, dag: string, readInvoer: Leesinvoer): Promise<void> {
  const { adminId, id } = leerling;
  const open = await listOpenDictees(db, leerling, dag);
  if (open.length === 0) return;
  const nieuw = open.filter(({ taakId }) => taakId === null);
  if (nieuw.length > 0) {
    const invoer = await readInvoer();
    const taken = nieuw.map((dictee) => dicteeTaak(dictee, invoer, EERSTE_NR + open.indexOf(dictee)));
    await invoer.eigen?.register(db, invoer.now);
    await insertTaken(db, adminId, id, taken);
  }
  for (const { taakId, taakDag, gepland, af } of open)
    if (taakId !== null && (taakDag !== dag || !gepland) && !af) await setOnToday(db, adminId, id, taakId, dag);
}
