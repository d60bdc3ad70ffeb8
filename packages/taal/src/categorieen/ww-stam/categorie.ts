import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isMedeklinkerletter, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import { ikvorm, ikvormStemloos } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { werkwoordseind } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-stam',
  code: '29',
  naam: 'Ik-vorm (stam) maken',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-infinitief', 'v-f-wissel', 'z-s-wissel', 'open-lettergreep'],
  regel: 'De ik-vorm is het woord dat bij ik past; hij eindigt nooit op v of z.',
  hoortSchrijft: 'lezen > ik lees',
  uitleg: [
    'Zet ik voor het werkwoord: ik lees.',
    'Schrijf wat je hoort. Aan het eind komt nooit een v of een z.',
    'Controleer de klank: ik loop heeft twee keer o, ik zit heeft één t.',
  ],
  voorbeelden: ['loop', 'lees', 'geef', 'leef', 'zit', 'praat', 'word', 'vind'],
  fouten: ['leez', 'leev', 'lop (loop)'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'tt1' ? findEind(beeld, /[a-zë]$/) : []);

/** The ik-vorm never ends in v or z, and never takes an extra t. */
export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'tt1') return;
  const kosten = STAPKOSTEN.werkwoord;
  replaceEind(doel, 's', ['z', 'st', 'zt', 'sd'], add, { kosten });
  replaceEind(doel, 'f', ['v', 'ft', 'vt', 'fd'], add, { kosten });
  replaceEind(doel, 'd', ['dt', 't', 'tt'], add, { kosten });
  replaceEind(doel, 't', ['d', 'tt', 'dt'], add, { kosten });
  for (const fout of ['t', 'd', 'dt', 'e']) add(doel.woord.length, doel.woord.length, fout, { kosten });
  const medeklinker = doel.woord.slice(-1);
  if (isMedeklinkerletter(medeklinker)) replaceEind(doel, medeklinker, [medeklinker + medeklinker], add, { kosten });
};

export const explain: Explain = (fout) => [
  [langer(fout)],
  [ikvormStemloos(fout)],
  [ikvorm(fout, `Bij ik schrijf je alleen de ik-vorm: ik ${fout.woord}.`)],
];

export const keuzes: Keuzes = (punt) => werkwoordseind(punt);
