/*
 * Decides how practice begins with a child nobody knows: a short mixed dictation as the first taak of its first days, chosen to tell most.
 * Source: adaptive testing at 60% success, as in the start test (plaatsing); an LVS score or what came along from another school says enough.
 * Example: a newcomer in groep 6 without a score: ten words of ten categories on the first day, ten more on the second, then ordinary practice.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { algemeen } from './filter.ts';
import { tredeLogit, type Leerlijn } from './leerlijn.ts';
import { choosePlaatsing, GENOEG_SD } from './plaatsing.ts';
import { vormenVan, type GekozenWoord, type Planner, type TaakPlan } from './planner.ts';
import type { HoofdStand } from './stand.ts';
import { MIN_OPGAVEN } from './taakvorm.ts';

/** Easier than a start test: a tenth less is learned about the child, and a third fewer of its first words go wrong. */
const DOEL = 0.75;
const WORDS = 10;
/** Two stages. */
const ANSWERS = 2 * WORDS;
/** A narrower prior came from a score of the child's own. */
const OWN_SCORE_SD = 0.6;
/** Who begins to write, in the first year of the learning line, is not asked to write ten words at once: the first supported forms tell enough. */
const FIRST_YEAR = 1.5;

/** Where an average child of the end of the first year starts, in whatever region. */
function endOfFirstYear({ volgorde, constanten }: Leerlijn): number {
  const first = Math.min(...volgorde.map(({ ladder, trede }) => (ladder === 'lezen' ? Number.POSITIVE_INFINITY : trede)));
  return tredeLogit(first + FIRST_YEAR) + constanten.startMarge;
}

const isNewcomer = (hoofd: HoofdStand, leerlijn: Leerlijn): boolean =>
  hoofd.antwoorden < ANSWERS &&
  1 / Math.sqrt(hoofd.l0) > OWN_SCORE_SD &&
  Math.sqrt(algemeen(hoofd).v) > GENOEG_SD &&
  hoofd.m0 > endOfFirstYear(leerlijn);

/** The docent says what comes first. */
const isChosen = ({ instelling: { alleen, volgorde, zorgdoelen } }: Planner): boolean =>
  alleen !== undefined || volgorde === 'vast' || zorgdoelen.length > 0;

/** Where it stands on the map: a place that is open, of one of its words if there is one. */
function placeOf({ ruimte }: Planner, gevraagd: readonly { readonly categorie: CategorieId }[]): CategorieId | undefined {
  const open = ruimte.open.map(({ categorie }) => categorie.id);
  return gevraagd.map(({ categorie }) => categorie).find((id) => open.includes(id)) ?? open[0];
}

/** The first taak of somebody's first days; `undefined` for who is known well enough, or where nothing can be written. */
export function newcomerTaak(p: Planner): TaakPlan | undefined {
  const { stand, leerlijn, now } = p.blik;
  const [vorm] = vormenVan(p, ['dictee-woord']);
  if (!vorm || !isNewcomer(stand.hoofd, leerlijn) || isChosen(p)) return undefined;
  const gevraagd: { woord: string; categorie: string }[] = [];
  const woorden: GekozenWoord[] = [];
  const seed = p.random.below(1e9);
  while (woorden.length < WORDS && gevraagd.length < ANSWERS) {
    const vraag = choosePlaatsing(stand, leerlijn, p.instelling, { gevraagd, doel: DOEL }, { now, seed });
    if (!vraag) break;
    gevraagd.push(vraag);
    if (vraag.vorm !== vorm.vorm || stand.woorden[vraag.woord] !== undefined) continue;
    woorden.push({ woord: vraag.woord, soort: 'toets' });
    p.bezet.add(vraag.woord);
  }
  const categorie = placeOf(p, gevraagd);
  if (categorie === undefined || woorden.length < MIN_OPGAVEN) return undefined;
  return { categorie, soort: 'kennismaken', vorm: vorm.vorm, woorden };
}
