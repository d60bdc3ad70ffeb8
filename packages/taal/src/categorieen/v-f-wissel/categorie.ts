import type { Categorie } from '@spelrijk/domain/categorie';
import { isWisselletter } from '../../diagnose/wissel.ts';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { wissel } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'v-f-wissel',
  code: 'r',
  naam: 'f wordt v',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['f-v', 'open-lettergreep'],
  regel: 'Aan het eind schrijf ik f, maar in het langere woord hoor en schrijf ik v.',
  hoortSchrijft: 'brief, maar /brivən/ > brieven',
  uitleg: [
    'Zeg het korte woord: brief. Je schrijft een f aan het eind.',
    'Zeg het lange woord: brieven. Nu hoor je een v.',
    'Schrijf de v die je hoort: brieven.',
  ],
  voorbeelden: ['brieven', 'wolven', 'duiven', 'druiven', 'kalveren', 'golven', 'dieven', 'raven'],
  fouten: ['briefen', 'wolfen', 'duifen'],
};

/** The base word has an f where this form has a v. */
export const detect: Detect = (beeld) =>
  beeld.basis?.endsWith('f') && !beeld.laag.endsWith('f')
    ? findTekens(beeld, ({ grafeem, start }) => grafeem === 'v' && isWisselletter(beeld.laag, start, beeld.basis))
    : [];

export const rewrite: Rewrite = (doel, add) => {
  for (const { start } of puntenVan(doel, 'v-f-wissel')) for (const fout of ['f', 'ff', 'fv', 'vv']) add(start, start + 1, fout);
};

export const explain: Explain = (fout) => wissel(fout, ['v', 'f']).map((bewering) => [bewering]);

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['f', 'v']);
