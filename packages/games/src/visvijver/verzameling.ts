/** The pond of the child's own: who lives in it and what grows there, each at its place. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawBackdrop, sway } from '@spelrijk/game-kit/stage';
import { drawVerzameling } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';

const KOI = { w: 150, h: 84 } as const;
const PLANT = { w: 130, h: 120 } as const;

const BEELDEN: Stukbeelden = {
  goudvis: { art: 'gast', toon: 'goudvis', ...KOI, plek: [420, 330] },
  zilvervis: { art: 'gast', toon: 'zilvervis', ...KOI, plek: [760, 280] },
  pantervis: { art: 'gast', toon: 'pantervis', ...KOI, plek: [900, 430] },
  roosvis: { art: 'gast', toon: 'roosvis', ...KOI, plek: [560, 470] },
  blauwvis: { art: 'gast', toon: 'blauwvis', ...KOI, plek: [330, 560] },
  nachtvis: { art: 'gast', toon: 'nachtvis', ...KOI, plek: [730, 590] },
  eend: { art: 'gast', toon: 'eend', w: 150, h: 130, plek: [1010, 250], z: 7 },
  zwaan: { art: 'gast', toon: 'zwaan', w: 180, h: 170, plek: [250, 240], z: 7 },
  schildpad: { art: 'gast', toon: 'schildpad', w: 150, h: 100, plek: [160, 640], z: 8 },
  slak: { art: 'gast', toon: 'slak', w: 110, h: 90, plek: [470, 655], z: 8 },
  libel: { art: 'gast', toon: 'libel', w: 120, h: 90, plek: [620, 180], z: 9 },
  otter: { art: 'gast', toon: 'otter', w: 190, h: 110, plek: [1030, 590], z: 8 },
  lotus: { art: 'plant', ...PLANT, plek: [560, 300], z: 3 },
  iris: { art: 'plant', toon: '1', ...PLANT, plek: [180, 420], z: 3 },
  lantaarn: { art: 'plant', toon: '2', ...PLANT, plek: [1150, 420], z: 3 },
  riet: { art: 'plant', toon: '3', ...PLANT, plek: [880, 650], z: 3 },
};

/** Those that are as long as a fish; the others are round. */
export const isVis = (gast: string): boolean => gast.endsWith('vis');

/** Who can come up when it is fed. */
export const GASTEN: readonly string[] = Object.entries(BEELDEN).flatMap(([id, { art }]) => (art === 'gast' ? [id] : []));

const DRIJFT = { periode: 240, uitslag: 16 } as const;
const WIEGT = { periode: 170, uitslag: 4 } as const;

/** Fish and birds drift about, plants sway. */
export function drawVijver(blik: Verzamelblik): readonly Item[] {
  const { tick, rustig } = blik;
  const namen = Object.keys(BEELDEN);
  const move = (id: string): Partial<Item> => {
    const beeld = BEELDEN[id];
    const verschil = namen.indexOf(id) * 0.23;
    if (rustig || beeld === undefined) return {};
    if (beeld.art === 'plant') return { rot: sway({ tick, rustig }, { ...WIEGT, verschil }) };
    return {
      x: beeld.plek[0] + sway({ tick, rustig }, { ...DRIJFT, verschil }),
      y: beeld.plek[1] + sway({ tick, rustig }, { ...WIEGT, verschil }),
    };
  };
  return [drawBackdrop('liggend'), ...drawVerzameling(blik, BEELDEN, { move })];
}
