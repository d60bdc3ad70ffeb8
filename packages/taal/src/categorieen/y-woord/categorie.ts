import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters, findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { gewoon, onthoud } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'y-woord',
  code: '1v',
  naam: 'y klinkt als ie of j (baby)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['i-als-ie'],
  regel: 'Hoor ik ie of j, dan kan het ook een y zijn: die woorden onthoud ik.',
  hoortSchrijft: '/i ɪ j/ > y',
  uitleg: ['Je hoort ie, i of j.', 'In sommige woorden schrijf je een y.', 'Onthoud het woord: baby, gymnastiek, yoghurt.'],
  voorbeelden: ['baby', 'pony', 'hobby', 'puppy', 'gymnastiek', 'mysterie', 'typen', 'yoghurt', 'symbool'],
  fouten: ['babie', 'ponie', 'joghurt'],
};

export const detect: Detect = (beeld) => findLetters(beeld, /y/g);

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'ie' && foneem.startsWith('i')).slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'y', ['ie', 'i', 'j', 'ij', 'ei', 'ey', 'iej', 'ij', 'ï'], add);
  // poliëster: written with ie, the dots are right.
  replaceEverywhere(doel, 'ye', ['ië', 'ieë', 'iee', 'ije'], add);
  replaceEverywhere(doel, 'ie', ['y'], add, { kosten: 0.7, vlag: 'omgekeerd' });
};

export const explain: Explain = (fout) => [[onthoud(fout, 'y')], [gewoon(fout, 'ie')]];

export const keuzes: Keuzes = (punt) => (punt.start === 0 ? vasteKeuzes(punt, ['y', 'j']) : vasteKeuzes(punt, ['y', 'ie', 'i']));
