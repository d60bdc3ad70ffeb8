import type { Categorie } from '@spelrijk/domain/categorie';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Add, Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { mits } from '../../uitleg/beweringen.ts';
import { ikvormMet } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vt-dubbel',
  code: '2i',
  naam: 'Verleden tijd met dubbel t of d',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['ww-vt-te-de'],
  regel: 'Ik-vorm op t of d plus te of de: ik schrijf allebei.',
  hoortSchrijft: '/tə də/ > tte, dde',
  uitleg: [
    'Maak de ik-vorm: ik praat, ik land.',
    'Zet er te of de achter: praat + te, land + de.',
    'Schrijf beide letters, ook al hoor je er maar één: praatte, landde.',
  ],
  voorbeelden: ['praatte', 'wachtte', 'zette', 'antwoordde', 'landde', 'redde', 'startte', 'brandde'],
  fouten: ['praate', 'antwoorde'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'dubbel' ? findEind(beeld, /(tt|dd)en?$/) : [];

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'dubbel') return;
  const kosten = STAPKOSTEN.werkwoord;
  for (const staart of ['', 'n']) {
    // zweten for zweetten: with one t the vowel before it is written once, and that is no second mistake.
    for (const [, klinker, eind] of doel.woord.matchAll(/([aeou])\1([td])\2e(?=n?$)/g))
      if (doel.woord.endsWith(`e${staart}`)) addKort(doel, `${klinker}${eind}`, staart, add);
    const withOther = (lijst: readonly string[]): string[] => [...new Set(lijst.flatMap((fout) => [fout + staart, `${fout}n`, fout]))];
    replaceEind(
      doel,
      `tte${staart}`,
      withOther(['te', 'tde', 'de', 'dte', 'dde', 'ttte', 'tu', 'ttu', 'tete', 't', 'tte', 'tet']).filter(
        (fout) => fout !== `tte${staart}`,
      ),
      add,
      { kosten },
    );
    replaceEind(
      doel,
      `dde${staart}`,
      withOther(['de', 'dte', 'tde', 'te', 'tte', 'ddde', 'dt', 'du', 'ddu', 'dede', 'd', 'dde', 'ded']).filter(
        (fout) => fout !== `dde${staart}`,
      ),
      add,
      { kosten },
    );
  }
};

const addKort = (doel: Doelbeeld, kort: string, staart: string, add: Add): void => {
  const [klinker = '', eind = ''] = kort;
  replaceEind(doel, `${klinker}${klinker}${eind}${eind}e${staart}`, [`${kort}en`, `${kort}e`], add, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) =>
  ['te', 'ten', 'de', 'den'].map((eind) => [
    ikvormMet(fout, eind, (stam) => `Neem de ik-vorm: ${stam}. Zet er ${eind} achter: ${fout.woord}.`),
    mits(/(?:tte|dde)n?$/.test(fout.woord)),
  ]);

export const bakken = ['tte', 'dde'] as const;

export const keuzes: Keuzes = (punt) =>
  goedOf(punt, [
    letters(punt).slice(1),
    letters(punt).startsWith('d') ? letters(punt).replace('dd', 'dt') : letters(punt).replace('tt', 'td'),
  ]);
