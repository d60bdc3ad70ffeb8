import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { goedOf } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'weglating',
  code: '2y',
  naam: "Korte woordjes: een, 't, z'n, m'n",
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['apostrof-meervoud'],
  regel: "Laat ik letters weg, dan zet ik daar een komma boven: het wordt 't, zijn wordt z'n.",
  hoortSchrijft: "/zən/ > z'n, /ən/ > een",
  uitleg: [
    'Je hoort een kort woordje: un, ut, zun of mun.',
    'Schrijf je het kort, dan zet je een komma boven op de plaats van de letters die weg zijn.',
    "Onthoud: 't is het, z'n is zijn, m'n is mijn.",
  ],
  voorbeelden: ["'t", "z'n", "m'n", 'een'],
  fouten: ['zn', 'mun', 'ut'],
};

const FOUT: Readonly<Record<string, readonly string[]>> = {
  een: ['un', 'en', 'n', 'ein', 'eu', 'eun', 'um', 'u', 'e', 'ee'],
  "'t": ['t', "t'", 'ut', 'et', 'het', ',t'],
  "'n": ['n', "n'", 'un', 'een', ',n'],
  "'k": ['k', "k'", 'uk', 'ik', ',k'],
  "m'n": ['mn', 'mun', "mn'", "'mn", 'me', "me'n", 'men', 'mijn', 'm,n', 'm n'],
  "z'n": ['zn', 'zun', "zn'", "'zn", 'ze', "ze'n", 'zen', 'zijn', 'z,n', 'z n'],
  "d'r": ['dr', 'dur', "dr'", "'dr", 'der', "de'r", 'haar', 'd,r', 'd r'],
  "zo'n": ['zon', "zon'", "z'on", 'zo een', 'zoeen', 'zo,n', 'zo n', "zo 'n", 'zo en'],
};

export const detectTaak: Detect = (beeld) => (beeld.laag in FOUT ? [vondst(0, beeld.laag.length)] : []);

export const rewrite: Rewrite = (doel, add) => {
  // Wherever they stand: een and zo'n are not chosen for it in most sentences.
  for (const fout of FOUT[doel.woord] ?? []) add(0, doel.woord.length, fout, { kosten: STAPKOSTEN.teken });
};

export const explain: Explain = (fout) => [
  [zin(`Hier zijn letters weg: zet daar een komma boven. Het wordt ${fout.woord}.`, fout.woord.includes("'"))],
  [zin(`Dit kleine woordje onthoud je: ${fout.woord}.`, !fout.woord.includes("'"))],
];

export const keuzes: Keuzes = (punt) => goedOf(punt, (FOUT[punt.woord] ?? []).slice(0, 2));
