import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { ikvorm, ikvormStemloos } from '../../uitleg/werkwoord.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { werkwoordseind } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-gebiedend',
  code: '2k',
  naam: 'Gebiedende wijs',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['ww-stam'],
  regel: 'Geef ik een bevel, dan schrijf ik alleen de ik-vorm.',
  hoortSchrijft: '',
  uitleg: ['Geef je iemand een bevel?', 'Schrijf dan alleen de ik-vorm: Loop door!', 'Zet er geen t achter: Word lid!'],
  voorbeelden: ['Loop door!', 'Word lid!', 'Kom hier!', 'Rijd langzaam!', 'Wacht even!', 'Antwoord!', 'Houd vol!', 'Zit!'],
  fouten: ['Wordt lid!', 'Rijdt door!'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'gebied' ? [vondst(eindeVan(beeld.laag) - 1, eindeVan(beeld.laag))] : []);

/** The verb is the first word of the command. */
const eindeVan = (tekst: string): number => /^[^\s!.]+/.exec(tekst)?.[0].length ?? tekst.length;

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'gebied') return;
  const kosten = STAPKOSTEN.werkwoord;
  const eind = eindeVan(doel.woord);
  const laatste = letter(doel, eind - 1);
  for (const fout of ['t', 'dt', 'd', 'en']) add(eind, eind, fout, { kosten });
  const anders: Readonly<Record<string, readonly string[]>> = {
    d: ['dt', 't', 'tt'],
    t: ['tt', 'd', 'dt'],
    s: ['z', 'zt'],
    f: ['v', 'vt'],
  };
  for (const fout of anders[laatste] ?? []) add(eind - 1, eind, fout, { kosten });
};

export const explain: Explain = (fout) => [
  [
    ikvorm(
      fout,
      `Bij een bevel schrijf je alleen de ik-vorm, zonder t: ${fout.woord}`.replace(/[.!]?$/, (teken) => teken || '.'),
    ),
  ],
  [langer(fout)],
  [ikvormStemloos(fout)],
];

export const keuzes: Keuzes = (punt) => werkwoordseind(punt);
