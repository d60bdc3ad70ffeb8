import { boog, deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import { aftellen } from '@spelrijk/game-kit/flits/belichting';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { BIJSCHRIFTEN } from './bijschriften.ts';
import { beeld, isAanZet, isFlits, isTypen, sceneVan, speelt } from './state.ts';
import type { BioscoopState } from './state.ts';
import { kaartjePlek, zaalOf } from './zaal.ts';

export function scene(state: BioscoopState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...doek(state),
    ...publiek(state),
    ...cabine(state),
    ...automaat(state),
    ...blob(state),
    ...viering(state),
  ];
}

const isDonker = (state: BioscoopState): boolean =>
  (speelt(state) && beeld(state) !== 'open') || state.run.fase === 'goed' || state.run.fase === 'klaar';

function doek(state: BioscoopState): Item[] {
  const [x, y, w, h] = zaalOf(state.stand).doek;
  const kader: Item = { key: 'doek', x, y, w, h, art: 'doek', z: 1 };
  const vol = { x, y, w: w - 24, h: h - 24, z: 2 };
  const licht: Item[] = isDonker(state)
    ? [{ key: 'straal', x, y, w: w + 60, h: h + 50, art: 'gloed', alpha: state.rustig ? 0.7 : 0.62 + deining(state.tick, 23) * 0.06, z: 0 }]
    : [];
  switch (state.run.fase) {
    case 'goed':
    case 'klaar':
      return [...licht, kader, ...film(state)];
    case 'uitleg':
      return [kader, { key: 'terugspoel', ...vol, art: 'terugspoel', toon: String(Math.floor(state.tick / 5) % 2) }];
    default:
      return [...licht, kader, ...gevraagd(state)];
  }
}

/** What is on the screen while the child plays: the leader, the word, the mask, or what to do. */
function gevraagd(state: BioscoopState): Item[] {
  const [x, y, w, h] = zaalOf(state.stand).doek;
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const groot = (tekst: string): Item => ({
    key: 'woord',
    x,
    y,
    w: w - 60,
    h: h - 60,
    label: tekst,
    labelSize: fitLetters(tekst, w - 130, 124),
    z: 3,
  });
  if (!isFlits(opgave)) return gehoord(state, x, y, w, h);
  if (isVoorgedaan(state.run)) return [groot(opgave.woord.woord)];
  const now = beeld(state);
  if (now === 'woord') return [groot(opgave.woord.woord)];
  if (now === 'masker') return [groot('#'.repeat(Math.min(12, opgave.woord.woord.length + 2)))];
  if (now === 'open') return [{ key: 'beurt', x, y: y - 6, w: 250, h: 200, art: isTypen(state) ? 'typ' : 'kaart', z: 3 }];
  const t = state.tick - state.flitsOp;
  return [
    { key: 'teller', x, y, w: h - 90, h: h - 90, art: 'teller', z: 3 },
    { key: 'wijzer', x, y, w: h - 90, h: h - 90, rot: state.rustig ? 0 : t * 14, art: 'tellerwijzer', z: 4 },
    { key: 'cijfer', x, y, w: 200, h: 200, label: String(aftellen(t)), labelSize: 130, z: 5 },
  ];
}

function gehoord(state: BioscoopState, x: number, y: number, w: number, h: number): Item[] {
  const opgave = currentOpgave(state.run);
  const { tekst, plaatje } = opgave === undefined ? { tekst: null, plaatje: null } : vraagVan(opgave, false);
  const pop = veer(loop01(state.tick, state.sinds, 18));
  if (tekst !== null) return [{ key: 'vraag', x, y, w: w - 90, h: h - 60, ...fitTekst(tekst, w - 120, h - 90, 76), z: 3 }];
  if (plaatje !== null) return [{ key: 'plaatje', x, y, w: 230, h: 230, sx: pop, sy: pop, art: 'kit:plaatje', toon: plaatje, z: 3 }];
  return [{ key: 'oor', x, y, w: 210, h: 185, sx: pop, sy: pop, art: 'oor', z: 3 }];
}

/** The scene that was earned, with a line to read; at the end the last one stays. */
function film(state: BioscoopState): Item[] {
  const [x, y, w, h] = zaalOf(state.stand).doek;
  const last = BIJSCHRIFTEN.length - 1;
  const n = state.run.fase === 'klaar' ? last : Math.max(0, sceneVan(state, BIJSCHRIFTEN.length));
  const t = ticksInFase(state);
  const schud = state.rustig ? 0 : deining(state.tick, 31) * 1.2;
  const tekst = state.run.fase === 'klaar' ? 'Einde' : (BIJSCHRIFTEN[n] ?? '');
  return [
    { key: 'film', x: x + schud, y, w: w - 24, h: h - 24, alpha: loop01(t, 0, 12), art: 'film', toon: String(n), z: 2 },
    {
      key: 'bijschrift',
      x,
      y: y + h / 2 - 48,
      w: w - 70,
      h: 62,
      art: 'bijschrift',
      label: tekst,
      labelSize: fitLetters(tekst, w - 130, 40),
      labelToon: 'wit',
      z: 4,
    },
  ];
}

function publiek(state: BioscoopState): Item[] {
  const [y, aantal, maat] = zaalOf(state.stand).publiek;
  const { w } = maatOf(state.stand);
  const blij = state.run.fase === 'goed' || state.run.fase === 'klaar';
  const hoofden = Array.from({ length: aantal }, (_, i): Item => {
    const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 60, i * 0.17)) * 12 : 0;
    return {
      key: `kop${i}`,
      x: ((i + 0.5) / aantal) * w,
      y: y - hop + (i % 2) * 10,
      w: maat,
      h: maat,
      art: 'kop',
      toon: String(i % 4),
      z: 5,
    };
  });
  return [...hoofden, { key: 'stoelen', x: w / 2, y: y + 62, w: w + 20, h: 104, art: `stoelen-${state.stand}`, z: 6 }];
}

/** The operator with the reel: it turns on while the film runs and back when the word was another. */
function cabine(state: BioscoopState): Item[] {
  const { cabine: plek, spoel } = zaalOf(state.stand);
  const opgave = currentOpgave(state.run);
  const { fase } = state.run;
  const draai = state.rustig ? 0 : fase === 'uitleg' ? -state.tick * 9 : isDonker(state) ? state.tick * 4 : 0;
  const mood = fase === 'uitleg' ? 'verrast' : fase === 'goed' || fase === 'klaar' ? 'trots' : 'blij';
  const kan = isAanZet(state) && opgave !== undefined && isFlits(opgave) && !isVoorgedaan(state.run);
  const spoelknop: Item = {
    key: 'spoel',
    x: spoel[0],
    y: spoel[1],
    w: 104,
    h: 104,
    art: 'spoel',
    toon: kan ? 'kan' : '',
    rot: draai,
    pick: 'terug',
    name: 'Laat het woord nog eens zien',
    uit: !kan,
    z: 9,
  };
  return [
    { key: 'operateur', x: plek[0], y: plek[1] + 6, w: 104, h: 114, art: 'kit:publiek', toon: `31 ${mood}`, z: 7 },
    { key: 'cabine', x: plek[0], y: plek[1], w: 176, h: 150, art: 'cabine', z: 8 },
    ...(opgave !== undefined && isFlits(opgave) ? [spoelknop] : []),
  ];
}

function automaat(state: BioscoopState): Item[] {
  const zaal = zaalOf(state.stand);
  const [x, y, w, h] = zaal.automaat;
  const kast: Item = { key: 'automaat', x, y, w, h, art: `automaat-${state.stand}`, z: 10 };
  if (state.run.fase === 'klaar') return [kast, melding('Tot de volgende film', x, y, w)];
  if (speelt(state) && !isAanZet(state)) return [kast, melding('Kijk goed', x, y, w)];
  if (!isTypen(state)) return [kast, ...kaartjes(state)];
  const [sx, sy, breed] = zaal.strook;
  const letters = strook(state, { x: sx, y: sy, breed, hoog: 100, vak: 72, art: 'vak', z: 12 });
  const leeg = state.vakken.inhoud.length === 0;
  const knop: Item = {
    key: 'print',
    x: zaal.knop[0],
    y: zaal.knop[1],
    w: 164,
    h: 100,
    art: 'knop',
    label: 'Klaar!',
    labelSize: 38,
    labelToon: 'wit',
    pick: 'klaar',
    name: 'Mijn woord is klaar',
    uit: leeg || !isAanZet(state),
    alpha: leeg ? 0.6 : 1,
    z: 12,
  };
  return isGeleid(state.run) || !speelt(state) ? [kast, ...letters] : [kast, ...letters, knop];
}

/** What the machine says in lights when there is nothing to do on it. */
const melding = (tekst: string, x: number, y: number, w: number): Item => ({
  key: 'melding',
  x,
  y: y - 6,
  w: w - 80,
  h: 100,
  label: tekst,
  labelSize: 52,
  labelToon: 'wit',
  z: 12,
});

function kaartjes(state: BioscoopState): Item[] {
  const [, , , w, h] = zaalOf(state.stand).kaartjes;
  const opgave = currentOpgave(state.run);
  const open = isAanZet(state);
  return state.kaartjes.flatMap((kaartje, i): Item[] => {
    const own = state.gekozen === kaartje && !speelt(state);
    if (state.run.fase === 'goed' && !own) return [];
    const [x, y] = kaartjePlek(state.stand, i, state.kaartjes.length);
    const kijk = isVoorgedaan(state.run) && open && kaartje === opgave?.antwoord;
    const keus = state.keus === i && open;
    const rand: Item[] =
      kijk || keus ? [{ key: `rand${i}`, x, y, w: w + 20, h: h + 20, art: 'rand', toon: kijk ? 'kijk' : '', z: 11 }] : [];
    return [
      ...rand,
      {
        key: `kaartje${i}`,
        x,
        y,
        w,
        h,
        art: 'kaartje',
        label: kaartje,
        labelSize: fitLetters(kaartje, w - 66, 52),
        pick: `kaartje:${i}`,
        name: kaartje,
        nummer: i + 1,
        uit: !open,
        z: 12,
      },
    ];
  });
}

function blob(state: BioscoopState): Item[] {
  const [x, y] = zaalOf(state.stand).blob;
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 48)) * 14 : 0;
  const hap = speelt(state) && !state.rustig && state.tick % 300 < 24 ? boog((state.tick % 300) / 24) * 54 : 0;
  const mood = blij ? 'trots' : fase === 'uitleg' ? 'verrast' : beeld(state) === 'open' ? 'blij' : 'verrast';
  return [
    { key: 'blob', x, y: y - hop, w: 158, h: 174, art: 'kit:blob', toon: mood, z: 13 },
    { key: 'pof', x: x + 52, y: y + 6 - hap, w: 30, h: 28, art: 'pof', alpha: hap > 4 ? 1 : 0, z: 14 },
    { key: 'popcorn', x: x + 58, y: y + 52, w: 84, h: 104, art: 'popcorn', z: 15 },
  ];
}

function viering(state: BioscoopState): Item[] {
  const [x, y, , h] = zaalOf(state.stand).doek;
  const t = ticksInFase(state);
  const midden = antwoordPlek(state);
  if (state.run.fase === 'uitleg') return [oordeelRing(false, midden[0], midden[1], 92)];
  if (state.run.fase === 'klaar') return pof(state, x, y + h / 2, t, 24, 150);
  if (state.run.fase !== 'goed') return [];
  const ring = oordeelRing(true, midden[0], midden[1], 92, veer(loop01(t, 2, 16)), 1 - loop01(t, 60, 14));
  return [...pof(state, zaalOf(state.stand).blob[0] + 58, zaalOf(state.stand).blob[1], t, 12, 60), ...(t < 74 ? [ring] : [])];
}

const gekozenAt = (state: BioscoopState): number => state.kaartjes.indexOf(state.gekozen ?? '');

/** Above the row of letters, or the upper edge of the ticket. */
function antwoordPlek(state: BioscoopState): readonly [number, number] {
  if (gekozenAt(state) < 0) return [zaalOf(state.stand).strook[0], zaalOf(state.stand).strook[1] - 96];
  const [x, y] = kaartjePlek(state.stand, gekozenAt(state), state.kaartjes.length);
  return [x, y - 62];
}

const pof = (state: BioscoopState, x: number, y: number, leeftijd: number, aantal: number, duur: number): Item[] =>
  feest({
    key: 'pofs',
    x,
    y,
    aantal,
    leeftijd,
    duur,
    seed: state.kans,
    kracht: 12,
    rustig: state.rustig,
    art: 'pof',
    tonen: [''],
    maat: [34, 32],
  });
