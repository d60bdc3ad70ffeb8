import type { Categorie } from '@spelrijk/domain/categorie';
import { isWisselletter } from '../../diagnose/wissel.ts';
import { findLetters, findTekens, isVoorTussenE } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntenVan, replaceEind, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { wissel } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'z-s-wissel',
  code: 't',
  naam: 's wordt z',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['s-z', 'open-lettergreep'],
  regel: 'Aan het eind schrijf ik s; in het langere woord schrijf ik z als ik een z hoor.',
  hoortSchrijft: 'huis, maar /hœyzən/ > huizen',
  uitleg: [
    'Zeg het korte woord: huis. Je schrijft een s aan het eind.',
    'Zeg het lange woord: huizen. Nu hoor je een z.',
    'Schrijf wat je hoort: de z van huizen, de s van lessen.',
  ],
  voorbeelden: ['huizen', 'neuzen', 'glazen', 'muizen', 'hazen', 'rozen', 'grijze', 'laarzen'],
  fouten: ['huisen', 'neusen', 'glasen'],
};

/** The base word has an s where this form has a z. */
export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, start }) => {
    const gebogen = beeld.basis?.endsWith('s') === true && !beeld.laag.endsWith('s') && isWisselletter(beeld.laag, start, beeld.basis);
    return grafeem === 'z' && (gebogen || isVoorTussenE(beeld, start));
  });

/** The other side of the rule: the s of the base word is heard in the longer word too (les, lessen). */
export const detectTaak: Detect = (beeld) => (beeld.basis?.endsWith('s') ? findLetters(beeld, /ss?(?=en?$)/g) : []);

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'z-s-wissel')) {
    const fouten = letter(doel, start) === 'z' ? ['s', 'ss', 'sz'] : ['z', 'zz', 'sz'];
    for (const fout of fouten) add(start, end, fout);
  }
  // ganz: no word ends in z, nor has one before -je, whatever its longer form has.
  for (const staart of ['', 'je', 'jes']) replaceEind(doel, `s${staart}`, [`z${staart}`], add);
  // kouzen: the s of kous is heard in kousen too.
  const eind = (doel.basis?.length ?? 0) - 1;
  if (doel.basis?.endsWith('s') === true && doel.woord.startsWith(doel.basis) && doel.woord !== doel.basis)
    add(eind, eind + 1, 'z', { kosten: STAPKOSTEN.regel - 0.01 });
};

export const explain: Explain = (fout) => wissel(fout, ['z', 's']).map((bewering) => [bewering]);

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, letters(punt) === 'ss' ? ['ss', 'z'] : ['s', 'z']);
