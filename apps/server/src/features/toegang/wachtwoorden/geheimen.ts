/**
 * Passwords for children: two short words, or four pictures in a row. Few possibilities on purpose, so guessing is limited where it is
 * done (five free tries, then ever slower up to one a minute, and a class as a whole: `klas.ts` of sessies); what they open is a first name
 * and own practice. Words: about 46,000 pairs. Pictures: 20 x 19 x 18 x 17 = 116,280 rows.
 */
import { randomInt } from 'node:crypto';
import { PLAATJES_PER_WACHTWOORD } from '@spelrijk/contract/wachtwoorden';

/** Every child names these the same way, and none looks like another when it is small. */
export const PLAATJES: readonly string[] =
  'hond paard vis beer kip vlinder boom bloem zon maan ster huis auto boot trein ballon fiets appel banaan ijsje'.split(' ');

/** Sound-pure or well-known words of three to five letters, which together never make something unkind. */
const WOORDEN: readonly string[] = `
aap appel auto bad bal ballon band bank beer bel berg bes bij blad bloem boek boer bok boom boon boot bos brief bril broek brood brug bus
cent dak dam das deur dier dijk doek doos draak drop duif duin eend egel eik emmer ezel feest fiets film fluit fruit gans geit giraf glas goud gras grot
haak haan haas hal hark hart haven heg hek helm hert heuvel hoed hoek hond honing hooi hut ijs jas kaart kaars kaas kam kano kar kas kast kat kers ketel kikker
kip kist klei klok klomp knop koe koek kok kom konijn kool koor kraan krant kroon kruik kuil kurk laars lam lamp land lepel les lijm lift lint loep lucht
maan mand mango map mars mast meer meloen mier mol molen munt muis mus muts naald nest neus noot oog olijf oor ober orgel otter oven paard pad palm panda
park parel pauw peer pen pet piano piet pijl pin plank plant plein poes pomp pont poort pop post pot punt raam raket ree regen reus ring rivier robot
roos rots rug rups sap schaap schat schip schoen slak slee sleutel slot sneeuw soep spel spin spons steen step ster stoel storm straat strand strik
taart tafel tak tand tas taxi teen tent thee tijger toren touw trap trein trom tuin uil veer veld vijver vis vlag vlieg vloer vlot voet vogel vos vuur
wagen wal wand was water weg wei wesp wiel wind winkel wol wolf wolk woud zaag zaal zand zee zeep zeil zon zwaan
`
  .trim()
  .split(/\s+/);

const pick = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

function pickDifferent(list: readonly string[], count: number): readonly string[] {
  const picked: string[] = [];
  while (picked.length < count) {
    const next = pick(list);
    if (!picked.includes(next)) picked.push(next);
  }
  return picked;
}

/** @example createWoorden() // 'maan-vis' */
export const createWoorden = (): string => pickDifferent(WOORDEN, 2).join('-');
export const createPlaatjes = (): readonly string[] => pickDifferent(PLAATJES, PLAATJES_PER_WACHTWOORD);

/** What is hashed for a row of pictures; no text that is typed can be the same. */
export const plaatjesGeheim = (plaatjes: readonly string[]): string => `plaatjes\n${plaatjes.join('\n')}`;

/** No letters or digits that look alike, no vowels that could make words. */
const CODE_ALPHABET = 'BCDFGHJKMNPQRTVWXZ23456789';
const CODE_LENGTH = 8;

/** About 2 x 10^11 codes: trying them finds no groep in a school year. */
export const createGroepscode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** As it stands on the card: two groups of four. */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
export const foldGroepscode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
