/** What is seen of the free flight: rings, baskets under balloons and who is in them, the plane that leans as it climbs. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bump, maatOf, progress01, sway } from '@spelrijk/game-kit/stage';
import { drawVliegtuig } from './lucht.ts';
import { ding } from './state.ts';
import type { Luchtding, VliegState } from './state.ts';
import { dingPlek, isOnTocht, planePlek } from './vlucht.ts';

const WEG = 30;
const NAAM = ['een gans', 'een papegaai', 'een uil', 'een varken met vleugels', 'een vleermuis'] as const;

export function drawVlucht(state: VliegState): Item[] {
  const { vlucht } = state;
  const { w } = maatOf(state.stand);
  const dingen = vlucht.dingen.flatMap((wat, i): Item[] => {
    const [x] = dingPlek(state, wat);
    return x < -80 || x > w + 80 ? [] : drawLuchtding(state, wat, i);
  });
  const schuin = state.rustig ? 0 : vlucht.vy * 2.2;
  return [...dingen, ...drawVliegtuig(state, planePlek(state), schuin)];
}

function drawLuchtding(state: VliegState, wat: Luchtding, i: number): Item[] {
  const [x, y] = dingPlek(state, wat);
  const { soort, wie, raakOp } = wat;
  const weg = raakOp === null ? 0 : progress01(state.tick, { van: raakOp, duur: WEG });
  if (weg === 1) return [];
  const dobber = sway(state, { periode: 110, uitslag: 5, verschil: i * 0.19 });
  if (soort === 'ring') {
    const plof = 1 + (raakOp === null ? 0 : bump(state.tick, { van: raakOp, duur: WEG }) * 0.5);
    return [ding('ring', [x, y], { alpha: 1 - weg, sx: plof, sy: plof }, i)];
  }
  const { vlucht } = state;
  const binnen = x > 52 && x < maatOf(state.stand).w - 52;
  const kan = isOpen(state) && binnen && raakOp === null && vlucht.over > 0 && !isOnTocht(state);
  const knop = state.rustig
    ? {
        pick: `mand:${i}`,
        name: `Haal ${NAAM[wie] ?? 'iemand'} op uit mand ${i + 1}`,
        nummer: i + 1,
        uit: !kan,
        toon: vlucht.mik === i ? 'mik' : '',
      }
    : {};
  return [
    ding('mand', [x, y + dobber - weg * 90], { alpha: 1 - weg, ...knop }, i),
    ...(raakOp === null ? [ding('passagier', [x, y + dobber + 34], { toon: String(wie), w: 50, h: 42 }, i)] : []),
  ];
}
