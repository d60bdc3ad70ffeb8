import type { Categorie } from '@spelrijk/domain/categorie';
import { stamVan } from '../../werkwoord/conjugate.ts';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { isSterk } from '../../werkwoord/voorvoegsels.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { addHeel, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, klinkt, mits } from '../../uitleg/beweringen.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import { andereKlank, sterkZonderEind, ikvormStemloosVt, sterkVerleden } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vt-sterk',
  code: '2e',
  naam: 'Verleden tijd van sterke werkwoorden',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ww-persoonsvorm', 'verlenging-d-t'],
  regel: 'De klank verandert; ik schrijf wat ik hoor en maak langer voor d of t.',
  hoortSchrijft: '/fɔnt/ > vond',
  uitleg: [
    'Zet het werkwoord in de verleden tijd: de klank verandert.',
    'Schrijf wat je hoort: liep, schreef, las.',
    'Hoor je een t aan het eind? Maak het langer: vonden, dus vond.',
  ],
  voorbeelden: ['liep', 'vond', 'werd', 'reed', 'schreef', 'las', 'zat', 'hield'],
  fouten: ['vont', 'werdt', 'lieb'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'sterk' ? findEind(beeld, /(en|.)$/) : [];

/** The last consonant is written as in the plural: vonden, so vond. */
export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'sterk') return;
  const kosten = STAPKOSTEN.werkwoord;
  replaceEind(doel, 'd', ['t', 'dt', 'tt', 'dde', 'td'], add, { kosten });
  replaceEind(doel, 't', ['d', 'dt', 'tt', 'tte', 'te'], add, { kosten });
  replaceEind(doel, 'p', ['b', 'pt', 'pd', 'pte', 'pp'], add, { kosten });
  replaceEind(doel, 'f', ['v', 'ft', 'vd', 'ff'], add, { kosten });
  replaceEind(doel, 's', ['z', 'st', 'sd', 'ss'], add, { kosten });
  replaceEind(doel, 'g', ['gt', 'gd', 'gg'], add, { kosten });
  replaceEind(doel, 'en', ['e', 'un', 'u'], add, { kosten });
  if (/[knlmr]$/.test(doel.woord)) for (const fout of ['t', 'd']) add(doel.woord.length, doel.woord.length, fout, { kosten });
  // gingde, liepten: the ending of a weak verb behind the other sound.
  if (!/[dt]$|en$/.test(doel.woord))
    for (const fout of ['de', 'te', 'den', 'ten']) add(doel.woord.length, doel.woord.length, fout, { kosten });
  // zingde, loopten, vinden: as if the sound did not change.
  for (const fout of zonderKlankwissel(doel)) addHeel(doel, fout, add, { kosten });
  if (/[^dt]en$/.test(doel.woord)) replaceEind(doel, 'en', ['den', 'ten', 'de', 'te'], add, { kosten });
};

/** What a verb has that is not strong, and what it has today. */
function zonderKlankwissel({ woord, basis }: Doelbeeld): string[] {
  if (basis === undefined || !isSterk(basis)) return [];
  const stam = stamVan(basis);
  const [meer, kaal] = woord.endsWith('en') ? ['n', basis] : ['', stam];
  return [
    kaal,
    ...['te', 'de'].map((eind) => `${stam}${/[dt]$/.test(stam) ? eind.slice(-1) : eind}${meer}`),
    `${stam}te`,
    `${stam}de`,
  ].filter((fout) => fout !== woord);
}

export const explain: Explain = (fout) => [
  [sterkZonderEind(fout)],
  [langer(fout, { wij: true })],
  [sterkVerleden(fout)],
  [ikvormStemloosVt(fout)],
  [
    klinkt(fout, 'en', /ə/, `De n hoor je bijna niet, maar je schrijft hem wel: ${fout.woord}.`),
    mits(fout.fout === 'e' || fout.fout === ''),
  ],
  [hoort(fout, { hoor: 'uh', klank: /^ə$/, letters: 'e', zeg: 'een e' }), mits(!fout.fout.includes('e'))],
  [andereKlank(fout)],
];

const PAREN: Readonly<Record<string, readonly string[]>> = {
  d: ['d', 't', 'dt'],
  t: ['d', 't', 'dt'],
  p: ['p', 'b'],
  f: ['f', 'v'],
  s: ['s', 'z'],
  g: ['g', 'ch'],
};

export const keuzes: Keuzes = (punt) => {
  const paar = PAREN[letters(punt)];
  return paar ? vasteKeuzes(punt, paar) : letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null;
};
