import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, currentOpgave, isPlaying, ticksInFase, vraagOf } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  arch,
  hopUp,
  placeInRij,
  easeInOut,
  isGlad,
  cheer,
  progress01,
  maatOf,
  drawVerdictRing,
  fitTekst,
  pointOnCirkel,
  popIn,
  drawSlotfeest,
  stemmingOf,
  between,
  overshoot,
  sway,
  isShown,
} from '@spelrijk/game-kit/stage';
import { drawBand, drawBeleg, HAPJES } from './beleg.ts';
import { ding, keukenOf } from './keuken.ts';
import { canHandIn } from './samenstellen.ts';
import { drawServeren } from './serveerbeeld.ts';
import { GAAR, SCHUIF } from './state.ts';
import type { PizzaState } from './state.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  pizzaTerug: { van: 8, duur: 26 },
  pizzaGroot: { van: 0, duur: 30 },
  mutsVliegt: { van: 8, duur: 40 },
  boer: { van: 0, duur: 40 },
  ringOp: { van: SCHUIF, duur: 16 },
  ringWeg: { van: GAAR + 20, duur: 14 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  ovenKauwt: { periode: 12, uitslag: 0.02 },
  stoom: { periode: 70, uitslag: 5 },
} as const;

/** Who hops, and how high. */
const HOP = {
  bakKnop: { periode: 80, hoogte: 0.06 },
  gast: { periode: 42, hoogte: 22 },
  kok: { periode: 46, hoogte: 18 },
} as const;

export function scene(state: PizzaState): readonly Item[] {
  if (wasOpen(state)) return [drawBackdrop(state.stand), ...drawServeren(state)];
  return [
    drawBackdrop(state.stand),
    ...drawBand(state),
    ...drawOven(state),
    ...drawGast(state),
    ...drawKok(state),
    ...drawPizza(state),
    ...drawBonnen(state),
    ...drawViering(state),
  ];
}

/** On the counter, sliding into the oven, or handed back; at the end the pizza of the day. */
function drawPizza(state: PizzaState): Item[] {
  const { pizza: plek, mond } = keukenOf(state);
  const { x: px, y: py, r } = plek;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const plank = ding('plank', [px, py + 10], { w: r * 2.2, h: r * 2.2 });
  if (fase === 'klaar') return [plank, ...drawGroot(state, t)];
  if (fase === 'goed' && t >= SCHUIF) return [plank];
  const terug = fase === 'uitleg' && !state.rustig ? 1 - popIn(t, TIJD.pizzaTerug) : 0;
  const weg = fase === 'goed' ? easeInOut(t / SCHUIF) : Math.max(0, terug);
  const maat = between(1, 0.24, weg);
  const deeg = ding('pizza', [between(px, mond[0], weg), between(py, mond[1], weg)], { w: r * 2, h: r * 2, sx: maat, sy: maat });
  return maat < 0.9 ? [plank, deeg] : [plank, deeg, ...drawBeleg(state)];
}

/** The pizza of the day: with a star for every word. */
function drawGroot(state: PizzaState, t: number): Item[] {
  const { x, y, r } = keukenOf(state).pizza;
  const op = popIn(t, TIJD.pizzaGroot);
  const rot = state.rustig ? 0 : t * 0.5;
  const n = Math.max(1, countPlayed(state.run));
  return [
    ding('pizza', [x, y], { w: r * 2, h: r * 2, rot, sx: op, sy: op, toon: 'gaar' }),
    ...Array.from({ length: n }, (_, i) => ding('top', pointOnCirkel([x, y], r * 0.62 * op, (i * 360) / n + rot), undefined, i)),
  ];
}

/** The oven has a face: it eats what it gets, beams when it is good and burps when it is not. */
function drawOven(state: PizzaState): Item[] {
  const { oven: plek, mond } = keukenOf(state);
  const { x, y, w, h } = plek;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const open = canHandIn(state);
  const kauwt = fase === 'goed' && t >= SCHUIF && t < GAAR && !state.rustig;
  const puf = kauwt ? 1 + sway(state, { ...ZWAAI.ovenKauwt, tick: t }) : 1;
  const toon = kauwt ? 'kauw' : isGlad(state) ? 'blij' : fase === 'uitleg' ? 'boer' : open ? 'honger' : '';
  const wenk = open ? 1 + hopUp(state, HOP.bakKnop) : 1;
  const knop = {
    sx: wenk,
    sy: wenk,
    toon: open ? 'aan' : '',
    label: 'Bak!',
    labelSize: 42,
    labelToon: 'wit',
    pick: 'klaar',
    name: 'Bak de pizza',
    uit: !open,
    alpha: open ? 1 : 0.6,
  } as const;
  return [
    ...[0, 1, 2].map((i) => {
      const u = ((state.tick + i * 50) % 150) / 150;
      // Grows by its scale: another size would be laid out and drawn anew in every frame.
      const maat = (44 + u * 40) / 84;
      const alpha = state.rustig ? 0 : (1 - u) * 0.4;
      return ding('rook', [x + w * 0.2 + Math.sin(u * 5 + i) * 12, y - h / 2 - 6 - u * 80], { sx: maat, sy: maat, alpha }, i);
    }),
    ding('oven', [x, y], { w, h, sx: puf, sy: 2 - puf, toon }),
    ...(isPlaying(state.run) ? [ding('bak', [mond[0], mond[1] + 8], knop)] : []),
  ];
}

/** The guest and what it orders: by ear, with the picture when there is one; what is laid in order is read from a card. */
function drawGast(state: PizzaState): Item[] {
  const { gast: plek, wolk } = keukenOf(state);
  const { fase, rij, poging } = state.run;
  const speel = isPlaying(state.run);
  const blij = fase === 'klaar' || (fase === 'goed' && ticksInFase(state) >= GAAR);
  const y = plek[1] - (blij ? hopUp(state, HOP.gast) : 0);
  const binnen = speel && poging === 1 && !state.rustig ? 1 - popIn(state.tick, { van: state.sinds, duur: 24 }) : 0;
  const stemming = blij ? 'trots' : fase === 'uitleg' ? 'denkt' : 'blij';
  const wie = ding('gast', [plek[0] - binnen * 150, y], { toon: `${(rij[0] ?? 3) * 29 + 11} ${stemming}` });
  if (blij) return [wie, ding('punt', [plek[0] + 62, y + 8], { rot: -20 })];
  const opgave = currentOpgave(state.run);
  if (!speel || opgave === undefined) return [wie];
  const { plaatje } = vraagOf(opgave, false);
  const op = popIn(state.tick, { van: state.sinds + 14, duur: 18 });
  const maat = { sx: op, sy: op };
  if (opgave.vraag !== undefined && opgave.antwoordvorm === 'VOLG') {
    const { x, y: hoogte, w, h } = keukenOf(state).recept;
    return [wie, ding('recept', [x, hoogte], { w, h, ...maat, ...fitTekst(opgave.vraag, w - 34, h - 46, 36) })];
  }
  const wens = { key: 'wens', ...maat, toon: plaatje ?? undefined };
  if (plaatje === null && isShown(state))
    return [wie, ding('wolk', wolk, maat), ding('wens', [wolk[0], wolk[1] - 8], { ...wens, h: 64, art: 'kit:oog' })];
  return [wie, ding('wolk', wolk, maat), ding(plaatje === null ? 'oor' : 'wens', [wolk[0], wolk[1] - 8], wens)];
}

function drawKok(state: PizzaState): Item[] {
  const { kok, kokLeest } = keukenOf(state);
  const [x, y] = currentOpgave(state.run)?.vorm === 'recept' ? kokLeest : kok;
  const { fase } = state.run;
  const hop = cheer(state, HOP.kok);
  const muts = fase === 'uitleg' && !state.rustig ? arch(progress01(ticksInFase(state), TIJD.mutsVliegt)) * 120 : 0;
  return [ding('blob', [x, y - hop], { toon: stemmingOf(fase) }), ding('muts', [x - 2, y - 78 - hop - muts], { rot: muts * 0.6 })];
}

/** A slip for every order; done ones have a bite out of them. */
function drawBonnen(state: PizzaState): Item[] {
  const [x, y] = keukenOf(state).bonnen;
  const { uitslag, rij, fase } = state.run;
  const n = uitslag.length;
  const links = n > 1 && state.stand === 'liggend' ? x + 60 - (n - 1) * 34 : x;
  return uitslag.map((u, i) =>
    ding('bon', [links + i * 34, y], { toon: u !== null ? 'klaar' : rij[0] === i && fase !== 'klaar' ? 'nu' : '' }, i),
  );
}

/** A ring around the whole pizza, in radii of it; and around the face of the oven that eats it. */
const RING = 2.52;
const ETEND = { lager: 36, maat: 260 } as const;

function drawViering(state: PizzaState): Item[] {
  const { mond, oven, pizza: plek } = keukenOf(state);
  const { x: px, y: py, r: pr } = plek;
  const [x, y] = mond;
  const t = ticksInFase(state);
  switch (state.run.fase) {
    case 'uitleg': {
      const u = progress01(t, TIJD.boer);
      const maat = 0.4 + u * 0.6;
      const ring = { sx: maat, sy: maat, alpha: state.rustig ? 0 : (1 - u) * 0.9 };
      const terug = state.rustig || t >= TIJD.pizzaTerug.van + TIJD.pizzaTerug.duur;
      return [ding('boer', [x - u * 120, y - u * 60], ring), ...(terug ? [drawVerdictRing(false, { x: px, y: py, maat: pr * RING })] : [])];
    }
    case 'klaar':
      return drawSlotfeest(state, { x: px, y: py, seed: 9, aantal: 24, kracht: 14, art: 'hapje', tonen: HAPJES, maat: [36, 36] });
    case 'goed':
      return [
        ...(t >= SCHUIF && t < GAAR + 34
          ? [
              drawVerdictRing(true, {
                x: oven.x,
                y: oven.y + ETEND.lager,
                maat: ETEND.maat,
                groei: popIn(t, TIJD.ringOp),
                alpha: 1 - progress01(t, TIJD.ringWeg),
              }),
            ]
          : []),
        ...drawStoomwoord(state, t),
      ];
    default:
      return [];
  }
}

/** The word leaves the chimney letter by letter. */
function drawStoomwoord(state: PizzaState, t: number): Item[] {
  const [x, y] = keukenOf(state).stoom;
  const woord = [...(currentOpgave(state.run)?.woord.woord ?? '')];
  const n = woord.length;
  const stap = Math.min(50, (Math.min(maatOf(state.stand).w - x, x) * 2 - 30) / n);
  return woord.flatMap((label, i): Item[] => {
    const alpha = progress01(t, { van: GAAR + i * 3, duur: 20 });
    const plek = [
      x + placeInRij(i, n, stap),
      y + (1 - overshoot(alpha)) * 70 + sway(state, { ...ZWAAI.stoom, verschil: i * 0.12 }),
    ] as const;
    return alpha === 0 ? [] : [ding('stoom', plek, { alpha, label, labelSize: Math.min(48, stap * 1.05) }, i)];
  });
}
