import type { Categorie } from '@spelrijk/domain/categorie';
import { isGelijkKlinkend } from '../../werkwoord/recognise.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import { hijvormOpT, ikvormMet, ikvormOpT } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { eindKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-tt-stam-t',
  code: '2b',
  naam: 'Tegenwoordige tijd: ik-vorm + t',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-stam'],
  regel: 'Bij hij, zij, het en u schrijf ik de ik-vorm plus t.',
  hoortSchrijft: '/t/ > stam + t',
  uitleg: ['Zoek wie het doet: hij, zij, het of u?', 'Maak de ik-vorm: ik loop.', 'Zet er een t achter: hij loopt.'],
  voorbeelden: ['loopt', 'speelt', 'werkt', 'leest', 'geeft', 'zwemt', 'fietst', 'maakt'],
  fouten: ['hij loop', 'hij werkd'],
};

const isHomofoon = (beeld: Woordbeeld): boolean => isGelijkKlinkend(beeld.laag, beeld.vorm, beeld.basis);

/** Hij is, kan and mag have no t. */
export const detect: Detect = (beeld) =>
  (beeld.vorm === 'tt3' || beeld.vorm === 'tt2') && !beeld.laag.endsWith('dt') && !isHomofoon(beeld) ? findEind(beeld, /t$/) : [];

export const rewrite: Rewrite = (doel, add) => {
  if ((doel.vorm !== 'tt3' && doel.vorm !== 'tt2') || doel.woord.endsWith('dt')) return;
  const kosten = STAPKOSTEN.werkwoord;
  replaceEind(doel, 't', ['', 'd', 'dt', 'tt', 'td', 'te', 'de'], add, { kosten });
  for (const [goed, fout] of [
    ['st', ['zt', 'z', 'zd']],
    ['ft', ['vt', 'v', 'vd']],
  ] as const)
    replaceEind(doel, goed, fout, add, { kosten });
  replaceEind(doel, 'aat', ['a', 'aa', 'ad', 'adt'], add, { kosten });
  if (!doel.woord.endsWith('t')) for (const fout of ['t', 'd', 'dt']) add(doel.woord.length, doel.woord.length, fout, { kosten });
};

export const explain: Explain = (fout) => [
  [ikvormOpT(fout)],
  [ikvormMet(fout, 't', (stam) => `De ik-vorm is ${stam}. Bij hij, zij, het en u komt er een t achter: ${fout.woord}.`)],
  [hijvormOpT(fout)],
  // zid, moed: the t is that of the stem.
  [langer(fout)],
];

export const keuzes: Keuzes = (punt) => {
  const paar = punt.woord.slice(-2);
  if (!punt.woord.endsWith('t')) return null;
  return /[aeiou]t$/.test(paar)
    ? eindKeuzes(punt, 1, ['t', 'tt', 'dt'])
    : eindKeuzes(punt, 2, [paar, paar.charAt(0), `${paar.charAt(0)}d`]);
};
