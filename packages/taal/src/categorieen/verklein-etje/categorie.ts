import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, kortDubbel } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-etje',
  code: '1b',
  naam: 'Verkleinwoord -etje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['verklein-tje', 'verdubbeling'],
  regel: 'Hoor ik utjuh, dan schrijf ik etje en let ik op de klankgroep ervoor.',
  hoortSchrijft: '/ətjə/ > etje',
  uitleg: [
    'Je hoort utjuh: schrijf etje.',
    'Verdeel in klankgroepen en let op de korte klank: ba-lle-tje.',
    'Na een korte klank schrijf je de medeklinker dubbel, maar ng blijft ng: ringetje.',
  ],
  voorbeelden: ['ringetje', 'balletje', 'bloemetje', 'ballonnetje', 'weggetje', 'mannetje', 'tongetje', 'sterretje'],
  fouten: ['ringtje', 'baletje (balletje)'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-etje' ? findEind(beeld, /etjes?$/) : [];

const FOUT = [
  'tje',
  'utje',
  'etju',
  'utju',
  'je',
  'itje',
  'atje',
  'ttje',
  'tju',
  'ju',
  'eetje',
  'etie',
  'etsje',
  'ettje',
  'edje',
  'ertje',
  'etjen',
  'kje',
  'pje',
];

export const rewrite: Rewrite = (doel, add) => {
  if (!isVerkleinvorm(doel.woord, doel.vorm) || !/[bcdfghjklmnprstvwxz]etjes?$/.test(doel.woord) || hasPunt(doel, 'verklein-je')) return;
  const kosten = STAPKOSTEN.uitgang;
  for (const staart of ['', 's']) {
    replaceEind(
      doel,
      `etje${staart}`,
      FOUT.map((fout) => fout + staart),
      add,
      { kosten },
    );
    const dubbel = /([bdfgklmnprst])\1etjes?$/.exec(doel.woord);
    if (dubbel)
      for (const fout of ['tje', 'je', 'pje'])
        replaceEind(doel, `${dubbel[1]}${dubbel[1]}etje${staart}`, [`${dubbel[1]}${fout}${staart}`], add, { kosten });
    if (doel.woord.endsWith(`ngetje${staart}`))
      replaceEind(
        doel,
        `ngetje${staart}`,
        ['nkje', 'nkju', 'ngkje', 'nktje', 'nkie'].map((fout) => fout + staart),
        add,
        { kosten },
      );
  }
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'utjuh', klank: /ətjə/, letters: 'etje' })], [kortDubbel(fout)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['etje', 'tje', 'utje']);
