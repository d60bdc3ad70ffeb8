import type { Categorie } from '@spelrijk/domain/categorie';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import { verlengde } from '../../uitleg/zinnen.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vt-sterk',
  naam: 'Verleden tijd van sterke werkwoorden',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ww-persoonsvorm', 'verlenging-d-t'],
  regel: 'De klank verandert; ik schrijf wat ik hoor en maak langer voor d of t.',
  hoortSchrijft: '/fɔnt/ > vond',
  uitleg: [
    'Zet het werkwoord in de verleden tijd: de klank verandert.',
    'Schrijf wat je hoort: liep, schreef, las.',
    'Hoor je een t aan het eind? Maak het langer: vonden, dus vond.',
  ],
  voorbeelden: ['liep', 'vond', 'werd', 'reed', 'schreef', 'las', 'zat', 'hield'],
  fouten: ['vont', 'werdt', 'lieb'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'sterk' ? vindEind(beeld, /(en|.)$/) : [];

/** The last consonant is written as in the plural: vonden, so vond. */
export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'sterk') return;
  const kosten = STAPKOSTEN.werkwoord;
  vervangEind(doel, 'd', ['t', 'dt', 'tt', 'dde', 'td'], voeg, { kosten });
  vervangEind(doel, 't', ['d', 'dt', 'tt', 'tte', 'te'], voeg, { kosten });
  vervangEind(doel, 'p', ['b', 'pt', 'pte', 'pp'], voeg, { kosten });
  vervangEind(doel, 'f', ['v', 'ft', 'vd', 'ff'], voeg, { kosten });
  vervangEind(doel, 's', ['z', 'st', 'ss'], voeg, { kosten });
  vervangEind(doel, 'g', ['ch', 'gt', 'gd', 'gg'], voeg, { kosten });
  vervangEind(doel, 'en', ['e', 'un', 'u'], voeg, { kosten });
  if (/[knlmr]$/.test(doel.woord)) for (const fout of ['t', 'd']) voeg(doel.woord.length, doel.woord.length, fout, { kosten });
};

export const verklaar: Verklaar = (fout) => {
  const letter = fout.woord.slice(-1);
  const langer = /[dtpfsg]$/.test(fout.woord) ? verlengde(fout.woord, 'vt') : undefined;
  return langer && /[dt]/.test(letter)
    ? `Maak het langer: wij ${langer}. Je hoort ${letter}, dus je schrijft ${letter}.`
    : `In de verleden tijd verandert de klank. Je schrijft ${fout.woord}.`;
};

const PAREN: Readonly<Record<string, readonly string[]>> = {
  d: ['d', 't', 'dt'],
  t: ['d', 't', 'dt'],
  p: ['p', 'b'],
  f: ['f', 'v'],
  s: ['s', 'z'],
  g: ['g', 'ch'],
};

export const keuzes: Keuzes = (punt) => {
  const paar = PAREN[letters(punt)];
  return paar ? vasteKeuzes(punt, paar) : letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null;
};
