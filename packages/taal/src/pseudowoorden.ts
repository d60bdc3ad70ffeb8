/**
 * Decides: words that do not exist but could: only who decodes them can read them.
 * Source: onsets, vowels and codas of Dutch syllables per reading level; real and rude words are filtered out.
 * Example: createPseudowoord('L3', createRandom(7)) is a word such as 'snorp'.
 */
import type { Random } from '@spelrijk/base/random';
import { NAAMWOORDEN } from './lexicon/naamwoorden.ts';
import { OVERIG } from './lexicon/woordsoorten.ts';
import { STERK } from './werkwoord/sterk.ts';
import { ZWAK } from './werkwoord/zwak.ts';

/** L1 mkm, L2 one cluster, L3 two clusters, L5 two klankgroepen. */
export type Pseudoniveau = 'L1' | 'L2' | 'L3' | 'L5';

const lijst = (tekst: string): readonly string[] => tekst.split(' ');
const MEDEKLINKERS = lijst('b d f g h j k l m n p r s t v w z');
const VOOR = lijst('bl br dr fl fr gl gr kl kn kr pl pr sl sm sn sp st tr vl vr zw sch');
const LANG = lijst('aa ee oo uu ie oe eu ui ij');
const KORT = lijst('a e i o u');
const EIND = lijst('m n p t k f s l r g');
const ACHTER = lijst('mp nt nk kt st ft ps ks ts lt rt rs lp rk lk rm lm');
const OPEN: Readonly<Record<string, string>> = { aa: 'a', ee: 'e', oo: 'o', uu: 'u' };
const TUSSEN = lijst('m n p t k l r');

/** Strings no child should have to read aloud. */
const GROF =
  /kut|lul|pik$|neuk|hoer|kak|poep|pies|reet|tiet|flik|nazi|moer$|slet|sex|seks|anus|piem|geil|tering|kanker|homo|nikk|stront|drol|scheet|trut|zak$|dood|moord/;
const HOOGSTENS = 200;

const isGoed = (woord: string, isWoord: (woord: string) => boolean): boolean =>
  !isWoord(woord) &&
  !NAAMWOORDEN.has(woord) &&
  !OVERIG.has(woord) &&
  !STERK.has(woord) &&
  !ZWAK.has(woord) &&
  !GROF.test(woord) &&
  !/uu(?:r$|w)|[ie]jn$|(.)\1\1/.test(woord);

/** A word of this level that is no word; `isWoord` keeps out what else exists. Same random, same word. */
export function createPseudowoord(niveau: Pseudoniveau, random: Random, isWoord: (woord: string) => boolean = () => false): string {
  for (let poging = 0; poging < HOOGSTENS; poging++) {
    const woord = maak(niveau, random);
    if (isGoed(woord, isWoord)) return woord;
  }
  return maak(niveau, random);
}

function maak(niveau: Pseudoniveau, random: Random): string {
  if (niveau === 'L1') return random.pick(MEDEKLINKERS) + klankMetEind(random, EIND);
  if (niveau === 'L2')
    return random.below(2) === 0
      ? random.pick(VOOR) + klankMetEind(random, EIND)
      : random.pick(MEDEKLINKERS) + random.pick(KORT) + random.pick(ACHTER);
  if (niveau === 'L3') return random.pick(VOOR) + random.pick(KORT) + random.pick(ACHTER);
  return random.pick(MEDEKLINKERS) + tweedeKlankgroep(random);
}

const klankMetEind = (random: Random, einden: readonly string[]): string =>
  random.pick(random.below(2) === 0 ? LANG : KORT) + random.pick(einden);

/** bo-men or bo-mmen: one vowel letter, or a doubled consonant. */
function tweedeKlankgroep(random: Random): string {
  const medeklinker = random.pick(TUSSEN);
  const einde = random.pick(['en', 'el', 'er']);
  if (random.below(2) === 0) return random.pick(KORT) + medeklinker + medeklinker + einde;
  const klank = random.pick(LANG);
  return (OPEN[klank] ?? klank) + medeklinker + einde;
}
