import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters, findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, letter, puntOp, STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, gewoon } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ch-als-sj',
  code: '1r',
  naam: 'ch klinkt als sj (chef)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Hoor ik sj, dan kan het ook ch zijn: die woorden onthoud ik.',
  hoortSchrijft: '/ʃ/ > ch',
  uitleg: ['Je hoort sj.', 'In woorden uit het Frans en het Engels schrijf je vaak ch.', 'Onthoud het woord: chef, machine, chips.'],
  voorbeelden: ['chef', 'machine', 'chocolade', 'douche', 'brochure', 'chips', 'lunch', 'parachute', 'champignon'],
  fouten: ['sjef', 'masjine', 'sjokola'],
};

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'ch' || grafeem === 'sh' || grafeem === 'sch') && foneem.endsWith('ʃ'));

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) => findLetters(beeld, /sj/g).slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  const bekend = hasPunt(doel, 'ch-als-sj');
  const kosten = STAPKOSTEN.regel;
  const may = (plek: number): boolean => puntOp(doel, 'ch-als-sj', plek) || (!bekend && letter(doel, plek - 1) !== 's');
  replaceEverywhere(
    doel,
    'ch',
    ['sj', 'sh', 's', 'tsj', 'sch', 'tsh', 'ssj', 'zj', 'shj', 'tj', 'sjj', 'tch', 'g', 'j'],
    (start, end, naar) =>
      may(start) && (bekend || !/^[gt]/.test(naar)) && add(start, end, naar, { kosten: naar === 'g' || naar === 'j' ? 0.7 : kosten }),
  );
  // sushi; of an English word (show) its sh is to be remembered as English.
  replaceEverywhere(doel, 'sh', ['sj', 'ch', 'sch', 'sjh'], add, { kosten: kosten + 0.01, where: (plek) => !doel.grenzen.has(plek + 1) });
  replaceEverywhere(doel, 'sj', ['ch', 'sh', 'sch'], add, { kosten: 0.7, vlag: 'omgekeerd' });
};

export const explain: Explain = (fout) => [
  ...['ch', 'sh'].map((letters) => [hoort(fout, { hoor: 'sj', klank: /ʃ/, letters, slot: 'onthoud' })]),
  [gewoon(fout, 'sj')],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, [letters(punt), 'ch', 'sh', 'sj']);
