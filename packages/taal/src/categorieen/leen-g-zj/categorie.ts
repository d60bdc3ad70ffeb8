import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, hoortLanger } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-g-zj',
  code: '1y',
  naam: 'g of j klinkt als zj (garage)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Ik hoor zj, maar ik schrijf g (of j).',
  hoortSchrijft: '/ʒ/ > g, j',
  uitleg: ['Je hoort zj.', 'In woorden uit het Frans schrijf je g of j.', 'Onthoud het woord: garage, horloge, journaal.'],
  voorbeelden: ['garage', 'horloge', 'etage', 'bagage', 'giraf', 'gelei', 'manege', 'journaal'],
  fouten: ['garazje', 'horlozje'],
};

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'g' || grafeem === 'j') && foneem === 'ʒ', true);

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, variant } of puntenVan(doel, 'leen-g-zj'))
    for (const fout of ['zj', 'sj', 'dzj', 'zg', 'sh', 'zh', 's', 'z', 'ch', 'sg', 'dj', 'zji', 'ssj', variant === 'j' ? 'g' : 'j'])
      add(start, start + 1, fout);
  // zjeniaal: as French words begin.
  if (/^g[ei]/.test(doel.woord)) add(0, 1, 'zj');
};

export const explain: Explain = (fout) => [
  ...bakken.map((letters) => [hoort(fout, { hoor: 'zj', klank: /ʒ/, letters, slot: 'onthoud' })]),
  // zjaloezie: who wrote the sound wrote the j of it too.
  [hoortLanger(fout, { hoor: 'zj', klank: /ʒ/, letters: 'j', zeg: 'alleen j' })],
];

export const bakken = ['g', 'j'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['g', 'j', 'zj']);
