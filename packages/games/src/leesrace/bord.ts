/** The board over the track: a word to read, then the question with its answers, at the end the pace. */
import { deining, loop01, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { perMinuut } from '@spelrijk/game-kit/flits/leestempo';
import type { Item } from '@spelrijk/game-kit/game';
import { fitLetters, fitTekst } from '@spelrijk/game-kit/maat';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { baanOf, optiePlek } from './baan.ts';
import { isTekst, kiest, leest, speelt } from './state.ts';
import type { RaceState } from './state.ts';

/** The board: a word to read, then the question. It is the button for the next word. */
export function bord(state: RaceState): Item[] {
  const [x, y, w, h] = baanOf(state.stand).bord;
  const aan = leest(state);
  const terug = kiest(state) && isTekst(state);
  const teSnel = state.tick - state.teSnel < 30 && !state.rustig ? deining(state.tick, 7) * 5 : 0;
  const kader: Item = {
    key: 'bord',
    x: x + teSnel,
    y,
    w,
    h,
    art: 'bord',
    toon: aan ? 'lees' : '',
    pick: 'volgende',
    name: aan ? (isTekst(state) ? 'Volgende regel' : 'Volgend woord') : terug ? 'Lees de tekst nog eens' : 'Het bord',
    uit: !aan && !terug,
    z: 3,
  };
  if (state.run.fase === 'klaar') return [kader, ...uitslag(state, x, y, w)];
  if (aan) return [kader, ...leeswoord(state, x + teSnel, y, w, h), ...stippen(state, x, y + h / 2 - 36)];
  return [
    kader,
    ...vraag(state, x, y, w, h),
    ...(terug ? [{ key: 'terug', x: x + w / 2 - 52, y: y + h / 2 - 46, w: 80, h: 68, art: 'kit:lees', z: 5 }] : []),
  ];
}

function leeswoord(state: RaceState, x: number, y: number, w: number, h: number): Item[] {
  const woord = state.rij[state.plek] ?? '';
  const lijn = isTekst(state);
  const in01 = state.rustig ? 1 : uitloop(loop01(state.tick, state.woordOp, 7));
  return [
    {
      key: `lees${state.plek}`,
      x: x + (1 - in01) * 70,
      y: y - 14,
      w: w - 60,
      h: h - 80,
      alpha: in01,
      ...(lijn ? fitTekst(woord, w - 110, h - 90, 58) : { label: woord, labelSize: fitLetters(woord, w - 130, 118) }),
      z: 4,
    },
    { key: 'door', x: x + w / 2 - 62, y: y + h / 2 - 46, w: 70, h: 52, art: 'door', z: 4 },
  ];
}

/** How far the row is. */
function stippen(state: RaceState, x: number, y: number): Item[] {
  const n = state.rij.length;
  return state.rij.map((_, i): Item => ({
    key: `stip${i}`,
    x: x + (i - (n - 1) / 2) * Math.min(34, 460 / n),
    y,
    w: Math.min(22, 440 / n),
    h: Math.min(22, 440 / n),
    art: 'stip',
    toon: i < state.plek ? 'vol' : i === state.plek ? 'nu' : '',
    z: 4,
  }));
}

function vraag(state: RaceState, x: number, y: number, w: number, h: number): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const goed = state.run.fase === 'goed';
  const { tekst, plaatje } = vraagVan(opgave, goed);
  const pits = isGeleid(state.run) && !goed;
  const kop = opgave.vraag === undefined ? 'Welk woord zag je?' : '';
  const asked = goed ? (tekst ?? opgave.woord.woord) : opgave.gat !== undefined || opgave.vraag !== undefined ? (tekst ?? '') : kop;
  const hoog = pits ? h * 0.48 : h - 56;
  const top: Item = {
    key: 'vraag',
    x: plaatje === null ? x : x + 60,
    y: pits ? y - h * 0.2 : y,
    w: w - 60,
    h: hoog,
    ...fitTekst(asked, w - (plaatje === null ? 110 : 260), hoog, goed ? 96 : 64),
    z: 4,
  };
  const picture: Item[] =
    plaatje === null
      ? []
      : [
          {
            key: 'plaatje',
            x: x - w / 2 + 100,
            y: pits ? y - h * 0.18 : y,
            w: pits ? 96 : 140,
            h: pits ? 96 : 140,
            art: 'kit:plaatje',
            toon: plaatje,
            z: 4,
          },
        ];
  const rij: Item[] =
    pits && opgave.vraag === undefined
      ? [
          {
            key: 'rij',
            x,
            y: y + h * 0.24,
            w: w - 60,
            h: h * 0.36,
            art: 'strook',
            ...fitTekst(state.rij.join('   '), w - 110, h * 0.34, 42),
            z: 4,
          },
        ]
      : [];
  return [top, ...picture, ...rij];
}

/** The end: the pace of this race, only one's own. */
function uitslag(state: RaceState, x: number, y: number, w: number): Item[] {
  const tempo = Math.round(perMinuut(state.gelezen, state.gelezenTicks));
  const tekst = tempo > 0 ? `${tempo} woorden in een minuut` : 'Gefinisht!';
  return [{ key: 'vraag', x, y, w: w - 60, h: 160, ...fitTekst(tekst, w - 120, 150, 74), z: 4 }];
}

export function opties(state: RaceState): Item[] {
  const opgave = currentOpgave(state.run);
  if (leest(state) || state.run.fase === 'klaar' || opgave === undefined) return [];
  const n = state.opties.length;
  const plaatjes = opgave.plaatjes === true;
  return state.opties.flatMap((optie, i): Item[] => {
    const own = state.gekozen === optie && !speelt(state);
    if (state.run.fase === 'goed' && !own) return [];
    const { x, y, w, h } = optiePlek(state.stand, i, n, isTekst(state));
    const tab = n > 4 ? 0 : 26;
    const op = speelt(state) ? veer(loop01(state.tick, state.woordOp + i * 3, 16)) : 1;
    const kijk = isVoorgedaan(state.run) && kiest(state) && optie === opgave.antwoord;
    const rand: Item[] =
      kijk || (state.keus === i && kiest(state))
        ? [{ key: `rand${i}`, x, y, w: w + 20, h: h + 20, art: 'rand', toon: kijk ? 'kijk' : '', z: 9 }]
        : [];
    const inhoud: Item = plaatjes
      ? { key: `beeld${i}`, x, y, w: h - 14, h: h - 14, sx: op, sy: op, art: 'kit:plaatje', toon: optie, z: 11 }
      : {
          key: `tekst${i}`,
          x: x + tab,
          y,
          w: w - 2 * tab - 20,
          h,
          sx: op,
          sy: op,
          ...fitTekst(optie, w - 2 * tab - 34, h - 20, 52),
          z: 11,
        };
    return [
      ...rand,
      {
        key: `optie${i}`,
        x,
        y,
        w,
        h,
        sx: op,
        sy: op,
        art: n > 4 ? 'strook' : 'optie',
        pick: `optie:${i}`,
        name: optie,
        ...(i < 9 ? { nummer: i + 1 } : {}),
        uit: !kiest(state),
        z: 10,
      },
      inhoud,
    ];
  });
}
