import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEind, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { gewoon, hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'qu-woord',
  code: '20',
  naam: 'qu klinkt als kw of k',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7b', be: '5b' },
  vooraf: [],
  regel: 'Hoor ik kw of k, dan kan het ook qu zijn: die woorden onthoud ik.',
  hoortSchrijft: '/kʋ k/ > qu',
  uitleg: ['Je hoort kw of k.', 'In sommige woorden schrijf je qu.', 'Onthoud het woord: quiz, aquarium, enquête.'],
  voorbeelden: ['quiz', 'aquarium', 'enquête', 'quotum', 'equator', 'quasi', 'aquarel', 'quarantaine'],
  fouten: ['akwarium', 'kwis'],
};

export const detect: Detect = (beeld) => findLetters(beeld, /qu/g);

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) => findLetters(beeld, /^kw/g);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'qu', ['kw', 'k', 'kwu', 'q', 'qw', 'kq', 'ku', 'cw', 'c', 'kuw', 'kk', 'ck', 'ckw', 'gw', 'cu', 'kv', 'w'], add);
  // cheque: behind it an e that nobody hears.
  replaceEind(doel, 'que', ['k', 'kk', 'ck'], add);
  // qualiteit: taken for one of them, whether it was chosen for it or not.
  replaceEverywhere(doel, 'kw', ['qu'], add, { kosten: 0.7, vlag: 'omgekeerd', where: (plek) => !doel.grenzen.has(plek + 1) });
};

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'kw', klank: /kʋ/, letters: 'qu', slot: 'onthoud' })],
  [hoort(fout, { hoor: 'k', klank: /^k$/, letters: 'qu', slot: 'onthoud' })],
  [gewoon(fout, 'kw')],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['qu', 'kw', 'k']);
