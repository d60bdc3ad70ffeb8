/** What is seen of the play after a right word: flowers, the insect and what it does, the child that steals up, and what is known of it. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bend, between, drawConfetti, easeInOut, fitTekst, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { drawBeest } from './beestbeeld.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { BLOEMEN, houdingOf, isWeg } from './sluipen.ts';
import { SOORTEN } from './soorten.ts';
import type { BeestState } from './state.ts';

const TEKST = { gewoon: 'Sluip! Sta stil als het kijkt.', rustig: 'Sluip ernaartoe!' } as const;
const STAPPEN = [
  ['klein', 'Zet een kleine stap'],
  ['groot', 'Zet een grote stap'],
  ['stil', 'Blijf stilstaan'],
] as const;
/** How far above the ground the flower's heart and the insect are, and how far the bubble is above that. */
const HOOG = { bloem: 96, beest: 214, bel: 110 } as const;
const VLUCHT = 26;
const STAP_DUUR = 22;
const WEETJE = { van: 12, duur: 16, letters: 46, rand: 150 } as const;
/** How far before the flower the child stands with its net. */
const ARM = 84;

/** A place on the way, at the ground. */
function padPlek(state: BeestState, ver: number): Plek {
  const [van, naar] = plaatsenOf(state).pad;
  return [between(van[0], naar[0], ver), between(van[1], naar[1], ver)];
}

/** Where the child is; in calm mode it takes its steps one by one. */
export function sluiperPlek(state: BeestState): Plek {
  const { ver, vanaf, stapOp } = state.sluip;
  const deel = state.rustig ? easeInOut(progress01(state.tick, { van: stapOp, duur: STAP_DUUR })) : 1;
  const [x, y] = padPlek(state, state.rustig ? between(vanaf, ver, deel) : ver);
  return [x - ARM * ver, y];
}

/** Is it hidden behind the leaves that it holds before itself? */
export const isVerstopt = (state: BeestState): boolean =>
  isOpen(state) && state.sluip.gevangenOp === null && !isWeg(state.sluip) && !state.sluip.loopt && houdingOf(state) !== 'eet';

export function drawSluip(state: BeestState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...BLOEMEN.map((ver, i) => {
      const [x, y] = padPlek(state, ver);
      return ding('bloem', [x, y - HOOG.bloem], { rot: sway(state, { periode: 170, uitslag: 2, verschil: i * 0.3 }) }, i);
    }),
    ...drawDoelwit(state),
    ...drawKnoppen(state),
    ...drawWeetje(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 500, verder }),
  ];
}

/** The insect on its flower, on its way to the next one, on the child's head, or in the jar. */
function drawDoelwit(state: BeestState): Item[] {
  const { sluip, tick } = state;
  const { art } = SOORTEN[sluip.wie] ?? { art: 'libel' };
  if (sluip.gevangenOp !== null) return drawPot(state, art, tick - sluip.gevangenOp);
  const bloem = (i: number): Plek => {
    const [x, y] = padPlek(state, BLOEMEN[Math.min(i, BLOEMEN.length - 1)] ?? 1);
    return [x, y - HOOG.beest];
  };
  const t = tick - sluip.schrikOp;
  if (isWeg(sluip)) return drawOpHoofd(state, art, { t, van: bloem(BLOEMEN.length - 1) });
  const ver = easeInOut(progress01(t, { van: 0, duur: VLUCHT }));
  const [van, naar] = [bloem(Math.max(0, sluip.bloem - 1)), bloem(sluip.bloem)];
  const [x, y] = sluip.bloem === 0 ? naar : bend(van, [(van[0] + naar[0]) / 2, naar[1] - 160], naar, ver);
  const houding = houdingOf(state);
  const hap = houding === 'eet' ? sway(state, { periode: 26, uitslag: 3 }) : 0;
  const schok = houding === 'kijkt' ? 1.12 : 1;
  const bel =
    isOpen(state) && ver >= 1
      ? [ding('houding', [x - 16, y - HOOG.bel], { ...(houding !== 'eet' && { toon: houding }), sx: schok, sy: schok })]
      : [];
  return [...drawBeest(state, { art, plek: [x, y + hap], key: 'doelwit', vliegt: ver < 1 }), ...bel];
}

interface HoofdOpties {
  readonly t: number;
  readonly van: Plek;
}

/** Frightened too often, it comes to sit on the child's head, waves, and is gone. */
function drawOpHoofd(state: BeestState, art: string, { t, van }: HoofdOpties): Item[] {
  const [x, y] = sluiperPlek(state);
  const hoofd: Plek = [x, y - 172];
  const heen = easeInOut(progress01(t, { van: 0, duur: VLUCHT }));
  const weg = progress01(t, { van: 58, duur: 40 });
  const plek = weg > 0 ? bend(hoofd, [x + 120, y - 320], [x + 260, -120], weg) : bend(van, [x + 60, van[1] - 200], hoofd, heen);
  return drawBeest(state, { art, plek, key: 'doelwit', vliegt: heen < 1 || weg > 0 });
}

/** In the jar, that jumps up; then it is told what it is. */
function drawPot(state: BeestState, art: string, t: number): Item[] {
  const [x, y] = sluiperPlek(state);
  const sprong = arch(progress01(t, { van: 8, duur: 26 })) * 60;
  const s = popIn(t, { van: 8, duur: 16 });
  const plek = [x + 104, y - 176 - sprong] as const;
  return [
    ding('inpot', [plek[0], plek[1] + 12], { art, sx: s, sy: s }),
    ding('pot', plek, { sx: s, sy: s }),
    ...drawConfetti(state, { x: plek[0], y: plek[1], leeftijd: t - 10, aantal: 12, duur: 40, kracht: 8 }),
  ];
}

function drawWeetje(state: BeestState): Item[] {
  const { gevangenOp, wie } = state.sluip;
  if (gevangenOp === null) return [];
  const { x, y, w, h } = plaatsenOf(state).weetje;
  const s = popIn(state.tick - gevangenOp, WEETJE);
  const { art, weetje } = SOORTEN[wie] ?? { art: 'libel', weetje: '' };
  return [
    ding('weetje', [x, y], { w, h, sx: s, sy: s }),
    ding(
      'weetje',
      [x + 46, y],
      { w: w - WEETJE.rand, h, art: undefined, sx: s, sy: s, z: 41, ...fitTekst(weetje, w - WEETJE.rand, h - 34, WEETJE.letters) },
      'tekst',
    ),
    ding('gast', [x - w / 2 + 66, y], { art, w: 92, h: 72, sx: s, sy: s, z: 41 }, 'weetje'),
  ];
}

/** Calm mode: what can be done in a turn. */
function drawKnoppen(state: BeestState): Item[] {
  if (!state.rustig) return [];
  const { plek, stap } = plaatsenOf(state).knoppen;
  const kan = isOpen(state) && state.sluip.gevangenOp === null && !isWeg(state.sluip);
  return STAPPEN.map(([soort, name], i) =>
    ding(
      'stap',
      [plek[0] + i * stap, plek[1]],
      { toon: soort, pick: `stap:${soort}`, name, nummer: i + 1, uit: !kan, alpha: kan ? 1 : 0.4 },
      i,
    ),
  );
}
