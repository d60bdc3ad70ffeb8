import type { Categorie } from '@spelrijk/domain/categorie';
import { ENGELSE_WERKWOORDEN } from '../../werkwoord/engels.ts';
import { isEngelsWerkwoord } from '../../werkwoord/recognise.ts';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceBegin, replaceEind, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Add, Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { mits } from '../../uitleg/beweringen.ts';
import { deelwoordVerleden, dubbelIkvorm, engels, ikvormMet } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { eindKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-engels',
  code: '2o',
  naam: 'Engelse werkwoorden',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '8b', be: '6b' },
  vooraf: ['ww-vd-d-t', 'leen-engels'],
  regel: 'Ik gebruik de gewone regels; de Engelse e blijft staan als dat nodig is voor de uitspraak.',
  hoortSchrijft: '',
  uitleg: [
    'Maak de ik-vorm van het Engelse werkwoord: ik game.',
    'Gebruik de gewone regels: hij gamet, hij gamede, gegamed.',
    'Luister naar de laatste klank om te of de te kiezen; de Engelse e blijft staan.',
  ],
  voorbeelden: ['gamen', 'gamede', 'gegamed', 'gedownload', 'downloadt', 'updatet', 'geüpdatet', 'gescoord'],
  fouten: ['gedownloadt', 'gamde', 'geupdate'],
};

export const detect: Detect = (beeld) =>
  isEngelsWerkwoord(beeld.laag, beeld.vorm, beeld.basis) || ENGELSE_WERKWOORDEN.has(beeld.laag)
    ? [vondst(Math.max(0, beeld.laag.length - 3), beeld.laag.length)]
    : [];

const EINDEN: readonly (readonly [string, readonly string[]])[] = [
  ['ede', ['de', 'ete', 'edde', 'te', 'eden', 'dde']],
  ['ete', ['te', 'ede', 'ette', 'de', 'tte', 'eten']],
  ['te', ['de', 'tte', 'ete', 'dde']],
  ['de', ['te', 'dde', 'ede', 'tte']],
  // gegoogled: as in English.
  ['eld', ['led']],
  ['elt', ['led', 'let']],
  ['ed', ['d', 't', 'et', 'edt', 'dt']],
  ['et', ['t', 'd', 'ed', 'edt', 'dt', 'tet', 'e', '']],
  ['d', ['t', 'dt', 'dd', 'ed', 'ded']],
  ['t', ['d', 'dt', 'tt', '', 'et', 'ed']],
  ['en', ['e', 'n', 'eën']],
];

export const rewrite: Rewrite = (doel, add) => {
  if (!isEngelsWerkwoord(doel.woord, doel.vorm, doel.basis)) return;
  const kosten = STAPKOSTEN.werkwoord - 0.03;
  for (const [goed, fout] of EINDEN) replaceEind(doel, goed, fout, add, { kosten });
  // appt is app with a t: Dutch stapt of stappen has one p.
  const dubbel = /([bdgklmnprt])\1(?=[dt]e?n?$)/.exec(doel.woord);
  if (dubbel) add(dubbel.index, dubbel.index + 2, dubbel[1] ?? '', { kosten });
  replaceEverywhere(doel, 'ck', ['k', 'kk'], add, { kosten });
  addGehoord(doel, add);
  replaceBegin(doel, 'ge', ['', 'ge-', 'ge '], add, { kosten });
};

/** geskeet for geskatet, geemt for gamet: the vowel as it is heard, and no e that is not. Other vowels (gestriemd) are those of an English word. */
function addGehoord(doel: Doelbeeld, add: Add): void {
  const eind = /([aio])([bdfgklmnprstvz]{1,2})e([dt]e?n?|n)$/.exec(doel.woord);
  if (!eind) return;
  const [, klinker = '', medeklinker = '', staart = ''] = eind;
  const fouten = staart === 'n' ? [`${medeklinker}en`] : [`${medeklinker}${staart}`, `${medeklinker}t`, `${medeklinker}d`, medeklinker];
  for (const klank of GEHOORD[klinker] ?? [])
    for (const fout of fouten) add(eind.index, doel.woord.length, klank + fout, { kosten: STAPKOSTEN.uitgang });
}
const GEHOORD: Readonly<Record<string, readonly string[]>> = { a: ['ee', 'e', 'ei'], i: ['ai', 'aai', 'ij', 'ei'], o: ['oo'] };

export const explain: Explain = (fout) => [
  [dubbelIkvorm(fout)],
  [deelwoordVerleden(fout)],
  [
    ikvormMet(fout, 't', (stam) => `De ik-vorm is ${stam}. Bij hij, zij, het en u komt er een t achter: ${fout.woord}.`),
    mits(fout.vorm === 'tt3'),
  ],
  [engels(fout)],
];

export const keuzes: Keuzes = (punt) => {
  const eind = /(ede|ete|de|te|ed|et|d|t)$/.exec(punt.woord)?.[0];
  const keuze: Readonly<Record<string, readonly string[]>> = {
    ede: ['ede', 'de', 'ete'],
    ete: ['ete', 'te', 'ede'],
    de: ['de', 'te', 'dde'],
    te: ['te', 'de', 'tte'],
    ed: ['ed', 'd', 'et'],
    et: ['et', 't', 'ed'],
    d: ['d', 't', 'dt'],
    t: ['t', 'd', 'dt'],
  };
  return eind ? eindKeuzes(punt, eind.length, keuze[eind] ?? [eind]) : null;
};
