import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-ai-oi',
  code: '1w',
  naam: 'ai klinkt als è, oi klinkt als wa',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Ik hoor èr of wa, maar ik schrijf ai of oi.',
  hoortSchrijft: '/ɛː ʋa/ > ai, oi',
  uitleg: ['Je hoort een lange è, of wa.', 'De lange è schrijf je als ai en wa schrijf je als oi.', 'Onthoud het woord: militair, toilet.'],
  voorbeelden: ['militair', 'populair', 'toilet', 'trottoir', 'affaire', 'reservoir', 'primair', 'dressoir'],
  fouten: ['militèr', 'twalet'],
};

export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    ({ grafeem, foneem }) => (grafeem === 'ai' && /^ɛː?$/.test(foneem)) || (grafeem === 'oi' && foneem.startsWith('ʋ')),
    true,
  );

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, variant } of puntenVan(doel, 'leen-ai-oi')) {
    const fout =
      variant === 'oi'
        ? ['wa', 'oa', 'waa', 'ua', 'oea', 'oeja', 'wai', 'oei', 'va', 'ooi', 'oj', 'io', 'uwa', 'ouwa', 'oewa']
        : ['e', 'è', 'ê', 'ee', 'ei', 'é', 'aa', 'aai', 'ia', 'èè', 'ae', 'eh', 'ij', 'i', 'ër'];
    for (const naar of fout) add(start, start + 2, naar);
  }
};

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'wa', klank: /ʋ(?:ɑ|aː)/, letters: 'oi', slot: 'onthoud' })],
  [hoort(fout, { hoor: 'een lange è', klank: /ɛː/, letters: 'ai', slot: 'onthoud' })],
];

export const bakken = ['ai', 'oi'] as const;

export const keuzes: Keuzes = (punt) => goedOf(punt, letters(punt) === 'oi' ? ['wa', 'oa'] : ['è', 'e']);
