import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, hasPunt, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';

export const categorie: Categorie = {
  id: 'aanhalingstekens',
  code: '26',
  naam: 'Dubbele punt en aanhalingstekens',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['komma'],
  regel: 'Ik zet een dubbele punt voor wat ik aankondig, en voor wat iemand precies zegt: dat staat tussen aanhalingstekens.',
  hoortSchrijft: '',
  uitleg: [
    'Zoek wat iemand precies zegt, of wat er wordt aangekondigd.',
    'Zet er een dubbele punt voor: Ik koop twee dingen: brood en melk.',
    "Zet de woorden die gezegd worden tussen aanhalingstekens: 'Kom mee.'",
  ],
  voorbeelden: ["Mama zei: 'Kom mee.'", 'Ik koop twee dingen: brood en melk.', "'Stop!' riep de juf."],
  fouten: ['Mama zei kom mee.'],
};

export const detectTaak: Detect = (beeld) => findLetters(beeld, /[:'"]/g);

/** Somebody says something in it: else the colon announces one thing or several. */
const wordtGezegd = (tekst: string): boolean => /(?:^|\s)['"]/.test(tekst);

/** Only in sentences: inside a word an apostrophe belongs to other categories. */
export const rewrite: Rewrite = (doel, add) => {
  if (!doel.woord.includes(' ') || doel.woord.startsWith("'s ")) return;
  const kosten = STAPKOSTEN.teken;
  // Where the sign is chosen, `puntkomma` says what is wrong with it.
  if (!hasPunt(doel, 'puntkomma')) replaceEverywhere(doel, ':', ['', ',', ';', '.', ' :'], add, { kosten });
  if (!wordtGezegd(doel.woord) && !hasPunt(doel, 'aanhalingstekens')) return;
  replaceEverywhere(doel, "'", ['', '"', ',', '-', "''"], add, { kosten });
  replaceEverywhere(doel, '"', ['', "'", ',', '-', "''"], add, { kosten });
};

export const explain: Explain = ({ woord }) => [
  [zin('Er wordt iets aangekondigd. Zet er een dubbele punt voor.', woord.includes(':') && !wordtGezegd(woord))],
  [zin('Wat iemand precies zegt, komt na een dubbele punt en tussen aanhalingstekens.', wordtGezegd(woord))],
];
