import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, gewoon } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'x-woord',
  code: '1u',
  naam: 'x klinkt als ks (taxi)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Hoor ik ks, dan kan het ook een x zijn: die woorden onthoud ik.',
  hoortSchrijft: '/ks/ > x',
  uitleg: ['Je hoort ks.', 'In sommige woorden schrijf je één letter: x.', 'Onthoud het woord: taxi, examen, extra.'],
  voorbeelden: ['taxi', 'examen', 'extra', 'saxofoon', 'maximum', 'expres', 'export', 'box', 'mixer'],
  fouten: ['taksi', 'eksamen'],
};

export const detect: Detect = (beeld) => findLetters(beeld, /x/g);

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) => findLetters(beeld, /ks/g).slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'x', ['ks', 'cs', 'kx', 'gs', 'kz', 'xs', 'ksz', 'cks', 'gz', 'kss', 'xx', 'ksc', 'sk'], add);
  // silofoon: in front it is heard as an s by most.
  if (doel.woord.startsWith('x')) add(0, 1, 's');
  replaceEverywhere(doel, 'xc', ['ks', 'kc', 'x', 'ksc', 'xs', 'cs'], add);
  replaceEverywhere(doel, 'ks', ['x', 'xs'], add, { kosten: 0.7, vlag: 'omgekeerd' });
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'ks', klank: /ks/, letters: 'x', slot: 'onthoud' })], [gewoon(fout, 'ks')]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['x', 'ks', 'cs']);
