import type { Categorie } from '@spelrijk/domain/categorie';
import { isWisselletter } from '../../diagnose/wissel.ts';
import { vindTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'z-s-wissel',
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
    ? vindTekens(beeld, ({ grafeem, start }) => grafeem === 'z' && isWisselletter(beeld.laag, start, beeld.basis))
    : [];

export const herschrijf: Herschrijf = (doel, voeg) => {
  for (const { start } of puntenVan(doel, 'z-s-wissel')) for (const fout of ['s', 'ss', 'sz', 'zz']) voeg(start, start + 1, fout);
};

export const verklaar: Verklaar = ({ woord, basis }) =>
  `${basis ? `Bij ${basis} schrijf je een s, maar` : 'Zeg het lange woord:'} in ${woord} hoor je een z. Schrijf die z.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['s', 'z']);
