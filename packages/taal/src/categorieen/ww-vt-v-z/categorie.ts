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
  id: 'ww-vt-v-z',
  naam: 'Verleden tijd bij stam met v of z',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['ww-vt-te-de', 'v-f-wissel', 'z-s-wissel'],
  regel: 'Voor -en staat v of z, dus -de; maar in de ik-vorm schrijf ik f of s.',
  hoortSchrijft: 'leven > leefde',
  uitleg: [
    'Neem het hele werkwoord en haal -en weg: leev, verhuiz.',
    'Daar staat een v of een z, dus je kiest de.',
    'Schrijf voor de de gewone ik-vorm met f of s: leefde, verhuisde.',
  ],
  voorbeelden: ['leefde', 'beloofde', 'verhuisde', 'reisde', 'geloofde', 'bloosde', 'beefde', 'vreesde'],
  fouten: ['leefte', 'leevde', 'reiste'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'v-z' ? vindEind(beeld, /[fs]den?$/) : [];

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'v-z') return;
  for (const staart of ['', 'n']) {
    const met = (lijst: readonly string[]): string[] =>
      [...new Set(lijst.flatMap((fout) => [fout + staart, `${fout}n`, fout]))].filter(
        (fout) => fout !== `fde${staart}` && fout !== `sde${staart}`,
      );
    vervangEind(doel, `fde${staart}`, met(['fte', 'vde', 'vte', 'fdde', 'ftte', 've', 'fde', 'vdde']), voeg, {
      kosten: STAPKOSTEN.werkwoord,
    });
    vervangEind(doel, `sde${staart}`, met(['ste', 'zde', 'zte', 'sdde', 'stte', 'ze', 'sde', 'zdde']), voeg, {
      kosten: STAPKOSTEN.werkwoord,
    });
  }
};

export const verklaar: Verklaar = ({ woord, basis }) =>
  `${basis ? `In ${basis} hoor je een ${woord.includes('fde') ? 'v' : 'z'}, dus je kiest de.` : 'Voor en staat een v of een z, dus je kiest de.'} De ik-vorm eindigt op ${woord.includes('fde') ? 'f' : 's'}: ${woord}.`;

export const keuzes: Keuzes = (punt) => {
  const goed = letters(punt);
  return goedOf(punt, [goed.replace('f', 'v').replace('s', 'z'), goed.replace('d', 't')]);
};
