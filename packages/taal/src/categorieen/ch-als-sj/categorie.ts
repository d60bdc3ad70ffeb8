import type { Categorie } from '@spelrijk/domain/categorie';
import { vindTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { heeftPunt, letter, puntOp, STAPKOSTEN, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { goedOf, letters } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ch-als-sj',
  naam: 'ch klinkt als sj (chef)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor sj, maar ik schrijf ch.',
  hoortSchrijft: '/ʃ/ > ch',
  uitleg: ['Je hoort sj.', 'In woorden uit het Frans en het Engels schrijf je vaak ch.', 'Onthoud het woord: chef, machine, chips.'],
  voorbeelden: ['chef', 'machine', 'chocolade', 'douche', 'brochure', 'chips', 'lunch', 'parachute', 'champignon'],
  fouten: ['sjef', 'masjine', 'sjokola'],
};

export const detect: Detect = (beeld) =>
  vindTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'ch' || grafeem === 'sh' || grafeem === 'sch') && foneem.endsWith('ʃ'));

export const herschrijf: Herschrijf = (doel, voeg) => {
  const bekend = heeftPunt(doel, 'ch-als-sj');
  const kosten = STAPKOSTEN.regel;
  const mag = (plek: number): boolean => puntOp(doel, 'ch-als-sj', plek) || (!bekend && letter(doel, plek - 1) !== 's');
  vervangOveral(
    doel,
    'ch',
    ['sj', 'sh', 's', 'tsj', 'sch', 'tsh', 'ssj', 'zj', 'shj', 'tj', 'sjj', 'tch', 'g', 'j'],
    (start, end, naar) =>
      mag(start) && (bekend || naar !== 'g') && voeg(start, end, naar, { kosten: naar === 'g' || naar === 'j' ? 0.7 : kosten }),
  );
  vervangOveral(doel, 'sh', ['sj', 'ch', 'sch', 'sjh'], voeg, { kosten });
  vervangOveral(doel, 'sj', ['ch', 'sh', 'sch'], voeg, { kosten: 0.7, vlag: 'omgekeerd' });
};

export const verklaar: Verklaar = ({ woord, goed, omgekeerd }) =>
  omgekeerd ? `Dit woord schrijf je met sj: ${woord}.` : `Je hoort sj, maar je schrijft ${goed}. Onthoud: ${woord}.`;

export const keuzes: Keuzes = (punt) => goedOf(punt, letters(punt) === 'ch' ? ['sj', 'sh'] : ['sj', 'ch']);
