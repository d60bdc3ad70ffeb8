import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isMedeklinkerletter, STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { werkwoordseind } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-stam',
  naam: 'Ik-vorm (stam) maken',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-infinitief', 'v-f-wissel', 'z-s-wissel', 'open-lettergreep'],
  regel: 'Ik neem het woord dat bij ik past: ik schrijf het zoals ik het hoor, nooit met v of z aan het eind.',
  hoortSchrijft: 'lezen > ik lees',
  uitleg: [
    'Zet ik voor het werkwoord: ik lees.',
    'Schrijf wat je hoort. Aan het eind komt nooit een v of een z.',
    'Controleer de klank: ik loop heeft twee keer o, ik zit heeft één t.',
  ],
  voorbeelden: ['loop', 'lees', 'geef', 'leef', 'zit', 'praat', 'word', 'vind'],
  fouten: ['leez', 'leev', 'lop (loop)'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'tt1' ? vindEind(beeld, /[a-zë]$/) : []);

/** The ik-vorm never ends in v or z, and never takes an extra t. */
export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'tt1') return;
  const kosten = STAPKOSTEN.werkwoord;
  vervangEind(doel, 's', ['z', 'st', 'zt', 'sd'], voeg, { kosten });
  vervangEind(doel, 'f', ['v', 'ft', 'vt', 'fd'], voeg, { kosten });
  vervangEind(doel, 'd', ['dt', 't', 'tt'], voeg, { kosten });
  vervangEind(doel, 't', ['d', 'tt', 'dt'], voeg, { kosten });
  for (const fout of ['t', 'd', 'dt', 'e']) voeg(doel.woord.length, doel.woord.length, fout, { kosten });
  const medeklinker = doel.woord.slice(-1);
  if (isMedeklinkerletter(medeklinker)) vervangEind(doel, medeklinker, [medeklinker + medeklinker], voeg, { kosten });
};

export const verklaar: Verklaar = ({ woord, fout }) =>
  /[vz]/.test(fout) ? `De ik-vorm eindigt nooit op een v of een z: ik ${woord}.` : `Bij ik schrijf je alleen de ik-vorm: ik ${woord}.`;

export const keuzes: Keuzes = (punt) => werkwoordseind(punt);
