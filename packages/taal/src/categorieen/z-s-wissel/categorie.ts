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
  id: 'z-s-wissel',
  code: 't',
  naam: 's wordt z',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['s-z', 'open-lettergreep'],
  regel: 'Aan het eind schrijf ik s, maar in het langere woord hoor en schrijf ik z.',
  hoortSchrijft: 'huis, maar /hœyzən/ > huizen',
  uitleg: [
    'Zeg het korte woord: huis. Je schrijft een s aan het eind.',
    'Zeg het lange woord: huizen. Nu hoor je een z.',
    'Schrijf de z die je hoort: huizen.',
  ],
  voorbeelden: ['huizen', 'neuzen', 'glazen', 'muizen', 'hazen', 'rozen', 'grijze', 'laarzen'],
  fouten: ['huisen', 'neusen', 'glasen'],
};

/** The base word has an s where this form has a z. */
export const detect: Detect = (beeld) =>
  beeld.basis?.endsWith('s') && !beeld.laag.endsWith('s')
    ? findTekens(beeld, ({ grafeem, start }) => grafeem === 'z' && isWisselletter(beeld.laag, start, beeld.basis))
    : [];

export const rewrite: Rewrite = (doel, add) => {
  for (const { start } of puntenVan(doel, 'z-s-wissel')) for (const fout of ['s', 'ss', 'sz', 'zz']) add(start, start + 1, fout);
};

export const explain: Explain = (fout) => wissel(fout, ['z', 's']).map((bewering) => [bewering]);

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['s', 'z']);
