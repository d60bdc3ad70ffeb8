import { boog, deining, inUit, loop01, slinger, tussen, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters, fitTekst, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { NOOIT, strook } from '@spelrijk/game-kit/schrijf';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { FLIP, VLUCHT, isBreed, isTypen, isVolgen, kijkStuk, speelt } from './state.ts';
import type { FlipperState } from './state.ts';
import { BAL_R, FLIPPER, bumpers, kastOf, midden, schijfPlek } from './tafel.ts';

export function scene(state: FlipperState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...lampen(state),
    ...kat(state),
    ...schijven(state),
    ...mikker(state),
    ...flippers(state),
    ...ballen(state),
    ...display(state),
    ...knoppen(state),
    ...kijkers(state),
    ...viering(state),
  ];
}

/** Chase lights in both sides of the frame: one step in a third of a second. */
function lampen(state: FlipperState): Item[] {
  const [l, t, r, b] = kastOf(state.stand).veld;
  const loopt = state.run.fase === 'goed' || state.run.fase === 'klaar';
  const stap = loopt && !state.rustig ? Math.floor(state.tick / 20) % 3 : loopt ? 3 : 4;
  return [l - 4, r + 4].map((x, i): Item => ({
    key: `lampen${i}`,
    x,
    y: (t + b) / 2,
    w: 36,
    h: b - t,
    art: `lampen-${state.stand}`,
    toon: String(stap),
    z: -6,
  }));
}

/** Three bumpers; the one in the middle is a cat with opinions. A bumper that is hit glows: a light over it, not another drawing. */
function kat(state: FlipperState): Item[] {
  const { fase } = state.run;
  return bumpers(state.stand).flatMap(({ x, y, r }, i): Item[] => {
    const op = state.tikOp[i] ?? NOOIT;
    const tik = boog(loop01(state.tick, op, 14));
    const maat = r * 2.3;
    const vorm = { x, y, w: maat, h: maat, sx: 1 + tik * 0.14, sy: 1 + tik * 0.14 } as const;
    if (i !== 1)
      return [
        { key: `bumper${i}`, ...vorm, art: 'bumper', z: 1 },
        { key: `gloei${i}`, ...vorm, alpha: 1 - loop01(state.tick, op, 30), art: 'gloei', z: 1 },
      ];
    const gezicht = fase === 'uitleg' ? 'tong' : fase === 'goed' || fase === 'klaar' ? 'knipoog' : state.tick - op < 30 ? 'au' : '';
    return [{ key: 'kat', ...vorm, art: 'kat', toon: gezicht, z: 1 }];
  });
}

function schijven(state: FlipperState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const n = state.schijven.length;
  const kijk = kijkStuk(state);
  const kijkId = kijk === null ? -1 : state.schijven.findIndex(({ om, stuk }) => !om && stuk === kijk);
  return state.schijven.flatMap((_, i) => schijf(state, i, n, i === kijkId));
}

function schijf(state: FlipperState, i: number, n: number, kijk: boolean): Item[] {
  const hier = state.schijven[i];
  if (hier === undefined) return [];
  const [x, y, w, h] = schijfPlek(state.stand, i, n, isBreed(state));
  const plaatjes = currentOpgave(state.run)?.plaatjes === true;
  const op = state.run.fase === 'spelen' ? veer(loop01(state.tick, state.sinds + (i % 6) * 3, 20)) : 1;
  const bonk = state.bonk?.schijf === i && !state.rustig ? slinger(state.tick - state.bonk.op, 14, 10) * 8 : 0;
  const mik = state.mik === i && speelt(state) && !hier.om;
  const base = { x: x + bonk, y, w, h, sx: op, sy: op * (hier.om ? 0.34 : 1) } as const;
  return [
    ...(kijk ? [{ key: 'kijk', ...base, w: w + 30, h: h + 30, art: 'gloed', z: 2 }] : []),
    {
      key: `schijf${i}`,
      ...base,
      y: hier.om ? y - 30 : y,
      alpha: hier.om ? 0.55 : 1,
      art: w > 150 ? 'schijf-breed' : 'schijf',
      toon: hier.om ? 'om' : mik ? 'mik' : '',
      ...(hier.om || plaatjes ? {} : fitTekst(hier.stuk, w - 30, h - 24, 56)),
      pick: `schijf:${i}`,
      name: hier.stuk,
      ...(i < 9 && !hier.om ? { nummer: i + 1 } : {}),
      uit: !speelt(state) || hier.om || state.schot !== null,
      z: 3,
    },
    ...(plaatjes && !hier.om ? [{ key: `plaat${i}`, ...base, w: h - 16, h: h - 16, art: 'kit:plaatje', toon: hier.stuk, z: 4 }] : []),
  ];
}

/** Dots from the ball to where it points; they stay on the stage unseen, since making them anew costs more than hiding them. */
function mikker(state: FlipperState): Item[] {
  if (isTypen(state) || state.run.fase === 'klaar') return [];
  const zichtbaar = speelt(state) && state.schot === null && state.schijven[state.mik]?.om === false;
  const [bx, by] = kastOf(state.stand).bal;
  const [tx, ty] = schijfPlek(state.stand, state.mik, state.schijven.length, isBreed(state));
  return Array.from({ length: 7 }, (_, i): Item => {
    const t = 0.1 + (i / 7) * 0.8;
    return {
      key: `stip${i}`,
      x: tussen(bx, tx, t),
      y: tussen(by - 14, ty + 40, t),
      w: 14,
      h: 14,
      alpha: zichtbaar ? 0.9 - t * 0.4 : 0,
      art: 'stip',
      z: 2,
    };
  });
}

function flippers(state: FlipperState): Item[] {
  const [fx, fy] = kastOf(state.stand).flipper;
  return ([-1, 1] as const).map((kant): Item => {
    const op = kant < 0 ? state.flipLinks : state.flipRechts;
    const hoek = tussen(20, -28, boog(loop01(state.tick, op, FLIP + 4)));
    const x = kant < 0 ? fx : 2 * midden(state.stand) - fx;
    const rad = (hoek / 180) * Math.PI;
    const half = FLIPPER / 2;
    return {
      key: `flipper${kant}`,
      x: x - kant * Math.cos(rad) * half,
      y: fy + Math.sin(rad) * half + 8,
      w: FLIPPER + 34,
      h: 38,
      sx: -kant,
      rot: -kant * hoek,
      art: 'flipper',
      z: 6,
    };
  });
}

/** The ball that lies ready, the one that is shot, and those that bounce about. */
function ballen(state: FlipperState): Item[] {
  const [bx, by] = kastOf(state.stand).bal;
  const bal = (key: string, x: number, y: number): Item => ({ key, x, y, w: BAL_R * 2, h: BAL_R * 2, art: 'bal', z: 7 });
  const los = state.ballen.map((b) => bal(`los${b.id}`, b.x, b.y));
  if (state.schot === null) return state.run.fase === 'klaar' ? los : [...los, bal('bal', bx, by)];
  const [tx, ty] = schijfPlek(state.stand, state.schot.schijf, state.schijven.length, isBreed(state));
  const t = loop01(state.tick, state.schot.op, VLUCHT);
  return [...los, bal('bal', tussen(bx, tx, t), tussen(by, ty + 50, t))];
}

/** The screen: the word as it grows, the question, a picture, or an ear. */
function display(state: FlipperState): Item[] {
  const [x, y, w, h] = kastOf(state.stand).display;
  const { fase } = state.run;
  const wiebel = fase === 'uitleg' && !state.rustig ? slinger(ticksInFase(state), 20, 18) * 3 : 0;
  const bak: Item = { key: 'display', x, y, w, h, rot: wiebel, art: `display-${state.stand}`, z: 8 };
  if (fase === 'klaar') return [{ ...bak, label: 'jackpot!', labelSize: 70, labelToon: 'wit' }];
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [bak];
  if (isTypen(state) || isVolgen(state)) return [bak, ...woord(state)];
  const { tekst, zin, plaatje } = vraagVan(opgave, fase === 'goed');
  if (tekst !== null) return [{ ...bak, ...fitTekst(tekst, w - 70, h - 26, zin ? 42 : 66), labelToon: 'wit' }];
  const teken: Item =
    plaatje === null
      ? { key: 'teken', x, y, w: 96, h: 70, art: 'oor', z: 9 }
      : { key: 'teken', x, y, w: 84, h: 84, art: 'kit:plaatje', toon: plaatje, z: 9 };
  return [bak, teken];
}

function woord(state: FlipperState): Item[] {
  const [x, y, w, h] = kastOf(state.stand).display;
  const hele = state.run.fase === 'goed' ? (currentOpgave(state.run)?.antwoord ?? '') : null;
  if (hele !== null && isVolgen(state))
    return [{ key: 'hele', x, y, w: w - 60, h: h - 16, ...fitTekst(hele, w - 80, h - 26, 66), labelToon: 'wit', z: 9 }];
  return strook(state, { x, y, breed: w - 50, hoog: h - 30, vak: isTypen(state) ? 74 : 100, art: 'letter', z: 9 }).map((item) =>
    item.label === undefined ? item : { ...item, labelSize: fitLetters(item.label, item.w - 14, (h - 30) * 0.76) },
  );
}

function knoppen(state: FlipperState): Item[] {
  const woorden = isVolgen(state) || isTypen(state);
  if (!woorden || !speelt(state) || state.run.poging > 1) return [];
  const { terug, klaar } = kastOf(state.stand);
  const leeg = state.vakken.inhoud.length === 0;
  const common = { w: 172, h: 98, labelSize: 34, uit: leeg, alpha: leeg ? 0.6 : 1, z: 9 } as const;
  const af: Item = {
    key: 'klaar',
    x: klaar[0],
    y: klaar[1],
    ...common,
    art: 'knop',
    toon: 'klaar',
    label: 'klaar',
    labelToon: 'wit',
    pick: 'klaar',
    name: 'Mijn woord is klaar',
  };
  if (isTypen(state)) return [af];
  return [
    { key: 'terug', x: terug[0], y: terug[1], ...common, art: 'knop', label: 'terug', pick: 'terug', name: 'Laatste stukje terug' },
    af,
  ];
}

/** The pupil's blob and a friend beside the machine; in portrait the blob sits under the flippers and saves every ball. */
function kijkers(state: FlipperState): Item[] {
  const { blob, gast } = kastOf(state.stand);
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 40)) * 18 : 0;
  const mood = blij ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const ik: Item = {
    key: 'blob',
    x: blob[0],
    y: blob[1] - hop,
    w: state.stand === 'liggend' ? 146 : 104,
    h: state.stand === 'liggend' ? 161 : 114,
    art: 'kit:blob',
    toon: mood,
    z: 5,
  };
  if (state.stand === 'staand') return [ik];
  return [ik, { key: 'gast', x: gast[0], y: gast[1] - hop * 0.7, w: 130, h: 143, art: 'kit:publiek', toon: `41 ${mood}`, z: 5 }];
}

function viering(state: FlipperState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const [x, y] = kastOf(state.stand).display;
  if (fase === 'uitleg') {
    const [l, , r] = kastOf(state.stand).veld;
    const bord: Item = {
      key: 'tilt',
      x: (l + r) / 2,
      y: kastOf(state.stand).bumperY - 164,
      w: 220,
      h: 92,
      rot: -6 + (state.rustig ? 0 : slinger(t, 24, 20) * 10),
      sx: veer(t / 14),
      sy: veer(t / 14),
      art: 'tilt',
      label: 'tilt',
      labelSize: 58,
      labelToon: 'wit',
      z: 12,
    };
    return [bord, oordeelRing(false, midden(state.stand), kastOf(state.stand).bumperY, 210)];
  }
  if (fase === 'goed')
    return [
      oordeelRing(true, midden(state.stand), kastOf(state.stand).bumperY, 210, veer(loop01(t, 2, 16)), 1 - loop01(t, 66, 12)),
      ...feest({
        key: 'conf',
        x,
        y: kastOf(state.stand).bumperY + 60,
        aantal: 16,
        leeftijd: t,
        duur: 60,
        seed: state.kans,
        kracht: 10,
        rustig: state.rustig,
      }),
    ];
  if (fase !== 'klaar') return [];
  const groot = inUit(t / 40);
  return [
    { key: 'kroon', x: midden(state.stand), y: kastOf(state.stand).bumperY - 78, w: 96 * groot + 4, h: 66 * groot + 3, art: 'kroon', z: 4 },
    ...feest({ key: 'slot', x, y: y + 120, aantal: 26, leeftijd: t, duur: 150, seed: 7, kracht: 13, rustig: state.rustig }),
  ];
}
