import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import { ikvorm } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { werkwoordseind } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-tt-jij-achter',
  code: '2d',
  naam: 'jij of je achter de persoonsvorm',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ww-tt-d-dt'],
  regel: 'Staat jij of je erachter, dan schrijf ik alleen de ik-vorm: er komt geen t bij.',
  hoortSchrijft: '',
  uitleg: [
    'Kijk of jij of je achter het werkwoord staat.',
    'Schrijf dan de ik-vorm, zonder t: word jij.',
    'Controleer met lopen: loop jij, dus ook word jij.',
  ],
  voorbeelden: ['word jij', 'vind je', 'loop jij', 'houd je', 'rijd jij', 'werk je', 'geef jij', 'antwoord je'],
  fouten: ['wordt jij', 'vindt je'],
};

/** The verb alone, or the verb with its jij or je. */
const WERKWOORD = /^\S+?(?=\s|$)/;

export const detect: Detect = (beeld) => {
  if (beeld.vorm !== 'tt2-achter') return [];
  const lengte = WERKWOORD.exec(beeld.laag)?.[0].length ?? beeld.laag.length;
  return [vondst(lengte - 1, lengte)];
};

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'tt2-achter') return;
  const kosten = STAPKOSTEN.werkwoord;
  const eind = WERKWOORD.exec(doel.woord)?.[0].length ?? doel.woord.length;
  const laatste = letter(doel, eind - 1);
  for (const fout of ['t', 'd', 'dt', 'tt']) add(eind, eind, fout, { kosten });
  if (laatste === 'd') for (const fout of ['dt', 't', 'tt']) add(eind - 1, eind, fout, { kosten });
  if (laatste === 't') for (const fout of ['tt', 'd', 'dt']) add(eind - 1, eind, fout, { kosten });
  // beschrijv je: that no word ends in v or z is of `v-f-wissel` and `z-s-wissel`.
  if (laatste === 's') for (const fout of ['zt']) add(eind - 1, eind, fout, { kosten });
  if (laatste === 'f') for (const fout of ['vt']) add(eind - 1, eind, fout, { kosten });
};

export const explain: Explain = (fout) => [
  [
    ikvorm(
      fout,
      `Staat jij of je erachter? Dan schrijf je de ik-vorm, zonder t: ${fout.woord.includes(' ') ? fout.woord : `${fout.woord} jij`}. Denk aan: loop jij.`,
    ),
  ],
  // wort jij: no t too many, another letter.
  [langer(fout)],
];

export const keuzes: Keuzes = (punt) => werkwoordseind(punt);
