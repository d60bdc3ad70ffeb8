import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import { langereVorm } from '../../lexicon/langer.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { mits, zin } from '../../uitleg/beweringen.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { BEKENDSTE, HOMOFONEN, VAN_BETEKENIS } from '../../lexicon/homofonen.ts';

export const categorie: Categorie = {
  id: 'homofoon',
  code: '1e',
  naam: 'Woorden die hetzelfde klinken',
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ei-ij', 'au-ou', 'verlenging-d-t'],
  regel: 'De woorden klinken gelijk; ik kies de spelling die bij de betekenis past.',
  hoortSchrijft: 'zelfde klank > betekenis kiest',
  uitleg: [
    'De twee woorden klinken precies gelijk.',
    'Lees de zin en denk na: wat betekent het woord hier?',
    'Kies de schrijfwijze die bij die betekenis hoort.',
  ],
  voorbeelden: ['hart', 'hard', 'wei', 'wij', 'nog', 'noch', 'rauw', 'rouw', 'jou', 'jouw'],
  fouten: ['wij (wei)', 'hart (hard)', 'noch (nog)'],
};

/** Pairs that sound alike and are taught side by side. */
const partners = (woord: string): readonly string[] =>
  HOMOFONEN.filter((paar) => paar.includes(woord)).flatMap((paar) => paar.filter((ander) => ander !== woord));

/** Only words of which a child doubts the meaning without being told; the other pairs count where a sentence was chosen for them. */
export const detect: Detect = (beeld) => (beeld.vorm === '' && BEKENDSTE.has(beeld.laag) ? [vondst(0, beeld.laag.length)] : []);

/** Chosen for the sentence it stands in, whatever its partner is. */
export const detectTaak: Detect = (beeld) => [vondst(0, beeld.laag.length)];

/** Pairs of which a teacher names the meaning and not the letters, and alle beside allen, which no letter tells apart. */
const isVanBetekenis = (woord: string, partner: string): boolean =>
  VAN_BETEKENIS.has(woord) || woord === `${partner}n` || partner === `${woord}n`;

/**
 * The partner as a whole: the meaning was not weighed. Of another word by itself the letters are named first: who sees pijl typed peil, and no sentence,
 * says that it is between ei and ij; and graad for graat, in a sentence as well, is between d and t. Its knelpunt is wrong all the same.
 */
export const rewrite: Rewrite = (doel, add) => {
  if (!hasPunt(doel, 'homofoon')) return;
  for (const partner of partners(doel.woord)) {
    add(0, doel.woord.length, partner, {
      kosten: isVanBetekenis(doel.woord, partner) || isZonderLanger(doel, partner) ? STAPKOSTEN.werkwoord : NA_DE_LETTERS,
    });
  }
};
/** boord for boort: of what has no longer form no rule tells the t from a d. */
const isZonderLanger = ({ woord, vorm }: Doelbeeld, partner: string): boolean =>
  vorm === '' && /[^dt]t$/.test(woord) && partner === `${woord.slice(0, -1)}d` && langereVorm(woord) === undefined;
/** More than two letters that a rule explains: meid for mijt. */
const NA_DE_LETTERS = 1.3;

export const explain: Explain = (fout) => [
  // Of baard the rule helps more than that baart is a word too.
  [langer(fout), mits(fout.label === 'verlenging-d-t' && !BEKENDSTE.has(fout.woord.toLowerCase()))],
  [
    zin(
      `Dat woord bestaat ook, maar het betekent iets anders. Hier past ${fout.woord}.`,
      partners(fout.woord.toLowerCase()).includes(fout.getypt.toLowerCase()),
    ),
  ],
];

/** The letters in which the two words differ. */
export const keuzes: Keuzes = ({ woord }) => {
  const ander = partners(woord)[0];
  if (!ander) return null;
  let start = 0;
  while (woord[start] === ander[start]) start += 1;
  let staart = 0;
  while (staart < Math.min(woord.length, ander.length) - start && woord.at(-1 - staart) === ander.at(-1 - staart)) staart += 1;
  const stuk = (tekst: string): string => tekst.slice(start, tekst.length - staart);
  return stuk(woord) === '' || stuk(ander) === ''
    ? { start: start - 1, end: woord.length - staart, keuzes: [woord, ander].map((tekst) => tekst.slice(start - 1, tekst.length - staart)) }
    : { start, end: woord.length - staart, keuzes: [stuk(woord), stuk(ander)] };
};
