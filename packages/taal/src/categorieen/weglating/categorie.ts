import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { goedOf } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'weglating',
  code: '2y',
  naam: "Kort geschreven: een, 't, z'n, enz., km",
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['apostrof-meervoud'],
  regel:
    "Een klein woordje krijgt een komma boven waar letters weg zijn: 't, z'n. Een afkorting krijgt punten: enz. Een maat krijgt niets: km.",
  hoortSchrijft: "/zən/ > z'n, /ən/ > een",
  uitleg: [
    'Je hoort een kort woordje: un, ut, zun of mun.',
    'Schrijf je het kort, dan zet je een komma boven op de plaats van de letters die weg zijn.',
    "Onthoud: 't is het, z'n is zijn, m'n is mijn. Zo heeft een afkorting punten: enz., d.w.z.",
  ],
  voorbeelden: ["'t", "z'n", "m'n", 'een'],
  fouten: ['zn', 'mun', 'ut'],
};

/** Written short with points, beside what has none: a measure, or letters that are said one by one. */
const MET_PUNT = /^(?:\p{L}{1,4}\.)+$/u;
const MAAT = /^[kcmd]?[mgl]$/;
const isAfkorting = ({ woord, knelpunten }: Doelbeeld): boolean =>
  knelpunten.some(({ categorie: id, start, end }) => id === 'weglating' && start === 0 && end === woord.length);

const FOUT: Readonly<Record<string, readonly string[]>> = {
  een: ['un', 'en', 'n', 'ein', 'eu', 'eun', 'um', 'u', 'e', 'ee'],
  "'t": ['t', "t'", 'ut', 'et'],
  "'n": ['n', "n'", 'un'],
  "'k": ['k', "k'", 'uk'],
  "m'n": ['mn', 'mun', "mn'", "'mn"],
  "z'n": ['zn', 'zun', "zn'", "'zn"],
  "d'r": ['dr', 'dur', "dr'", "'dr"],
  "zo'n": ['zon', "zon'", "z'on"],
};

export const detectTaak: Detect = (beeld) => (beeld.laag in FOUT ? [vondst(0, beeld.laag.length)] : []);

export const rewrite: Rewrite = (doel, add) => {
  // Wherever they stand: een and zo'n are not chosen for it in most sentences.
  for (const fout of FOUT[doel.woord] ?? []) add(0, doel.woord.length, fout, { kosten: STAPKOSTEN.teken });
  if (doel.woord in FOUT || !isAfkorting(doel)) return;
  const los = doel.woord.replaceAll('.', '');
  for (const fout of [los, doel.woord.replace(/\.$/, ''), `${los}.`, `${[...los].join('.')}.`, [...los].join('.')].filter(
    (een) => een !== doel.woord,
  ))
    add(0, doel.woord.length, fout, { kosten: STAPKOSTEN.teken });
};

export const explain: Explain = (fout) => {
  const { woord } = fout;
  const stukken = woord.split('.').length - 1;
  const isWoordje = woord.toLowerCase() in FOUT;
  return [
    [zin(`Hier zijn letters weg: zet daar een komma boven. Het wordt ${woord}.`, isWoordje && woord.includes("'"))],
    [zin(`Dit kleine woordje onthoud je: ${woord}.`, isWoordje && !woord.includes("'"))],
    [zin(`Je schrijft maar een stuk van het woord. Zet er een punt achter: ${woord}`, MET_PUNT.test(woord) && stukken === 1)],
    [zin(`Van elk stuk schrijf je alleen het begin. Zet na elk stuk een punt: ${woord}`, MET_PUNT.test(woord) && stukken > 1)],
    [zin(`Schrijf ${woord} zonder punt, want het is een maat.`, MAAT.test(woord))],
    [zin(`Schrijf ${woord} zonder punt, want je zegt de letters.`, !isWoordje && !woord.includes('.') && !MAAT.test(woord))],
  ];
};

export const keuzes: Keuzes = (punt) => goedOf(punt, (FOUT[punt.woord] ?? []).slice(0, 2));
