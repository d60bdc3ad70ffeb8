import type { Categorie } from '@spelrijk/domain/categorie';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { goedOf, letters } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vt-dubbel',
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
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'dubbel' ? vindEind(beeld, /(tt|dd)en?$/) : [];

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'dubbel') return;
  const kosten = STAPKOSTEN.werkwoord;
  for (const staart of ['', 'n']) {
    const met = (lijst: readonly string[]): string[] => [...new Set(lijst.flatMap((fout) => [fout + staart, `${fout}n`, fout]))];
    vervangEind(
      doel,
      `tte${staart}`,
      met(['te', 'tde', 'de', 'dte', 'dde', 'ttte', 'tu', 'ttu', 'tete', 't', 'tte', 'tet']).filter((fout) => fout !== `tte${staart}`),
      voeg,
      { kosten },
    );
    vervangEind(
      doel,
      `dde${staart}`,
      met(['de', 'dte', 'tde', 'te', 'tte', 'ddde', 'dt', 'du', 'ddu', 'dede', 'd', 'dde', 'ded']).filter(
        (fout) => fout !== `dde${staart}`,
      ),
      voeg,
      { kosten },
    );
  }
};

export const verklaar: Verklaar = ({ woord }) => {
  const eind = /[td]en?$/.exec(woord)?.[0] ?? 'te';
  return `Neem de ik-vorm: ${woord.slice(0, woord.length - eind.length)}. Zet er ${eind} achter: ${woord}.`;
};

export const bakken = ['tte', 'dde'] as const;

export const keuzes: Keuzes = (punt) =>
  goedOf(punt, [
    letters(punt).slice(1),
    letters(punt).startsWith('d') ? letters(punt).replace('dd', 'dt') : letters(punt).replace('tt', 'td'),
  ]);
