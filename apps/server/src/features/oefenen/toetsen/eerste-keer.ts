/** Words of the goals that a leerling wrote for the first time while practising: what they say of growth since the start test. */
import { estimateGroei, type GroeiDoel } from '@spelrijk/oefenen/zorg/groei';
import { MINSTE_ANKERS } from '@spelrijk/oefenen/zorg/blauwdruk';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { measure, type Meting } from '../planmeting/index.ts';
import { geschreven } from '../planwoorden/index.ts';
import type { PlanInvoer } from '../taken/index.ts';
import { readToen } from './plantoets.ts';
import * as meting from './store-meting.ts';

export interface EersteKeer {
  /** Words of the goals met for the first time, and how many of them were right at the rule. */
  readonly aantal: number;
  readonly goed: number;
  /** Chance (0-1) that there was any growth since the start test; null without such a test, or with too little to go by. */
  readonly kansOp: number | null;
}

export interface Eerstevraag {
  readonly planId: string;
  readonly doelen: readonly string[];
  /** First day and today, `YYYY-MM-DD`. */
  readonly van: string;
  readonly weken: number;
}

/** Fewer first sights than this say nothing yet. */
export const MINSTE_EERSTE = 40;

const asGemeten = (metingen: readonly Meting[], doel: string) =>
  metingen.flatMap(({ maat, goed, categorie }) => (maat && categorie === doel ? [{ ...maat, goed }] : []));

export async function readEersteKeer(
  db: Db,
  wie: Pick<LeerlingRow, 'id' | 'adminId'>,
  { planId, doelen, van, weken }: Eerstevraag,
  { leerlijn }: Pick<PlanInvoer, 'leerlijn'>,
): Promise<EersteKeer> {
  const toen = await readToen(db, wie, { planId, soort: 'zorg-tussen' }, { leerlijn });
  // Of a goal that came in later: since its own start test.
  const sinds = (doel: string): string => {
    const op = toen.afOp[doel];
    return op === undefined ? van : dagVan(op.getTime());
  };
  const alle = await meting.listEersteKeer(db, wie.adminId, wie.id, { doelen, geschreven, vanaf: van });
  const rijen = alle.filter(({ categorie, dag }) => dag >= sinds(categorie));
  const antwoorden = rijen.map((rij) => ({ ...rij, spelling: rij.woord }));
  const woorden = rijen.map(({ woord, categorie }) => ({ woord, categorie, rol: 'vers' as const, nieuw: true }));
  const nu = measure({ woorden, antwoorden }, leerlijn);
  const telling = { aantal: nu.length, goed: nu.filter(({ goed }) => goed).length };
  if (nu.length < MINSTE_EERSTE) return { ...telling, kansOp: null };
  const paren = doelen.flatMap((doel): GroeiDoel[] => {
    const vooraf = toen.begin[doel];
    const ankers = toen.metingen.filter(({ rol }) => rol === 'anker');
    const [start, eind] = [asGemeten(ankers, doel), asGemeten(nu, doel)];
    return vooraf && start.length >= MINSTE_ANKERS && eind.length > 0
      ? [{ categorie: doel, vooraf, midden: vooraf.midden, start, eind, weken }]
      : [];
  });
  if (paren.length === 0) return { ...telling, kansOp: null };
  const dagen = new Set(rijen.map(({ dag }) => dag)).size;
  return { ...telling, kansOp: estimateGroei(paren, { start: toen.dagen, eind: dagen }).plan.kansOp };
}
