import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters, vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, isMedeklinkerletter, letter, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'los-of-vast',
  code: '1k',
  naam: 'Los of aan elkaar',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['samenstelling'],
  regel: 'Is het één ding of één woord met één klemtoon, dan schrijf ik het aan elkaar.',
  hoortSchrijft: 'geen spatie',
  uitleg: [
    'Zeg het woord: is het één ding of één begrip?',
    'Luister naar de klemtoon: één woord heeft één hoofdklemtoon.',
    'Is het één woord? Schrijf het dan aan elkaar, zonder spatie.',
  ],
  voorbeelden: ['voetbal', 'badkamer', 'onderin', 'daarom', 'tenminste', 'ziekenauto', 'zwembroek', 'langeafstandsloper'],
  fouten: ['voet bal', 'lange afstand loper'],
};

/** A choice task: only words chosen for it carry the knelpunt, at every part border or space. */
export const detectTaak: Detect = (beeld) => {
  const grenzen = vrijeDelen(beeld)
    .slice(1)
    .map((deel) => vondst(deel.start - 1, deel.start + 1));
  const spaties = findLetters(beeld, / /g).map(({ start }) => vondst(start - 1, start + 2));
  const alles = [...grenzen, ...spaties];
  return alles.length > 0 ? alles : [vondst(0, beeld.laag.length)];
};

export const rewrite: Rewrite = (doel, add) => {
  const kosten = STAPKOSTEN.teken;
  for (let plek = 1; plek < doel.woord.length; plek++) {
    if (isLetter(letter(doel, plek - 1)) && isLetter(letter(doel, plek))) add(plek, plek, ' ', { kosten });
    if (letter(doel, plek) === ' ' && !doel.woord.startsWith("'s ")) add(plek, plek + 1, '', { kosten });
    if (letter(doel, plek) === ' ' && !doel.woord.startsWith("'s ")) add(plek, plek + 1, '-', { kosten });
  }
};

const isLetter = (teken: string): boolean => isKlinkerletter(teken) || isMedeklinkerletter(teken);

export const explain: Explain = (fout) => [
  [zin(`Dit schrijf je los, met een spatie: ${fout.woord}.`, fout.goed.includes(' ') && !fout.fout.includes(' '))],
  [zin(`Dit is één woord, dus je schrijft het aan elkaar: ${fout.woord}.`, !fout.woord.includes(' ') && fout.fout.includes(' '))],
];

/** The two letters at the border, together or apart; what is written apart keeps its space. */
export const keuzes: Keuzes = (punt) => {
  const stuk = letters(punt);
  const laatste = stuk.slice(-1);
  return stuk.length < 2 || stuk.length > 3 ? null : vasteKeuzes(punt, [stuk.charAt(0) + laatste, `${stuk.charAt(0)} ${laatste}`]);
};
