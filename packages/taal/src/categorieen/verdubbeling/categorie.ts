import type { Categorie } from '@spelrijk/domain/categorie';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { isKort, findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { hasPunt, isKlinkerletter, isMedeklinkerletter, letter } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { langEnkel, kortDubbel, geslotenEnkel, stomEnkel } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verdubbeling',
  code: 'p',
  naam: 'Korte klank aan het eind van de klankgroep (verdubbeling)',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm'],
  regel: 'Eindigt de klankgroep op een korte klank, dan schrijf ik de medeklinker erna dubbel.',
  hoortSchrijft: '/ɔm/ + klinker > omm',
  uitleg: [
    'Verdeel het woord in klankgroepen: po-tten.',
    'Eindigt een klankgroep op een korte klank? Schrijf dan de medeklinker erna twee keer.',
    'Lees terug: zonder dubbele letter wordt potten ineens poten.',
  ],
  voorbeelden: ['bussen', 'appel', 'ballen', 'zitten', 'koffie', 'kussen', 'bakker', 'emmer', 'ladder', 'knuffel'],
  fouten: ['poten (potten)', 'apel', 'kofie'],
};

/** Verb endings (praat-te) and part borders (hand-doek) double for another reason. */
const isWerkwoordseind = (beeld: Woordbeeld, start: number): boolean =>
  (beeld.vorm === 'vt' || beeld.vorm === 'bn:vd') &&
  /^(tten?|dden?)$/.test(beeld.laag.slice(start)) &&
  soortVerleden(beeld.laag, beeld.basis) === 'dubbel';

export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    ({ grafeem, start, end }, index) =>
      /^([bdfgklmnprst])\1$/.test(grafeem) &&
      isKort(beeld.tekens[index - 1]) &&
      isKlinkerletter(beeld.laag.charAt(end)) &&
      !isWerkwoordseind(beeld, start),
    true,
  );

export const rewrite: Rewrite = (doel, add) => {
  for (const { 0: dubbel, index } of doel.woord.matchAll(/([bdfgklmnprstz])\1/g)) {
    // achttien: behind another consonant two of them are of two parts.
    if (doel.grenzen.has(index + 1) || isMedeklinkerletter(letter(doel, index - 1))) continue;
    // oflain: in front of a consonant no rule doubles the f of off; it is English.
    if (hasPunt(doel, 'leen-engels') && isMedeklinkerletter(letter(doel, index + 2))) continue;
    const medeklinker = dubbel.charAt(0);
    const klinker = letter(doel, index - 1);
    add(index, index + 2, medeklinker);
    // Of kover for koffer the other half is another rule's: what is left of ff became a v.
    if (medeklinker === 'f' || medeklinker === 's') add(index, index + 1, '');
    if (medeklinker === 'k') add(index, index + 2, 'ck');
    if (isKlinkerletter(klinker) && !isKlinkerletter(letter(doel, index - 2)) && klinker !== 'i')
      add(index - 1, index + 2, klinker + klinker + medeklinker, { kosten: 0.9 });
    // knieker for knikker, as baaker for bakker.
    if (klinker === 'i') add(index - 1, index + 2, `ie${medeklinker}`, { kosten: 0.9 });
  }
};

export const explain: Explain = (fout) => [[kortDubbel(fout)], [langEnkel(fout)], [geslotenEnkel(fout)], [stomEnkel(fout)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, [letters(punt).charAt(0), letters(punt)]);
