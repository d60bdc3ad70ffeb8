import type { Categorie } from '@spelrijk/domain/categorie';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { stemInHeel } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vt-v-z',
  code: '2j',
  naam: 'Verleden tijd bij stam met v of z',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['ww-vt-te-de', 'v-f-wissel', 'z-s-wissel'],
  regel: 'Voor -en staat v of z, dus -de; maar in de ik-vorm schrijf ik f of s.',
  hoortSchrijft: 'leven > leefde',
  uitleg: [
    'Kijk naar het hele werkwoord: leven, verhuizen.',
    'Voor en staat een v of een z, dus je kiest de.',
    'Schrijf voor de de gewone ik-vorm met f of s: leefde, verhuisde.',
  ],
  voorbeelden: ['leefde', 'beloofde', 'verhuisde', 'reisde', 'geloofde', 'bloosde', 'beefde', 'vreesde'],
  fouten: ['leefte', 'leevde', 'reiste'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'v-z' ? findEind(beeld, /[fs]den?$/) : [];

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'v-z') return;
  for (const staart of ['', 'n']) {
    const withOther = (lijst: readonly string[]): string[] =>
      [...new Set(lijst.flatMap((fout) => [fout + staart, `${fout}n`, fout]))].filter(
        (fout) => fout !== `fde${staart}` && fout !== `sde${staart}`,
      );
    replaceEind(doel, `fde${staart}`, withOther(['fte', 'vde', 'vte', 'fdde', 'ftte', 'ftde', 'fe', 've', 'fde', 'vdde']), add, {
      kosten: STAPKOSTEN.werkwoord,
    });
    replaceEind(doel, `sde${staart}`, withOther(['ste', 'zde', 'zte', 'sdde', 'stte', 'stde', 'se', 'ze', 'sde', 'zdde']), add, {
      kosten: STAPKOSTEN.werkwoord,
    });
  }
};

export const explain: Explain = (fout) => [[stemInHeel(fout)]];

export const keuzes: Keuzes = (punt) => {
  const goed = letters(punt);
  return goedOf(punt, [goed.replace('f', 'v').replace('s', 'z'), goed.replace('d', 't')]);
};
