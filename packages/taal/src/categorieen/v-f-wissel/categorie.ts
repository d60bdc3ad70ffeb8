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
  id: 'v-f-wissel',
  code: 'r',
  naam: 'f wordt v',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['f-v', 'open-lettergreep'],
  regel: 'Aan het eind schrijf ik f; in het langere woord schrijf ik v als ik een v hoor.',
  hoortSchrijft: 'brief, maar /brivən/ > brieven',
  uitleg: [
    'Zeg het korte woord: brief. Je schrijft een f aan het eind.',
    'Zeg het lange woord: brieven. Nu hoor je een v.',
    'Schrijf wat je hoort: de v van brieven, de f van straffen.',
  ],
  voorbeelden: ['brieven', 'wolven', 'duiven', 'druiven', 'kalveren', 'golven', 'dieven', 'raven'],
  fouten: ['briefen', 'wolfen', 'duifen'],
};

/** The base word has an f where this form has a v. */
export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, start }) => {
    const gebogen = beeld.basis?.endsWith('f') === true && !beeld.laag.endsWith('f') && isWisselletter(beeld.laag, start, beeld.basis);
    return grafeem === 'v' && (gebogen || isVoorTussenE(beeld, start));
  });

/** The other side of the rule: the f of the base word is heard in the longer word too (straf, straffen). */
export const detectTaak: Detect = (beeld) => (beeld.basis?.endsWith('f') ? findLetters(beeld, /ff?(?=en?$)/g) : []);

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'v-f-wissel')) {
    const fouten = letter(doel, start) === 'v' ? ['f', 'ff', 'fv'] : ['v', 'vv', 'fv'];
    for (const fout of fouten) add(start, end, fout);
  }
  // geriev: no word ends in v, nor has one before -je, whatever its longer form has.
  for (const staart of ['', 'je', 'jes']) replaceEind(doel, `f${staart}`, [`v${staart}`], add);
  // triomven, lievst: the f of triomf and lief is heard in these too.
  const eind = (doel.basis?.length ?? 0) - 1;
  if (doel.basis?.endsWith('f') === true && doel.woord.startsWith(doel.basis) && doel.woord !== doel.basis)
    add(eind, eind + 1, 'v', { kosten: STAPKOSTEN.regel - 0.01 });
};

export const explain: Explain = (fout) => wissel(fout, ['v', 'f']).map((bewering) => [bewering]);

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, letters(punt) === 'ff' ? ['ff', 'v'] : ['f', 'v']);
