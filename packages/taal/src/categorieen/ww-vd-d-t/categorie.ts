import type { Categorie } from '@spelrijk/domain/categorie';
import { isGelijkKlinkend } from '../../werkwoord/recognise.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { deelwoordLanger, deelwoordStemloos, deelwoordVerleden } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vd-d-t',
  code: '2f',
  naam: 'Voltooid deelwoord op d of t',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ww-vt-te-de', 'voorvoegsel-stomme-e'],
  regel: 'Ik maak het deelwoord langer of kijk naar de verleden tijd: dan weet ik d of t.',
  hoortSchrijft: '/t/ > d of t',
  uitleg: [
    'Je hoort t aan het eind van het voltooid deelwoord.',
    'Kijk naar de verleden tijd: werkte, dus gewerkt; speelde, dus gespeeld.',
    'Of maak het langer: het gespeelde lied.',
  ],
  voorbeelden: ['gewerkt', 'gespeeld', 'gefietst', 'getekend', 'gekookt', 'gebeld', 'geleerd', 'gemaakt'],
  fouten: ['gewerkd', 'gespeelt'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'vd' && /[dt]$/.test(beeld.laag) && !isGelijkKlinkend(beeld.laag, beeld.vorm, beeld.basis) ? findEind(beeld, /[dt]$/) : [];

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'vd' || isGelijkKlinkend(doel.woord, doel.vorm, doel.basis)) return;
  const kosten = STAPKOSTEN.werkwoord;
  replaceEind(doel, 'd', ['t', 'dt', 'td', 'tt', '', 'dd', 'de'], add, { kosten });
  replaceEind(doel, 't', ['d', 'dt', 'tt', 'td', '', 'te'], add, { kosten });
  for (const [goed, fout] of [
    ['fd', ['vd', 'vt']],
    ['sd', ['zd', 'zt']],
  ] as const)
    replaceEind(doel, goed, fout, add, { kosten });
};

export const explain: Explain = (fout) => [[deelwoordVerleden(fout)], [deelwoordLanger(fout)], [deelwoordStemloos(fout)]];

export const bakken = ['d', 't'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
