import type { Categorie } from '@spelrijk/domain/categorie';
import { soortVerleden } from '../../werkwoord/soort.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { exKofschip } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vt-te-de',
  code: '2h',
  naam: 'Verleden tijd met -te of -de',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ww-stam'],
  regel: "Ik kijk naar de letter voor -en; zit die in 't ex-kofschip, dan schrijf ik te, anders de.",
  hoortSchrijft: '/tə də/ > te, de',
  uitleg: [
    'Neem het hele werkwoord en haal -en weg: werk.',
    "Kijk naar de laatste letter: zit die in 't ex-kofschip?",
    'Ja: ik-vorm plus te. Nee: ik-vorm plus de.',
  ],
  voorbeelden: ['werkte', 'fietste', 'maakte', 'kookte', 'speelde', 'regende', 'belde', 'woonde'],
  fouten: ['werkde', 'speelte'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vt' && soortVerleden(beeld.laag, beeld.basis) === 'te-de' ? findEind(beeld, /[td]en?$/) : [];

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'vt' || soortVerleden(doel.woord, doel.basis) !== 'te-de') return;
  const kosten = STAPKOSTEN.werkwoord;
  for (const staart of ['', 'n']) {
    const withStaart = (lijst: readonly string[]): string[] =>
      lijst.flatMap((fout) => [fout + staart, fout]).concat(staart ? ['te', 'de'] : []);
    replaceEind(
      doel,
      `te${staart}`,
      [...withStaart(['de', 'tte', 'tde', 'dte', 'tu', 'du', 'dde', 'ete', 'ede', 'e']), ...(staart ? [] : ['ten', 'den', 't', 'd'])],
      add,
      { kosten },
    );
    replaceEind(
      doel,
      `de${staart}`,
      [...withStaart(['te', 'dde', 'tde', 'dte', 'du', 'tu', 'tte', 'ede', 'ete', 'e']), ...(staart ? [] : ['den', 'ten', 'd', 't'])],
      add,
      { kosten },
    );
  }
};

export const explain: Explain = (fout) => [[exKofschip(fout)]];

export const bakken = ['te', 'de'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, letters(punt).endsWith('n') ? ['ten', 'den'] : bakken);
