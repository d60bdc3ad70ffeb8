import { boog, clamp01, deining, loop01, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { isKlank, optieNaam } from '@spelrijk/game-kit/klank';
import type { Joker } from '@spelrijk/game-kit/quiz/jokers';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { boek, teruglezen } from './boek.ts';
import { ROFFEL, isTypen, isZin, jokersVan, kanJoker, speelt } from './state.ts';
import type { QuizState } from './state.ts';
import { optiePlek, studioOf } from './studio.ts';

export function scene(state: QuizState): readonly Item[] {
  if (state.bladzij !== null && speelt(state))
    return [backdrop(state.stand), ...presentator(state), ...kandidaat(state), ...zaal(state), ...boek(state, state.bladzij)];
  const antwoord = state.run.fase === 'klaar' ? [] : isTypen(state) ? typen(state) : opties(state);
  return [
    backdrop(state.stand),
    ...bord(state),
    ...presentator(state),
    ...kandidaat(state),
    ...antwoord,
    ...jokers(state),
    ...teruglezen(state),
    ...zaal(state),
    ...viering(state),
  ];
}

/** The board with what is asked, and a bulb along its upper edge for every question. */
function bord(state: QuizState): Item[] {
  const [x, y, w, h] = studioOf(state.stand).bord;
  const opgave = currentOpgave(state.run);
  const kader: Item = { key: 'bord', x, y, w, h, art: 'bord', z: 1 };
  if (opgave === undefined)
    return [kader, ...lampen(state), { key: 'vraag', x, y: y + 8, w: w - 60, h: h - 60, label: 'Bravo!', labelSize: 96, z: 2 }];
  const open = state.run.fase === 'goed' && ticksInFase(state) >= ROFFEL;
  const { tekst, plaatje } = vraagVan(opgave, open);
  const pop = open ? veer(loop01(ticksInFase(state), ROFFEL, 16)) : veer(loop01(state.tick, state.sinds, 18));
  const picture: Item[] =
    plaatje === null ? [] : [{ key: 'plaatje', x: x - w * 0.34, y: y + 8, w: 150, h: 150, art: 'kit:plaatje', toon: plaatje, z: 2 }];
  const midden = plaatje === null ? x : x + w * 0.13;
  const breed = plaatje === null ? w - 110 : w * 0.58;
  const wat: Item =
    tekst === null
      ? { key: 'vraag', x: midden, y: y + 8, w: 150, h: 132, sx: pop, sy: pop, art: 'oor', z: 2 }
      : { key: 'vraag', x: midden, y: y + 8, w: breed, h: h - 60, sx: pop, sy: pop, ...fitTekst(tekst, breed, h - 76, 84), z: 2 };
  return [kader, ...lampen(state), ...picture, wat];
}

function lampen(state: QuizState): Item[] {
  const [x, y, w, h] = studioOf(state.stand).bord;
  const { uitslag, rij, fase } = state.run;
  const feestelijk = fase === 'klaar';
  return uitslag.map((u, i): Item => {
    const now = rij[0] === i && !feestelijk;
    const lit = (u ?? 0) > 0 || (now && fase === 'goed' && ticksInFase(state) >= ROFFEL);
    const loopt = feestelijk && !state.rustig && Math.floor(state.tick / 20 + i) % 2 === 0;
    const rolt = now && fase === 'goed' && ticksInFase(state) < ROFFEL && !state.rustig;
    const pop = lit && now ? 1 + boog(loop01(ticksInFase(state), ROFFEL, 18)) * 0.7 : 1;
    return {
      key: `lamp${i}`,
      x: x + (i - (uitslag.length - 1) / 2) * Math.min(56, (w - 60) / Math.max(1, uitslag.length)),
      y: y - h / 2 + 12 + (rolt ? (state.tick % 4 < 2 ? 3 : -3) : 0),
      w: 44,
      h: 44,
      sx: pop,
      sy: pop,
      art: 'lamp',
      toon: lit || loopt ? 'aan' : u === 0 ? 'straks' : now ? 'nu' : 'uit',
      z: 3,
    };
  });
}

/** Bloep hops a little at every question and sits down for nothing. */
function presentator(state: QuizState): Item[] {
  const [x, y] = studioOf(state.stand).bloep;
  const { fase } = state.run;
  const hop = state.rustig ? 0 : boog(loop01(state.tick, state.sinds, 24)) * 18;
  const mood = fase === 'goed' || fase === 'klaar' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  return [
    { key: 'bloep', x, y: y - hop, w: 150, h: 165, art: 'kit:bloep', toon: mood, z: 4 },
    { key: 'katheder', x, y: y + 106, w: 176, h: 150, art: 'katheder', z: 5 },
  ];
}

/** The pupil's blob at its own desk; a wrong answer puts a duck on it. */
function kandidaat(state: QuizState): Item[] {
  const [x, y] = studioOf(state.stand).lessenaar;
  const { fase } = state.run;
  const won = fase === 'klaar' || (fase === 'goed' && ticksInFase(state) >= ROFFEL);
  const hop = won && !state.rustig ? Math.abs(deining(state.tick, 46)) * 26 : 0;
  const druk = fase === 'wacht' || (fase === 'goed' && ticksInFase(state) < ROFFEL);
  const mood = won ? 'trots' : fase === 'uitleg' ? 'verrast' : isGeleid(state.run) ? 'denkt' : 'blij';
  return [
    { key: 'blob', x, y: y - 82 - hop, w: 146, h: 161, art: 'kit:blob', toon: mood, z: 4 },
    { key: 'lessenaar', x, y: y + 40, w: 228, h: 166, art: 'lessenaar', toon: won ? 'aan' : 'uit', z: 5 },
    { key: 'zoemer', x: x + 58, y: y - 50 + (druk ? 6 : 0), w: 66, h: 40, sy: druk ? 0.7 : 1, art: 'zoemer', z: 6 },
    ...eend(state, x - 44, y - 66),
  ];
}

function eend(state: QuizState, x: number, y: number): Item[] {
  const { fase, poging } = state.run;
  const ligt = fase === 'uitleg' || (fase === 'spelen' && poging > 1);
  if (!ligt) return [];
  const t = fase === 'uitleg' && !state.rustig ? loop01(state.tick, state.sinds, 34) : 1;
  const val = t < 0.6 ? (t / 0.6) ** 2 : 1 - boog((t - 0.6) / 0.4) * 0.12;
  const wiebel = state.rustig ? 0 : deining(state.tick, 90) * 5;
  return [{ key: 'eend', x, y: y - (1 - val) * (y + 60), w: 76, h: 70, rot: wiebel, art: 'eend', z: 7 }];
}

function opties(state: QuizState): Item[] {
  const opgave = currentOpgave(state.run);
  const plaatjes = opgave?.plaatjes === true;
  const shown = isVoorgedaan(state.run) && speelt(state);
  return state.opties.flatMap((optie, i): Item[] => {
    const weg = state.weg.includes(optie);
    const out = weg ? 1 - loop01(state.tick, state.jokerOp, 20) : 1;
    const own = state.gekozen === optie && !speelt(state);
    const others = state.run.fase === 'goed' && !own ? 1 - loop01(ticksInFase(state), 0, 16) : 1;
    const alpha = Math.min(out, others);
    if (alpha === 0) return [];
    return optieItems(state, optie, i, { alpha, weg, own, plaatjes, kijk: shown && optie === opgave?.antwoord });
  });
}

interface OptieLook {
  readonly alpha: number;
  readonly weg: boolean;
  readonly own: boolean;
  readonly plaatjes: boolean;
  readonly kijk: boolean;
}

function optieItems(state: QuizState, optie: string, i: number, { alpha, weg, own, plaatjes, kijk }: OptieLook): Item[] {
  const plek = optiePlek(state.stand, i, state.opties.length, plaatjes);
  const opkomst = speelt(state) ? veer(loop01(state.tick, state.sinds + i * 4, 18)) : 1;
  const grow = own && state.run.fase === 'goed' ? 1 + 0.06 * boog(loop01(ticksInFase(state), ROFFEL, 30)) : opkomst;
  const common = { x: plek.x, y: plek.y, sx: grow, sy: grow, alpha };
  const rand: Item[] =
    kijk || (state.keus === i && speelt(state) && !weg)
      ? [{ key: `rand${i}`, ...common, w: plek.w + 22, h: plek.h + 22, art: 'rand', toon: kijk ? 'kijk' : 'keus', z: 7 }]
      : [];
  const mark = vormPlek(plek, plaatjes);
  const opgave = currentOpgave(state.run);
  const klank = isKlank(opgave) && !(own && state.run.fase === 'goed');
  const inhoud: Item = klank
    ? { key: `klank${i}`, ...common, x: plek.x + 30, w: 92, h: 92, art: 'kit:klank', toon: state.gehoord === optie ? 'nu' : '', z: 9 }
    : plaatjes
      ? { key: `beeld${i}`, ...common, w: plek.w - 40, h: plek.h - 40, art: 'kit:plaatje', toon: optie, z: 9 }
      : woordItem(state, optie, i, plek, common);
  return [
    ...rand,
    {
      key: `optie${i}`,
      ...common,
      w: plek.w,
      h: plek.h,
      art: 'paneel',
      pick: `optie:${i}`,
      name: optieNaam(opgave, optie, i),
      ...(i < 9 ? { nummer: i + 1 } : {}),
      uit: weg || !speelt(state),
      z: 8,
    },
    inhoud,
    ...(isZin(state)
      ? []
      : [{ key: `vorm${i}`, ...common, x: mark.x, y: mark.y, w: mark.maat, h: mark.maat, art: 'vorm', toon: String(i), z: 9 }]),
  ];
}

type Plaats = ReturnType<typeof optiePlek>;

/** The text of an option, beside its shape; a word of a sentence has none. */
function woordItem(state: QuizState, optie: string, i: number, plek: Plaats, common: Pick<Item, 'x' | 'y' | 'sx' | 'sy' | 'alpha'>): Item {
  const zin = isZin(state);
  const room = plek.w - (zin ? 20 : 122);
  return {
    key: `woord${i}`,
    ...common,
    x: plek.x + (zin ? 0 : 34),
    w: plek.w - (zin ? 8 : 100),
    h: plek.h,
    ...fitTekst(optie, room, plek.h - 26, 62),
    z: 9,
  };
}

/** The coloured shape of an option: to the left of a word, in the corner of a picture. */
const vormPlek = (plek: Plaats, plaatjes: boolean): { readonly x: number; readonly y: number; readonly maat: number } =>
  plaatjes ? { x: plek.x - plek.w / 2 + 22, y: plek.y - plek.h / 2 + 22, maat: 36 } : { x: plek.x - plek.w / 2 + 48, y: plek.y, maat: 50 };

function typen(state: QuizState): Item[] {
  const { strook: waar, klaar } = studioOf(state.stand);
  const [x, y, breed] = waar;
  const letters = strook(state, { x, y, breed, hoog: 104, vak: 78, art: 'vak', z: 9 });
  if (isGeleid(state.run) || !speelt(state)) return letters;
  const leeg = state.vakken.inhoud.length === 0;
  return [
    ...letters,
    {
      key: 'klaar',
      x: klaar[0],
      y: klaar[1],
      w: 230,
      h: 96,
      art: 'knop',
      label: 'Klaar!',
      labelSize: 42,
      labelToon: 'wit',
      pick: 'klaar',
      name: 'Mijn woord is klaar',
      uit: leeg,
      alpha: leeg ? 0.55 : 1,
      z: 9,
    },
  ];
}

const JOKERNAAM: Readonly<Record<Joker, string>> = {
  half: 'Joker: er gaan foute antwoorden weg',
  langzaam: 'Joker: zeg het woord langzaam',
  regel: 'Joker: vertel me de regel',
};

function jokers(state: QuizState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const { jokers: plekken } = studioOf(state.stand);
  const nu = jokersVan(state);
  return nu.map((joker, i): Item => {
    const [x, y] = plekken[i + plekken.length - nu.length] ?? [0, 0];
    const used = state.op.includes(joker);
    const kan = kanJoker(state, joker);
    const draai = used && !state.rustig ? uitloop(loop01(state.tick, state.jokerOp, 24)) * 360 : 0;
    const last = state.op.at(-1) === joker;
    return {
      key: `joker${joker}`,
      x,
      y,
      w: 92,
      h: 92,
      rot: last ? draai : 0,
      art: 'joker',
      toon: used ? `${joker} op` : joker,
      pick: `joker:${joker}`,
      name: JOKERNAAM[joker],
      uit: !kan,
      alpha: used || kan ? 1 : 0.5,
      z: 6,
    };
  });
}

/** The house: they do the wave when it is right, and all stand up at the end. */
function zaal(state: QuizState): Item[] {
  const [y, aantal, maat] = studioOf(state.stand).zaal;
  const { w, h } = maatOf(state.stand);
  const { fase } = state.run;
  const blij = fase === 'klaar' || (fase === 'goed' && ticksInFase(state) >= ROFFEL);
  const rij = Array.from({ length: aantal }, (_, i): Item => {
    const golf = blij && !state.rustig ? clamp01(Math.sin(ticksInFase(state) / 9 - i * 0.6)) * 46 : 0;
    return {
      key: `zaal${i}`,
      x: ((i + 0.5) / aantal) * w,
      y: y + (i % 2) * 12 - golf - (blij ? 14 : 0),
      w: maat,
      h: maat * 1.1,
      art: 'kit:publiek',
      toon: `${i * 23 + 4} ${blij ? 'trots' : fase === 'uitleg' ? 'denkt' : 'blij'}`,
      z: 10,
    };
  });
  return [...rij, { key: 'reling', x: w / 2, y: h - 18, w: w + 40, h: 64, art: 'reling', z: 12 }];
}

function viering(state: QuizState): Item[] {
  const { prijs, bord: plaats } = studioOf(state.stand);
  const t = ticksInFase(state);
  if (state.run.fase === 'klaar') return slot(state, prijs, t);
  if (state.run.fase === 'uitleg') return [oordeelRing(false, ...waarRing(state), 96)];
  if (state.run.fase !== 'goed' || t < ROFFEL) return [];
  const ring = oordeelRing(true, ...waarRing(state), 92, veer(loop01(t, ROFFEL, 16)), 1 - loop01(t, 70, 14));
  const snippers = feest({
    key: 'conf',
    x: plaats[0],
    y: plaats[1] + 60,
    aantal: 12,
    leeftijd: t - ROFFEL,
    duur: 62,
    seed: state.kans,
    kracht: 12,
    rustig: state.rustig,
  });
  return [...snippers, ring];
}

/** Around the shape of the chosen option, or above the row of letters. */
function waarRing(state: QuizState): readonly [number, number] {
  const i = state.opties.indexOf(state.gekozen ?? '');
  if (i < 0) return [studioOf(state.stand).strook[0], studioOf(state.stand).strook[1] - 92];
  const plaatjes = currentOpgave(state.run)?.plaatjes === true;
  const plek = optiePlek(state.stand, i, state.opties.length, plaatjes);
  if (isZin(state)) return [plek.x, plek.y];
  const { x, y } = vormPlek(plek, plaatjes);
  return [x, y];
}

function slot(state: QuizState, [x, y]: readonly [number, number], t: number): Item[] {
  const op = veer(loop01(t, 6, 40));
  const zweef = state.rustig ? 0 : deining(state.tick, 120) * 8;
  const common = { x, y: y - 90, leeftijd: t, duur: 150, rustig: state.rustig };
  return [
    { key: 'stralen', x, y: y + zweef, w: 460, h: 460, rot: state.rustig ? 0 : t * 0.4, sx: op, sy: op, art: 'stralen', z: 7 },
    { key: 'prijs', x, y: y + zweef, w: 190, h: 250, sx: op, sy: op, art: 'prijs', z: 8 },
    ...feest({ ...common, key: 'slot', aantal: 24, seed: 5, kracht: 14 }),
  ];
}
