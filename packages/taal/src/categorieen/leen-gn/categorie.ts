import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters, tekenOp } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { gewoon, hoort } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';

/** Source: French gn is said nj (e-ANS 1.2); in magneet and gniffelen g and n are each heard. */
export const categorie: Categorie = {
  id: 'leen-gn',
  code: '31',
  naam: 'gn klinkt als nj (lasagne)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['ch-als-sj'],
  regel: 'Hoor ik nj in een woord uit het Frans, dan schrijf ik vaak gn.',
  hoortSchrijft: '/nj/ > gn',
  uitleg: ['Je hoort nj, zoals in oranje.', 'In woorden uit het Frans schrijf je vaak gn.', 'Onthoud het woord: lasagne, signaal, vignet.'],
  voorbeelden: ['lasagne', 'signaal', 'champignon', 'campagne', 'vignet', 'insigne'],
  fouten: ['lazanje', 'sinjaal', 'champinjon'],
};

export const detect: Detect = (beeld) => findLetters(beeld, /gn/g).filter(({ start }) => tekenOp(beeld, start)?.foneem === 'nj');

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) =>
  findLetters(beeld, /nj(?=[aeiou])/g).filter(({ start }) => tekenOp(beeld, start)?.foneem === 'n');

export const rewrite: Rewrite = (doel, add) => {
  if (!doel.woord.includes('gn') && !doel.woord.includes('nj')) return;
  replaceEverywhere(
    doel,
    'gn',
    ['nj', 'ni', 'nij', 'nnj', 'gnj', 'ngj', 'nei', 'nie', 'nge', 'njg', 'n', 'nn', 'ng', 'gnie', 'gni', 'njn', 'ny', 'nyj'],
    add,
  );
  replaceEverywhere(doel, 'nj', ['gn', 'gnj'], add);
};

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'nj', klank: /^nj$/, letters: 'gn', slot: 'onthoud' })],
  [gewoon(fout, 'nj')],
];

export const bakken = ['gn', 'nj'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['gn', 'nj', 'ni']);
