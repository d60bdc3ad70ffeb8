/** What is seen of the play: the tray that hangs over, what stands on it, what waits on the bar, and the cats that hope for something. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, bump, popIn, progress01, shake, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ARMEN, isFree, isLevel } from './blad.ts';
import type { Gerecht } from './state.ts';
import { ding } from './dingen.ts';
import { terrasOf } from './state.ts';
import type { DienbladState } from './state.ts';
import { drawBar } from './woord.ts';

/** Height of a dish of each weight, and of a lid. */
const HOGER = { 1: 92, 2: 108, 3: 126 } as const;
const VALT = 40;
/** A cat looks glad for so long. */
const SMULT = 60;

const hoogVan = (gewicht: number): number => (gewicht === 3 ? HOGER[3] : gewicht === 2 ? HOGER[2] : HOGER[1]);

export function drawBlad(state: DienbladState): Item[] {
  const { blad } = terrasOf(state);
  const { eerst, stap } = terrasOf(state).spel;
  const [x, y] = blad;
  const leunt = state.blad.hoek * 0.5;
  return [
    ding('serveerder', [x + state.blad.hoek * 0.9, y + 92], {
      toon: isLevel(state.blad) ? 'trots' : Math.abs(state.blad.hoek) > 9 ? 'verrast' : 'blij',
      rot: leunt,
    }),
    ding('strik', [x + state.blad.hoek * 0.7, y + 138], { rot: leunt }),
    ding('plateau', [x, y + 10], { w: (eerst + stap * 2) * 2 + 124, rot: state.blad.hoek }),
    ...drawBar(state),
    ...[-1, 1].map((kant) => drawPoes(state, kant)),
    ...state.blad.gerechten.flatMap((gerecht, i) => drawGerecht(state, gerecht, i)),
    ...ARMEN.flatMap((_, i) => drawPlek(state, i)),
    ...(isLevel(state.blad) ? [ding('ster', [x, y - 190], { rot: sway(state, { periode: 50, uitslag: 10 }) })] : []),
  ];
}

/** A point on the tray: `op` above place `i`, with how the tray hangs. */
function overTray(state: DienbladState, i: number, op: number): Plek {
  const { blad, spel } = terrasOf(state);
  const arm = ARMEN[i] ?? 0;
  const ver = Math.sign(arm) * (spel.eerst + (Math.abs(arm) - 1) * spel.stap);
  const rad = (state.blad.hoek / 180) * Math.PI;
  return [blad[0] + ver * Math.cos(rad) + op * Math.sin(rad), blad[1] + ver * Math.sin(rad) - op * Math.cos(rad)];
}

function drawGerecht(state: DienbladState, gerecht: Gerecht, i: number): Item[] {
  const { spel, blad } = terrasOf(state);
  const h = hoogVan(gerecht.gewicht);
  const toon = String(gerecht.gewicht);
  const thuis: Plek = [blad[0] + (i - (state.blad.gerechten.length - 1) / 2) * spel.wachtStap, spel.wacht];
  if (gerecht.plek === null) {
    const kan = isOpen(state);
    const hier = kan && state.blad.keus === i;
    const op =
      popIn(ticksInBeurt(state), { van: i * 4, duur: 16 }) * (hier ? 1 + Math.abs(sway(state, { periode: 44, uitslag: 0.04 })) : 1);
    const name = gerecht.dicht ? 'Gerecht onder een stolp' : `Gerecht, gewicht ${toon}`;
    return [
      ...(hier ? [ding('hier', thuis)] : []),
      ding('gerecht', thuis, { sx: op, sy: op, toon: gerecht.dicht ? 'dicht' : toon, pick: `gerecht:${i}`, name, uit: !kan }, i),
    ];
  }
  const staat = overTray(state, gerecht.plek, h / 2 - 4);
  if (gerecht.valOp !== null) return drawVal(state, gerecht, { van: staat, i });
  const t = progress01(state.tick, { van: gerecht.gezetOp, duur: 12 });
  const plat = bump(state.tick, { van: gerecht.gezetOp + 10, duur: 12 }) * 0.12;
  const plek: Plek = [between(thuis[0], staat[0], t), between(thuis[1], staat[1], t) - arch(t) * 60];
  return [ding('gerecht', plek, { toon, rot: state.blad.hoek * t, sx: 1 + plat, sy: 1 - plat }, i)];
}

/** Down in a curve, to the cat on that side. */
function drawVal(state: DienbladState, { gewicht, plek, valOp }: Gerecht, { van, i }: { readonly van: Plek; readonly i: number }): Item[] {
  const t = progress01(state.tick, { van: valOp ?? 0, duur: VALT });
  if (t === 1) return [];
  const [cx, cy] = poesPlek(state, (ARMEN[plek ?? 0] ?? 1) < 0 ? -1 : 1);
  const kant = (ARMEN[plek ?? 0] ?? 1) < 0 ? -1 : 1;
  return [
    ding(
      'gerecht',
      [between(van[0], cx, t), between(van[1], cy - 30, t * t) - arch(t) * 70],
      { toon: String(gewicht), rot: kant * t * 260, sx: 1 - t * 0.5, sy: 1 - t * 0.5 },
      i,
    ),
  ];
}

function poesPlek(state: DienbladState, kant: number): Plek {
  const { blad, spel } = terrasOf(state);
  return [blad[0] + kant * spel.poes[0], spel.poes[1]];
}

/** A cat on the bar; it looks up, and smacks when it got something. */
function drawPoes(state: DienbladState, kant: number): Item {
  const [x, y] = poesPlek(state, kant);
  const ving = state.blad.gerechten.reduce(
    (laatst, { plek, valOp }) => (valOp !== null && Math.sign(ARMEN[plek ?? 0] ?? 0) === kant ? Math.max(laatst, valOp + VALT) : laatst),
    -1,
  );
  const smult = ving >= 0 && state.tick >= ving && state.tick - ving < SMULT;
  const hoop = !smult && state.blad.hoek * kant > 9;
  const smak = smult ? shake(state, state.tick - ving, { periode: 12, demping: 40, uitslag: 0.08 }) : 0;
  return ding(
    'poes',
    [x, y - (hoop ? Math.abs(sway(state, { periode: 20, uitslag: 8 })) : 0)],
    { sx: kant * (1 + smak), sy: 1 - smak, toon: smult ? 'smul' : hoop ? 'hoop' : '' },
    kant < 0 ? 'l' : 'r',
  );
}

/** A place on the tray; the next one has an arrow over it. */
function drawPlek(state: DienbladState, i: number): Item[] {
  if (!isOpen(state) || !isFree(state.blad, i)) return [];
  const [x, y] = overTray(state, i, 62);
  const hier = state.blad.plek === i;
  const kan = state.blad.gerechten[state.blad.keus]?.plek === null;
  const kant = (ARMEN[i] ?? 0) < 0 ? 'links' : 'rechts';
  return [
    ding(
      'plek',
      [x, y],
      {
        w: terrasOf(state).spel.stap - 4,
        rot: state.blad.hoek,
        toon: hier ? 'hier' : '',
        pick: `plek:${i}`,
        name: `Zet het ${kant}, ${Math.abs(ARMEN[i] ?? 0)} van het midden`,
        nummer: i + 1,
        uit: !kan,
      },
      i,
    ),
    ...(hier && kan ? [ding('pijl', [x, y - 100 - Math.abs(sway(state, { periode: 40, uitslag: 10 }))])] : []),
  ];
}
