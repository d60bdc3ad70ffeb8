import type { Categorie } from '@spelrijk/domain/categorie';
import { startsDeel, findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { gewoon, hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'wr-woord',
  code: 'm',
  naam: 'wr',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['kz-mmkm'],
  regel: 'Hoor ik vr, dan kan het ook wr zijn: die woorden onthoud ik.',
  hoortSchrijft: '/vr/ > wr',
  uitleg: [
    'Je hoort vr aan het begin.',
    'Bij een paar woorden schrijf je wr, zoals wrat en wreed.',
    'Onthoud die woorden: het zijn er niet veel.',
  ],
  voorbeelden: ['wrat', 'wraak', 'wrak', 'wreed', 'wrijven', 'wringen', 'wrang', 'wrevel'],
  fouten: ['vrat', 'vraak', 'frak'],
};

/** At the beginning of a part, or behind its prefix: wrat, zee|wrak, kogel|ge|wricht. */
export const detect: Detect = (beeld) =>
  findLetters(beeld, /wr/g).filter(
    ({ start }) =>
      startsDeel(beeld, start) || beeld.delen.some((deel) => !deel.tussen && /^(?:ge|ver|be)$/.test(beeld.laag.slice(deel.start, start))),
  );

/** The other side: a word that was chosen because it begins with the vr one hears. */
export const detectTaak: Detect = (beeld) => findLetters(beeld, /^vr/g);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'wr', ['vr', 'fr', 'vwr', 'wrr', 'vvr', 'w', 'r'], add);
  for (const { start } of puntenVan(doel, 'wr-woord')) if (doel.woord.startsWith('vr', start)) add(start, start + 2, 'wr');
};

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'vr', klank: /^vr/, letters: 'wr', slot: 'onthoud' })],
  [gewoon(fout, 'vr')],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['wr', 'vr', 'fr']);
