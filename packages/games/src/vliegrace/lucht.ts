/** The sky while a word is asked: clouds with pieces or answers, the plane with who flies along, and the word it writes. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { currentOpgave, isGuided, isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import {
  arch,
  between,
  bump,
  cheer,
  clamp01,
  drawKeuzeRand,
  drawOptiebord,
  easeInOut,
  easeOut,
  fitLetters,
  maatOf,
  placeInRij,
  popIn,
  progress01,
  shake,
  stemmingOf,
  sway,
  vakbeeldOf,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Plek } from '@spelrijk/game-kit/stage';
import { ding, isInView, isRij, isZin, keuzePlek, LAGEN, luchtOf, rijPlek, STIJGT, wolkBreed, wolkPlek } from './state.ts';
import type { VliegState } from './state.ts';

/** A cloud with an answer. */
const WOLK: Optielook = { pick: 'optie', letters: 56, rand: { w: 80, h: 50 }, plaat: { krimp: 30 }, gloed: { w: 40, h: 36 } };

/** Ticks of a dash to a cloud and back. */
const DUIK = 16;
const TERUG = 24;
/** When the smoke of the first letter stands there, and from letter to letter. */
const ROOK = { van: 6, tussen: 6, duur: 14, rij: 104 } as const;
const SCHOK = { periode: 12, demping: 30, uitslag: 9 } as const;
/** How far what broke off sinks. */
const ZAKT = { woord: 14, zin: 6 } as const;
const HOP = { periode: 44, hoogte: 14 } as const;
const MAATJES_OP = 5;
/** Where from the plane those who fly along are; lying, the buttons are close below it. */
const MAATJES = {
  liggend: [
    [-112, -50],
    [-112, 26],
    [-140, -100],
    [-62, -112],
    [22, -116],
  ],
  staand: [
    [-74, -52],
    [-74, 52],
    [-54, -106],
    [-54, 106],
    [14, -116],
  ],
} as const;
const UIT_BEELD = 240;

/** Height of a lane, or of the way below them. */
const laagY = (state: VliegState, laag: number): number => {
  const { lagen, vrij } = luchtOf(state);
  return lagen[laag] ?? vrij;
};

/** Where the plane is while a word is asked: in its lane, through a cloud and back, on its way with the smoke, away at the end. */
export function vliegtuigPlek(state: VliegState): Plek {
  const { vliegtuig, vrij, woord, vlucht } = luchtOf(state);
  const { w } = maatOf(state.stand);
  const t = ticksInFase(state);
  if (state.run.fase === 'goed') {
    const weg = state.rustig ? 1 : easeInOut(progress01(t, { van: 0, duur: lettersOfSmoke(state).length * ROOK.tussen + 20 }));
    return [
      between(Math.max(vliegtuig, woord.x - woord.breed / 2), w - 100, weg),
      vlucht.van + (vrij - vlucht.van) * 0.36 - arch(weg) * 60,
    ];
  }
  if (state.run.fase === 'klaar')
    return [w / 2, between(vrij, vlucht.van + 120, easeOut(progress01(t, { van: 0, duur: 60 }))) - cheer(state, HOP)];
  const stijgt = state.rustig ? 1 : easeInOut(progress01(state.tick, { van: state.laagOp, duur: STIJGT }));
  const rust: Plek = [
    vliegtuig,
    between(laagY(state, state.laagVan), laagY(state, state.laag), stijgt) + sway(state, { periode: 120, uitslag: 5 }),
  ];
  const ver = state.tick - state.duikOp;
  if (state.duik < 0 || ver > DUIK + TERUG || state.rustig) return rust;
  const doel = isRij(state) ? wolkPlek(state, state.duik) : keuzePlek(state, state.duik);
  const heen = ver < DUIK ? easeInOut(ver / DUIK) : 1 - easeInOut((ver - DUIK) / TERUG);
  return [between(rust[0], Math.max(rust[0], doel[0] - 40), heen), between(rust[1], doel[1], heen)];
}

/** The plane with its pilot; in a thunderstorm it trembles. */
export function drawVliegtuig(state: VliegState, [x, y]: Plek, schuin: number): Item[] {
  const fout = state.run.fase === 'uitleg';
  const rot = schuin + (fout ? shake(state, ticksInFase(state), SCHOK) : sway(state, { periode: 90, uitslag: 1.5 }));
  const draait = state.rustig ? 1 : Math.abs(Math.sin(state.tick * 0.9)) * 0.9 + 0.1;
  return [
    ...drawMaatjes(state, [x, y]),
    ding('piloot', [x - 12, y - 50], { toon: stemmingOf(state.run.fase), rot }),
    ding('vliegtuig', [x, y], { rot, toon: fout ? 'nat' : '' }),
    ding('prop', [x + 92, y + schuin * 1.4], { sy: draait, rot }),
    ding('sjaal', [x - 58, y - 40 + sway(state, { periode: 20, uitslag: 3 })], { rot: rot + sway(state, { periode: 16, uitslag: 7 }) }),
  ];
}

/** Who flies along, in a half circle behind the plane; upright, with less room behind it, around it. */
function drawMaatjes(state: VliegState, [x, y]: Plek): Item[] {
  const mee = state.maatjes.slice(-MAATJES_OP);
  return mee.map((soort, i) => {
    const [bij = 0, hoog = 0] = MAATJES[state.stand][i] ?? [];
    const nieuw = i === mee.length - 1 ? popIn(state.tick, { van: state.maatjeOp, duur: 24 }) : 1;
    const klapt = 1 + sway(state, { periode: 18, uitslag: 0.12, verschil: i * 0.3 });
    const plek: Plek = [x + bij, y + hoog + sway(state, { periode: 80, uitslag: 5, verschil: i * 0.2 }) - cheer(state, HOP)];
    return ding('maatje', plek, { toon: String(soort), sx: nieuw, sy: nieuw * klapt }, i);
  });
}

export function drawVlieger(state: VliegState): Item[] {
  const plek = vliegtuigPlek(state);
  const stijgt = bump(state.tick, { van: state.laagOp, duur: STIJGT });
  return drawVliegtuig(
    state,
    plek,
    (state.laag < 0 ? LAGEN : state.laag) > (state.laagVan < 0 ? LAGEN : state.laagVan) ? stijgt * 12 : stijgt * -12,
  );
}

export const drawWolken = (state: VliegState): Item[] => {
  const { fase } = state.run;
  if (fase === 'klaar' || fase === 'goed') return [];
  return isRij(state) ? drawStukken(state) : drawKeuzes(state);
};

/** Clouds with loose pieces, each in its lane. */
function drawStukken(state: VliegState): Item[] {
  const { h } = luchtOf(state).wolk;
  const breed = wolkBreed(state);
  const speelt = isPlaying(state.run);
  return looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const [x, y] = wolkPlek(state, id);
    const { w } = maatOf(state.stand);
    if (x < -UIT_BEELD || x > w + UIT_BEELD) return [];
    const kijk = voorbeeldOf(state) === stuk;
    const hier = speelt && state.keus === id;
    const dobber = sway(state, { periode: 150, uitslag: 4, verschil: id * 0.17 });
    const schok = id === state.duik && state.misOp >= state.duikOp ? shake(state, state.tick - state.misOp, SCHOK) : 0;
    return [
      ...(kijk || hier ? [ding('rand', [x, y + dobber], { w: breed + 26, h: h + 24, toon: kijk ? 'kijk' : '' }, id)] : []),
      ding(
        'wolk',
        [x + schok, y + dobber],
        {
          w: breed,
          h,
          label: stuk,
          labelSize: fitLetters(stuk, breed - 50, 50),
          pick: `stuk:${id}`,
          name: `Vlieg door de wolk met ${stuk}`,
          uit: !speelt || !isInView(state, id),
        },
        id,
      ),
    ];
  });
}

/** Clouds with what can stand in the gap; the wrong one turns out to be thunder. */
function drawKeuzes(state: VliegState): Item[] {
  const { keuze } = luchtOf(state);
  const fout = state.run.fase === 'uitleg';
  return state.opties.flatMap((optie, i) => {
    const [x, y] = keuzePlek(state, i);
    const op = popIn(ticksInFase(state), { van: i * 4, duur: isPlaying(state.run) ? 20 : 1 });
    const donder = fout && state.gekozen === optie;
    const dobber = sway(state, { periode: 150, uitslag: 5, verschil: i * 0.3 });
    const vlak = { x, y: y + dobber, w: keuze.w, h: keuze.h, sx: op, sy: op };
    return [
      ...drawKeuzeRand(state, i, { vlak, om: 26, z: 2 }),
      ...drawOptiebord(state, i, {
        vlak,
        bord: { art: 'wolk', toon: donder ? 'grijs' : '', z: 3, uit: !isPlaying(state.run) },
        look: WOLK,
      }),
      ...(donder ? [ding('bliksem', [x, y + 90], { alpha: clamp01(1.4 - ticksInFase(state) / 60) })] : []),
    ];
  });
}

/** The letters or pieces that stand in smoke. */
function lettersOfSmoke(state: VliegState): readonly string[] {
  if (isRij(state)) return state.vakken.inhoud;
  return [...(currentOpgave(state.run)?.woord.woord ?? '')];
}

/** Right: the word in smoke, over the whole sky, letter after letter. */
export function drawRook(state: VliegState): Item[] {
  if (state.run.fase !== 'goed') return [];
  const { woord, vrij, vlucht } = luchtOf(state);
  const letters = lettersOfSmoke(state);
  const n = letters.length;
  const rijen = isZin(state) && n > 4 ? 2 : 1;
  const perRij = Math.ceil(n / rijen);
  const stap = Math.min(isZin(state) ? 260 : 110, (maatOf(state.stand).w - 70) / Math.max(1, perRij));
  const t = ticksInFase(state);
  return letters.map((label, i) => {
    const op = popIn(t, { van: ROOK.van + i * ROOK.tussen, duur: ROOK.duur });
    const rij = Math.floor(i / perRij);
    const x = woord.x + placeInRij(i % perRij, Math.min(perRij, n - rij * perRij), stap);
    const y =
      vlucht.van +
      (vrij - vlucht.van) * 0.56 +
      (rij - (rijen - 1) / 2) * ROOK.rij +
      sway(state, { periode: 130, uitslag: 5, verschil: i * 0.13 });
    return ding('rook', [x, y], { w: stap + 10, sx: op, sy: op, label, labelSize: fitLetters(label, stap - 10, 74) }, i);
  });
}

/** What was flown through so far, under the sky; where it breaks off the smoke is dark. */
export function drawRij(state: VliegState): Item[] {
  const { fase } = state.run;
  if (!isRij(state) || fase === 'klaar' || fase === 'goed') return [];
  const { doel, inhoud } = state.vakken;
  const stukken = currentOpgave(state.run)?.stukken ?? [];
  const breuk = fase === 'uitleg' ? inhoud.findIndex((stuk, i) => stuk !== stukken[i]) : -1;
  return doel.map((_, i) => {
    const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
    const nieuw = vol && i === inhoud.length - 1 && isPlaying(state.run) ? popIn(state.tick, { van: state.letterOp, duur: 16 }) : 1;
    const mis = nu ? shake(state, state.tick - state.misOp, { periode: 8, demping: 8, uitslag: 5 }) : 0;
    const val =
      breuk >= 0 && i >= breuk
        ? easeOut(progress01(ticksInFase(state), { van: i * 2, duur: 24 })) * (isZin(state) ? ZAKT.zin : ZAKT.woord)
        : 0;
    const { x, y, w, h } = rijPlek(state, i, doel.length);
    const tekst = label === undefined ? {} : { label, labelSize: fitLetters(label, w - 10, 48), labelToon };
    const toon = vol ? (breuk >= 0 && i >= breuk ? 'breuk' : 'vol') : nu ? 'nu' : '';
    return ding('vak', [x + mis, y + val], { w, h, sx: nieuw, sy: nieuw, rot: val * (i % 2 === 0 ? 0.6 : -0.5), toon, ...tekst }, i);
  });
}

/** A thundercloud over the place where the smoke broke off. */
export function drawOnweer(state: VliegState): Item[] {
  if (state.run.fase !== 'uitleg' || !isRij(state)) return [];
  const { doel, inhoud } = state.vakken;
  const stukken = currentOpgave(state.run)?.stukken ?? [];
  const breuk = Math.max(
    0,
    inhoud.findIndex((stuk, i) => stuk !== stukken[i]),
  );
  const { x } = rijPlek(state, breuk, doel.length);
  const { y } = rijPlek(state, 0, doel.length);
  const op = popIn(ticksInFase(state), { van: 0, duur: 18 });
  return [
    ding('wolk', [x, y - 150], { w: 190, h: 116, sx: op, sy: op, toon: 'donder' }, 'donder'),
    ding('bliksem', [x, y - 70], { w: 60, h: 86, alpha: clamp01(1.6 - ticksInFase(state) / 50) }),
  ];
}

export function drawKnoppen(state: VliegState): Item[] {
  if (!isRij(state) || !isPlaying(state.run) || isGuided(state.run)) return [];
  const { terug, klaar } = luchtOf(state);
  const leeg = state.gelegd.length === 0;
  const af = isDoneLaying(state);
  const vast = { labelSize: 38, labelToon: 'wit' } as const;
  return [
    ding(
      'knop',
      terug,
      {
        ...vast,
        label: 'Terug',
        toon: 'stil',
        pick: 'af',
        name: `Terug: laat het laatste ${isZin(state) ? 'woord' : 'stukje'} los`,
        uit: leeg,
        alpha: leeg ? 0.55 : 1,
      },
      'af',
    ),
    ding(
      'knop',
      klaar,
      { ...vast, label: 'Klaar', pick: 'klaar', name: `Mijn ${isZin(state) ? 'zin' : 'woord'} is klaar`, uit: !af, alpha: af ? 1 : 0.55 },
      'klaar',
    ),
  ];
}
