/** What a child practises, as a parent reads it: without the codes of a level. */
import type { Regio } from '@spelrijk/domain/admin';
import { halfjaarOp, niveauNaam } from '@spelrijk/domain/niveau';

const STAP = /^L\d .*: (.+)$/u;
const NIVEAU = /^(Zinnen|Teksten), ongeveer (.+)$/;
const TREDE = /^(?:(Start|Plus)|([ME])(\d)(-[ME]\d)?)/;
/** Groepen begin two years before the leerjaar of the same number. */
const VERSCHIL = 2;
const RAND = { Start: 'Eerste', Plus: 'Moeilijke' };

function jaarTekst(groep: number, regio: Regio): string {
  if (regio === 'nl') return `groep ${groep}`;
  const jaar = groep - VERSCHIL;
  return `het ${jaar}${jaar === 1 ? 'ste' : 'de'} leerjaar`;
}

/** The half-year that a level stands for; undefined of what is easier or harder than all of them. @example ouderniveau('M5', 'nl') // 'midden van groep 5' */
export function ouderniveau(niveau: string, regio: Regio): string | undefined {
  const [, , helft, groep, samen] = TREDE.exec(niveau) ?? [];
  if (groep === undefined) return;
  const jaar = jaarTekst(Number(groep), regio);
  return samen === undefined ? `${helft === 'M' ? 'midden' : 'eind'} van ${jaar}` : jaar;
}

interface Lezer {
  readonly regio: Regio;
  /** To a parent the code of a level says nothing. */
  readonly ouder: boolean;
}

/**
 * A place on the ladder of half-years in the words of the reader.
 * @example halfjaar(4, { regio: 'nl', ouder: true }) // 'midden van groep 5'
 * @example halfjaar(0, { regio: 'be', ouder: true }) // 'midden van het 3de leerjaar'
 */
export function halfjaar(trede: number, { regio, ouder }: Lezer): string {
  if (!ouder) return niveauNaam(trede, regio);
  const { jaar, helft, ervoor } = halfjaarOp(trede, regio);
  const staat = `${helft} van ${jaarTekst(regio === 'be' ? jaar + VERSCHIL : jaar, regio)}`;
  return ervoor ? `voor het ${staat}` : staat;
}

/**
 * @example oudernaam('L5 Twee klankgroepen: bomen, bommen', 'nl') // 'Woorden lezen zoals bomen, bommen'
 * @example oudernaam('Teksten, ongeveer M5', 'be') // 'Teksten lezen, midden van het 3de leerjaar'
 */
export function oudernaam(naam: string, regio: Regio): string {
  const woorden = STAP.exec(naam)?.[1];
  if (woorden !== undefined) return `Woorden lezen zoals ${woorden}`;
  const [, soort = '', niveau = ''] = NIVEAU.exec(naam) ?? [];
  const rand = TREDE.exec(niveau)?.[1];
  if (rand === 'Start' || rand === 'Plus') return `${RAND[rand]} ${soort.toLowerCase()} lezen`;
  const jaar = ouderniveau(niveau, regio);
  if (jaar === undefined) return naam;
  return jaar.startsWith('midden') || jaar.startsWith('eind') ? `${soort} lezen, ${jaar}` : `${soort} lezen van ${jaar}`;
}

/** The easiest and the hardest level, which have no half-year in their name. */
const RANDJAAR = {
  Start: (regio: Regio): string => `begin van ${jaarTekst(3, regio)}`,
  Plus: (regio: Regio): string => jaarTekst(8, regio),
};

/**
 * A level of texts in a list: a parent reads the year it is for, a Flemish leerkracht the code with that year behind it.
 * @example leesniveau('E3', { regio: 'nl', ouder: true }) // 'eind van groep 3'
 * @example leesniveau('E3', { regio: 'be', ouder: false }) // 'E3, eind van het 1ste leerjaar'
 */
export function leesniveau(niveau: string, { regio, ouder }: Lezer): string {
  if (regio === 'nl' && !ouder) return niveau;
  const jaar = niveau === 'Start' || niveau === 'Plus' ? RANDJAAR[niveau](regio) : ouderniveau(niveau, regio);
  if (jaar === undefined) return niveau;
  return ouder ? jaar : `${niveau}, ${jaar}`;
}
