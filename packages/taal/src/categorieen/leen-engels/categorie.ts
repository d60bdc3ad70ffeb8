import type { Categorie } from '@spelrijk/domain/categorie';
import { isEngelseWaarde, isEngelsWoord, isHeelEngels } from '../../lexicon/engels.ts';
import { isEngelsWerkwoord } from '../../werkwoord/recognise.ts';
import { findTekens, vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntenVan, puntOp, STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite, Add } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-engels',
  code: '1x',
  naam: 'Engels leenwoord',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Het woord komt uit het Engels; ik onthoud de Engelse schrijfwijze.',
  hoortSchrijft: '/i eː ju ɑu/ > ee/ea, a, u, ow',
  uitleg: [
    'Het woord komt uit het Engels.',
    'Je hoort een klank, maar je schrijft hem op de Engelse manier.',
    'Onthoud hoe het woord eruitziet: team, cake, computer.',
  ],
  voorbeelden: ['jeep', 'team', 'cake', 'computer', 'baby', 'clown', 'show', 'goal', 'cool', 'website'],
  fouten: ['jiep', 'tiem', 'keek', 'kompjoeter'],
};

/** Signs that keep their English sound. */
export const detect: Detect = (beeld) => {
  const heel = isEngelsWoord(beeld.laag, beeld.basis);
  const delen = vrijeDelen(beeld).filter((deel) => heel || isEngelsWoord(deel.tekst, undefined));
  return findTekens(
    beeld,
    ({ grafeem, foneem, start, end }) => delen.some((deel) => start >= deel.start && end <= deel.end) && isEngelseWaarde(grafeem, foneem),
  );
};

/** Chosen by an editor: without a sign of English sound the whole word is the knelpunt. */
export const detectTaak: Detect = (beeld) => {
  const tekens = findTekens(beeld, ({ grafeem, foneem }) => isEngelseWaarde(grafeem, foneem));
  return tekens.length > 0 ? tekens : [vondst(0, beeld.laag.length)];
};

/** English letter groups and how a Dutch child hears them. */
const KLANK: readonly (readonly [string, readonly string[]])[] = [
  ['ea', ['ie', 'i', 'ee', 'e', 'aa']],
  ['ee', ['ie', 'i']],
  ['oo', ['oe', 'u']],
  ['oa', ['oo', 'o']],
  ['ow', ['au', 'ou', 'auw', 'ouw', 'o', 'oo', 'aw']],
  ['ou', ['au', 'ouw', 'auw', 'ow']],
  ['ai', ['ee', 'ei', 'e']],
  ['ay', ['ee', 'ei', 'eej', 'eei', 'e']],
  ['ey', ['ie', 'i', 'y']],
  ['ew', ['joe', 'oe', 'joew', 'u']],
  ['ie', ['y', 'i']],
  ['ue', ['oe', 'joe', 'u']],
  ['oe', ['oo', 'o']],
  ['au', ['oo', 'o']],
  ['igh', ['aai', 'ai', 'ij', 'ei', 'y', 'aj', 'ait']],
  ['a', ['ee', 'e', 'ei', 'ae', 'aa', 'o']],
  ['e', ['ie', 'i', 'ee']],
  ['i', ['aai', 'ai', 'ei', 'ij', 'y', 'aj', 'u', 'aaj', 'e']],
  ['o', ['oo', 'u', 'oe']],
  ['u', ['joe', 'joo', 'jo', 'oe', 'ju', 'uu', 'uw', 'a', 'iu', 'jou']],
  ['y', ['aai', 'aaj', 'ai']],
  ['j', ['dj', 'dzj', 'zj', 'dz', 'dsj']],
  ['g', ['dzj', 'dj', 'j', 'k', 'zj']],
  ['ch', ['tsj', 'sj', 'ts', 'tj', 'tch']],
  ['tch', ['tsj', 'ch', 'sj', 'tj']],
  ['sh', ['sj', 'ch', 's']],
  ['th', ['t', 's', 'f']],
  ['ph', ['f', 'ff']],
  ['w', ['v', 'ww']],
  ['ck', ['k', 'kk', 'c']],
  ['ce', ['s', 'se', 'z']],
  ['dge', ['dzj', 'tsj']],
  ['ve', ['fe', 'f']],
  ['ff', ['f']],
  ['ll', ['l']],
  ['ss', ['s']],
  ['z', ['s']],
  ['zz', ['s', 'z', 'ss']],
  ['tt', ['t', 'd']],
];

/** A letter that another loan rule explains is left to it. */
const ANDERE = ['y-woord', 'ch-als-sj', 'c-als-s', 'c-als-k', 's-z', 'th-woord', 'leen-g-zj'];

/** The e of bed is heard, and there is none: plastic, caravan. */
const isMetEvoorA = ({ woord, ipa = '' }: Doelbeeld): boolean => /ɛ(?!i)/.test(ipa) && isZonderE(woord);
const isZonderE = (woord: string): boolean => !/[eéèê]|ij/.test(woord);

/** On the list as a whole, or a form of an English verb: then any of its vowels may be heard the English way, whatever places are known (rugby, item). */
const isEngels = ({ woord, vorm, basis }: Pick<Doelbeeld, 'woord' | 'vorm' | 'basis'>): boolean =>
  isHeelEngels(woord, basis) || isEngelsWerkwoord(woord, vorm, basis);

/** May the letters from here to there be English ones? */
type IsPlek = (start: number, end: number) => boolean;

/** pooster for poster: that vowel closes a klankgroep, and who doubled it heard it well. */
const isOpenVerdubbeld = (doel: Doelbeeld, plek: number, engels: string, klank: string): boolean =>
  klank === engels + engels && puntOp(doel, 'open-lettergreep', plek);

export const rewrite: Rewrite = (doel, add) => {
  const punten = puntenVan(doel, 'leen-engels');
  const heel = isEngels(doel);
  const isPlek: IsPlek = (van, tot) => heel || punten.some(({ start, end }) => start < tot && van < end);
  // finis: only English writes this sound with sh, whatever else is known of the word; that it is heard as sj is another rule's.
  if (doel.ipa?.includes('ʃ')) replaceEverywhere(doel, 'sh', punten.length > 0 || heel ? ['s', 'sj', 'ch', 'sch', 'sjh'] : ['s'], add);
  // plestik: no Dutch a is said so.
  if (isMetEvoorA(doel)) replaceEverywhere(doel, 'a', ['e'], add);
  if (punten.length === 0 && !heel) return;
  for (const [engels, gehoord] of KLANK) {
    replaceEverywhere(
      doel,
      engels,
      gehoord,
      (start, end, klank) => !isOpenVerdubbeld(doel, start, engels, klank) && add(start, end, klank),
      {
        where: (plek) =>
          (!/^[aeiouy]+$/.test(engels) || isPlek(plek, plek + engels.length)) && !ANDERE.some((categorie) => puntOp(doel, categorie, plek)),
      },
    );
  }
  for (const { index } of doel.woord.matchAll(/([aeiou])([bcdfgklmnprstvz]{1,2})e/g)) {
    const medeklinkers = doel.woord.slice(index + 1).match(/^[bcdfgklmnprstvz]+/)?.[0] ?? '';
    if (punten.length > 0)
      for (const klank of klankenVan(letter(doel, index))) add(index, index + 2 + medeklinkers.length, klank + medeklinkers);
  }
  // tsjetten: what is heard of cha is one thing, also where its ch is of another rule.
  for (const { index } of doel.woord.matchAll(/ch(?=[aeiou])/g))
    if (isPlek(index + 2, index + 3))
      for (const klank of klankenVan(letter(doel, index + 2)))
        for (const begin of ['tsj', 'sj', 'tj']) add(index, index + 3, begin + klank);
  addKorteKlank(doel, isPlek, add);
  for (const { start } of punten) addStilleE(doel, start, add);
};

const klankenVan = (engels: string): readonly string[] => KLANK.find(([letters]) => letters === engels)?.[1] ?? [];

/** swetter for sweater: the vowel that is heard is short, so the consonant behind it was doubled. */
function addKorteKlank(doel: Doelbeeld, isPlek: IsPlek, add: Add): void {
  for (const { 0: geheel, 1: engels = '', 2: medeklinker = '', index } of doel.woord.matchAll(
    /(ea|ou|oo|u|a)([bdfgklmnprstz])(?=[aeiouy])/g,
  ))
    if (isPlek(index, index + 1))
      for (const klinker of klankenVan(engels))
        if (/^[aeiou]$/.test(klinker)) add(index, index + geheel.length, klinker + medeklinker + medeklinker);
}

/** The silent e of cake is left out. */
function addStilleE(doel: Doelbeeld, vanaf: number, add: Add): void {
  for (const { index } of doel.woord.matchAll(/(?<=[aeiou][bcdfgklmnprstvz]{1,2})e(?=$|[bcdfghjklmnprstvwz])/g))
    if (index >= vanaf) add(index, index + 1, '', { kosten: STAPKOSTEN.uitgang });
}

export const explain: Explain = (fout) => [
  [
    zin(
      `Dit woord komt uit het Engels. Onthoud hoe het eruitziet: ${fout.woord}.`,
      (fout.knelpunten.some(({ categorie: id }) => id === 'leen-engels') ||
        isEngels({ woord: fout.woord.toLowerCase(), vorm: fout.vorm, basis: fout.basis }) ||
        (fout.goed === 'a' && isZonderE(fout.woord))) &&
        fout.goed !== fout.fout,
    ),
  ],
];

export const keuzes: Keuzes = (punt) => {
  const gehoord = klankenVan(letters(punt));
  return gehoord.length > 0 ? goedOf(punt, gehoord.slice(0, 2)) : null;
};
