import type { Categorie } from '@spelrijk/domain/categorie';
import { isEngelseWaarde, isEngelsWoord } from '../../lexicon/engels.ts';
import { vindTekens, vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntenVan, puntOp, STAPKOSTEN, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Herschrijf, Voeg } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { goedOf, letters } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-engels',
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
  return vindTekens(
    beeld,
    ({ grafeem, foneem, start, end }) => delen.some((deel) => start >= deel.start && end <= deel.end) && isEngelseWaarde(grafeem, foneem),
  );
};

/** Chosen by an editor: without a sign of English sound the whole word is the knelpunt. */
export const detectTaak: Detect = (beeld) => {
  const tekens = vindTekens(beeld, ({ grafeem, foneem }) => isEngelseWaarde(grafeem, foneem));
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
  ['i', ['aai', 'ai', 'ei', 'ij', 'y', 'aj', 'u', 'aaj']],
  ['o', ['oo', 'u', 'oe']],
  ['u', ['joe', 'joo', 'jo', 'oe', 'ju', 'uu', 'uw', 'a', 'iu', 'jou']],
  ['y', ['aai', 'aaj', 'ai']],
  ['j', ['dj', 'dzj', 'zj', 'dz', 'dsj']],
  ['g', ['dzj', 'dj', 'j', 'k', 'zj']],
  ['ch', ['tsj', 'sj', 'ts', 'tj', 'tch']],
  ['tch', ['tsj', 'ch', 'sj', 'tj']],
  ['sh', ['sj', 'ch', 's']],
  ['th', ['t', 's', 'f']],
  ['w', ['v', 'ww']],
  ['ck', ['k', 'kk', 'c']],
  ['ce', ['s', 'se', 'z']],
  ['dge', ['dzj', 'tsj']],
  ['ff', ['f']],
  ['ll', ['l']],
  ['ss', ['s']],
  ['z', ['s']],
  ['tt', ['t', 'd']],
];

/** A letter that another loan rule explains is left to it. */
const ANDERE = ['y-woord', 'ch-als-sj', 'c-als-s', 'c-als-k', 's-z', 'th-woord', 'leen-g-zj'];

export const herschrijf: Herschrijf = (doel, voeg) => {
  const punten = puntenVan(doel, 'leen-engels');
  if (punten.length === 0) return;
  for (const [engels, gehoord] of KLANK) {
    vervangOveral(
      doel,
      engels,
      gehoord,
      voeg,
      undefined,
      (plek) =>
        (!/^[aeiouy]+$/.test(engels) || puntOp(doel, 'leen-engels', plek) || punten.length === 0) &&
        !ANDERE.some((categorie) => puntOp(doel, categorie, plek)),
    );
  }
  for (const { index } of doel.woord.matchAll(/([aeiou])([bcdfgklmnprstvz]{1,2})e/g)) {
    const medeklinkers = doel.woord.slice(index + 1).match(/^[bcdfgklmnprstvz]+/)?.[0] ?? '';
    for (const klank of KLANK.find(([engels]) => engels === letter(doel, index))?.[1] ?? [])
      voeg(index, index + 2 + medeklinkers.length, klank + medeklinkers);
  }
  for (const { start } of punten) voegStilleE(doel, start, voeg);
};

/** The silent e of cake is left out. */
function voegStilleE(doel: Doelbeeld, vanaf: number, voeg: Voeg): void {
  for (const { index } of doel.woord.matchAll(/(?<=[aeiou][bcdfgklmnprstvz]{1,2})e(?=$|[bcdfghjklmnprstvwz])/g))
    if (index >= vanaf) voeg(index, index + 1, '', { kosten: STAPKOSTEN.uitgang });
}

export const verklaar: Verklaar = ({ woord }) => `Dit woord komt uit het Engels. Onthoud hoe het eruitziet: ${woord}.`;

export const keuzes: Keuzes = (punt) => {
  const gehoord = KLANK.find(([engels]) => engels === letters(punt))?.[1];
  return gehoord ? goedOf(punt, gehoord.slice(0, 2)) : null;
};
