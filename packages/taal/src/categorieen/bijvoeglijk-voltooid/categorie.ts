import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, letter, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import { bijvoeglijkDeelwoordMet } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { eindKeuzes, letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'bijvoeglijk-voltooid',
  code: '2m',
  naam: 'Voltooid deelwoord als bijvoeglijk naamwoord',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '8a', be: '6a' },
  vooraf: ['ww-vd-d-t', 'open-lettergreep', 'verdubbeling'],
  regel: 'Ik schrijf het zo kort mogelijk, net als een gewoon bijvoeglijk naamwoord.',
  hoortSchrijft: '/də tə/ > de, te',
  uitleg: [
    'Zoek het voltooid deelwoord: verbrand.',
    'Staat het voor een ding, zet er dan een e achter: de verbrande cake.',
    'Schrijf het zo kort mogelijk en let op de klankgroepen: de verbrede weg.',
  ],
  voorbeelden: ['verbrande', 'geverfde', 'gebakken', 'verbrede', 'gehate', 'geschilde', 'gevulde', 'bedreigde'],
  fouten: ['de verbreedde weg', 'de gehaatte man'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'bn:vd' ? findEind(beeld, /([aeou]?(dd|tt|d|t)e|en)$/) : []);

/** As short as possible: one consonant after a long vowel or another consonant. */
export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'bn:vd') return;
  const kosten = STAPKOSTEN.werkwoord;
  for (const medeklinker of ['d', 't']) {
    const ander = medeklinker === 'd' ? 't' : 'd';
    const dubbel = medeklinker + medeklinker;
    const enkel = [dubbel, `${dubbel}en`, ander, ander + ander, `${medeklinker}en`, ander + medeklinker, medeklinker + ander];
    replaceEind(
      doel,
      `${medeklinker}e`,
      enkel.map((fout) => (fout.endsWith('en') ? fout : `${fout}e`)),
      add,
      { kosten },
    );
    replaceEind(doel, `${dubbel}e`, [`${medeklinker}e`, `${ander}e`, `${ander}${ander}e`, `${medeklinker}en`, `${dubbel}en`], add, {
      kosten,
    });
    const klinker = letter(doel, doel.woord.length - 3);
    if (/[aeou]/.test(klinker) && !isKlinkerletter(letter(doel, doel.woord.length - 4)))
      replaceEind(
        doel,
        `${klinker}${medeklinker}e`,
        [
          klinker + klinker + dubbel,
          klinker + klinker + medeklinker,
          klinker + dubbel,
          klinker + klinker + ander,
          klinker + klinker + ander + ander,
        ].map((fout) => `${fout}e`),
        add,
        { kosten },
      );
  }
  // versiert, versierd: the participle itself, without the e that it has in front of a noun.
  for (const eind of ['de', 'te']) replaceEind(doel, eind, ['d', 't', 'dt'], add, { kosten });
  replaceEind(doel, 'en', ['e', 'ende', 'un', 'u', 'ene'], add, { kosten });
};

export const explain: Explain = (fout) => [
  [bijvoeglijkDeelwoordMet(fout)],
  [
    zin(
      `Schrijf het zo kort mogelijk, net als een gewoon bijvoeglijk naamwoord: ${fout.woord}.`,
      fout.vorm === 'bn:vd' && fout.fout.length > fout.goed.length,
    ),
  ],
];

export const keuzes: Keuzes = (punt) => {
  const eind = /(dd|tt|d|t)e$/.exec(letters(punt))?.[1];
  if (!eind) return letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null;
  return eindKeuzes(punt, eind.length + 1, [`${eind.charAt(0)}e`, `${eind.charAt(0).repeat(2)}e`]);
};
