import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { heeftPunt, STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import { metStreepjes } from '../../uitleg/zinnen.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-etje',
  naam: 'Verkleinwoord -etje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['verklein-tje', 'verdubbeling'],
  regel: 'Ik hoor utju: ik schrijf etje en let op de klankgroep ervoor.',
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
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-etje' ? vindEind(beeld, /etjes?$/) : [];

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
  'ertje',
  'etjen',
  'kje',
  'pje',
];

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (!isVerkleinvorm(doel.woord, doel.vorm) || !/[bcdfghjklmnprstvwxz]etjes?$/.test(doel.woord) || heeftPunt(doel, 'verklein-je')) return;
  const kosten = STAPKOSTEN.uitgang;
  for (const staart of ['', 's']) {
    vervangEind(
      doel,
      `etje${staart}`,
      FOUT.map((fout) => fout + staart),
      voeg,
      { kosten },
    );
    const dubbel = /([bdfgklmnprst])\1etjes?$/.exec(doel.woord);
    if (dubbel)
      for (const fout of ['tje', 'je', 'pje'])
        vervangEind(doel, `${dubbel[1]}${dubbel[1]}etje${staart}`, [`${dubbel[1]}${fout}${staart}`], voeg, { kosten });
    if (doel.woord.endsWith(`ngetje${staart}`))
      vervangEind(
        doel,
        `ngetje${staart}`,
        ['nkje', 'nkju', 'ngkje', 'nktje', 'nkie'].map((fout) => fout + staart),
        voeg,
        { kosten },
      );
  }
};

export const verklaar: Verklaar = (fout) => `Je hoort utjuh, maar je schrijft etje. Verdeel het woord: ${metStreepjes(fout)}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['etje', 'tje', 'utje']);
