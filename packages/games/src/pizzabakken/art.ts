import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';

/** Tiles on the wall, a shelf with jars and a window, the counter. */
function drawDecor(w: number, h: number, blad: number): string {
  const tegels =
    Array.from(
      { length: Math.ceil(w / 80) + 1 },
      (_, i) => `<path d="M${i * 80} 130V${blad}" stroke="${PALET.tegelmint}" stroke-width="4"/>`,
    ).join('') +
    Array.from(
      { length: Math.ceil((blad - 130) / 80) },
      (_, i) => `<path d="M0 ${140 + i * 80}h${w}" stroke="${PALET.tegelmint}" stroke-width="4"/>`,
    ).join('');
  const ruit = Array.from(
    { length: Math.ceil(w / 44) },
    (_, i) =>
      `<rect x="${i * 44}" y="${blad + 8}" width="22" height="22" fill="${PALET.koraalDonker}"/><rect x="${i * 44 + 22}" y="${blad + 30}" width="22" height="22" fill="${PALET.koraalDonker}"/>`,
  ).join('');
  const slinger = Array.from(
    { length: Math.round(w / 64) },
    (_, i) =>
      `<path d="M${i * 64 + 8} ${146 + Math.sin(i * 0.9) * 8}h40l-20 34z" fill="${[KLEUREN.gras, KLEUREN.papier, KLEUREN.koraal][i % 3]}" opacity=".95"/>`,
  ).join('');
  return (
    `<defs>${drawVerloop(`pz-muur${w}`, { offset: 0, kleur: PALET.mintwit }, { offset: 1, kleur: PALET.tegelLicht })}${drawVerloop(`pz-blad${w}`, { offset: 0, kleur: PALET.houtBleek }, { offset: 1, kleur: PALET.plankhout })}</defs><rect width="${w}" height="${h}" fill="url(#pz-muur${w})"/>${tegels}<path d="M0 142Q${w / 4} 160 ${w / 2} 146T${w} 142" fill="none" stroke="${PALET.hout}" stroke-width="4"/>${slinger}` +
    `<rect y="${blad}" width="${w}" height="60" fill="${KLEUREN.papier}"/>${ruit}<rect y="${blad + 52}" width="${w}" height="${h - blad - 52}" fill="url(#pz-blad${w})"/><rect y="${blad + 52}" width="${w}" height="12" fill="${PALET.creme}"/>`
  );
}

const drawBandje = (w: number): string =>
  `<rect y="26" width="${w}" height="62" rx="14" fill="${KLEUREN.inkt}" opacity=".18"/><rect y="16" width="${w}" height="60" rx="14" fill="${PALET.staalMidden}"/><rect y="16" width="${w}" height="22" fill="${PALET.staalBleek}"/>` +
  Array.from(
    { length: Math.round(w / 58) },
    (_, i) =>
      `<circle cx="${i * 58 + 30}" cy="58" r="13" fill="${PALET.staalDiep}"/><circle cx="${i * 58 + 30}" cy="58" r="5" fill="${PALET.staalBleek}"/>`,
  ).join('');

/** Tomato, cheese, olive green, onion, pepper: a coloured rim round a light disc, so that the letter reads. */
const RANDEN = [
  [PALET.tomaat, PALET.tomaatRand],
  [KLEUREN.zon, PALET.goudRand],
  [PALET.paprika, PALET.olijf],
  [PALET.ui, PALET.uiDonker],
  [PALET.wortel, PALET.korstRand],
] as const;

function drawTopping(toon: string): string {
  const [rand, donker] = RANDEN[Number(toon)] ?? RANDEN[0];
  return `<rect x="2" y="6" width="96" height="92" rx="46" fill="${donker}"/><rect x="2" y="2" width="96" height="90" rx="45" fill="${rand}"/><rect x="11" y="10" width="78" height="74" rx="37" fill="${PALET.papierwit}"/>`;
}

const OGEN: Readonly<Record<string, string>> = {
  '': `<circle cx="146" cy="188" r="20" fill="${PALET.wit}"/><circle cx="254" cy="188" r="20" fill="${PALET.wit}"/><circle cx="140" cy="192" r="10" fill="${KLEUREN.inkt}"/><circle cx="248" cy="192" r="10" fill="${KLEUREN.inkt}"/>`,
  honger: `<circle cx="146" cy="186" r="24" fill="${PALET.wit}"/><circle cx="254" cy="186" r="24" fill="${PALET.wit}"/><circle cx="138" cy="194" r="13" fill="${KLEUREN.inkt}"/><circle cx="246" cy="194" r="13" fill="${KLEUREN.inkt}"/><circle cx="134" cy="188" r="4" fill="${PALET.wit}"/><circle cx="242" cy="188" r="4" fill="${PALET.wit}"/>`,
  kauw: `<path d="M126 190q20-16 40 0M234 190q20-16 40 0" fill="none" stroke="${PALET.roet}" stroke-width="9" stroke-linecap="round"/>`,
  blij: `<path d="M124 196q22-32 44 0M232 196q22-32 44 0" fill="none" stroke="${PALET.roet}" stroke-width="9" stroke-linecap="round"/><circle cx="108" cy="222" r="17" fill="${PALET.tomaatLicht}" opacity=".7"/><circle cx="292" cy="222" r="17" fill="${PALET.tomaatLicht}" opacity=".7"/>`,
  boer: `<path d="M124 174l36 14-36 14M276 174l-36 14 36 14" fill="none" stroke="${PALET.roet}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
};

function drawOven(toon: string): string {
  const stenen = Array.from({ length: 5 }, (_, r) =>
    Array.from(
      { length: 8 },
      (__, c) =>
        `<rect x="${c * 56 - (r % 2) * 28}" y="${86 + r * 44}" width="52" height="40" rx="6" fill="${(r + c) % 3 === 0 ? PALET.steenroze : PALET.ovenLicht}"/>`,
    ).join(''),
  ).join('');
  const mond =
    toon === 'kauw'
      ? `<path d="M118 322q82 34 164 0v10q-82 34-164 0z" fill="${PALET.roet}"/>`
      : `<path d="M92 ${toon === 'boer' ? 258 : 270}q108-76 216 0v96H92z" fill="${PALET.roet}"/><path d="M112 300q88-54 176 0v66H112z" fill="url(#pz-vuur)"/><path d="M140 366q6-40 26-52 0 22 16 28 4-34 26-50 2 30 20 42 10-12 10-30 26 30 20 62z" fill="${PALET.lampgeel}"/>`;
  return (
    `<defs>${drawGloed('pz-vuur', { offset: 0, kleur: PALET.oranje }, { offset: 1, kleur: PALET.koraalDonker })}</defs><clipPath id="pz-koepel"><path d="M20 400V220Q20 70 200 70t180 150v180z"/></clipPath>` +
    `<rect x="256" y="0" width="76" height="110" rx="8" fill="${PALET.baksteen}"/><rect x="246" y="-6" width="96" height="22" rx="8" fill="${PALET.ovenSteen}"/>` +
    `<g clip-path="url(#pz-koepel)"><rect width="400" height="400" fill="${PALET.baksteen}"/>${stenen}<path d="M20 400V220Q20 70 200 70q-130 30-130 170v160z" fill="${PALET.wit}" opacity=".12"/></g><path d="M20 400V220Q20 70 200 70t180 150v180z" fill="none" stroke="${PALET.ovenSteen}" stroke-width="7"/>` +
    `<path d="M70 366V280q130-110 260 0v86" fill="none" stroke="${PALET.vensterbank}" stroke-width="22"/>${mond}${OGEN[toon] ?? OGEN['']}<path d="M146 146q16-12 34-8M254 146q-16-12-34-8" stroke="${PALET.ovenSteen}" stroke-width="8" stroke-linecap="round" fill="none"/>` +
    `<rect x="0" y="366" width="400" height="40" rx="10" fill="${PALET.aluminium}"/><rect x="0" y="366" width="400" height="14" rx="7" fill="${PALET.chroom}"/><rect x="30" y="406" width="340" height="64" fill="${PALET.ovenSteen}"/><path d="M110 406v64M200 406v64M290 406v64M30 438h340" stroke="${PALET.steenkool}" stroke-width="5"/>`
  );
}

function drawPizza(toon: string): string {
  const gaar = toon === 'gaar';
  const vlekken = Array.from({ length: 16 }, (_, i) => {
    const a = i * 2.4;
    const d = 30 + ((i * 37) % 130);
    return `<circle cx="${(220 + Math.cos(a) * d).toFixed(0)}" cy="${(220 + Math.sin(a) * d).toFixed(0)}" r="${9 + (i % 4) * 4}" fill="${gaar ? PALET.kaasrand : PALET.kaasGlans}" opacity=".8"/>`;
  }).join('');
  const blaadjes = [
    [150, 160],
    [290, 170],
    [210, 300],
    [300, 280],
    [140, 270],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<path transform="translate(${x} ${y}) rotate(${i * 70})" d="M0-14q16 12 0 30-16-18 0-30z" fill="${KLEUREN.gras}"/>`,
    )
    .join('');
  return `<defs>${drawGloed(`pz-deeg${toon}`, { offset: 0, kleur: gaar ? PALET.korstLicht : PALET.kaasBleek }, { offset: 1, kleur: gaar ? PALET.korst : PALET.deeg })}</defs><circle cx="220" cy="226" r="216" fill="${KLEUREN.inkt}" opacity=".2"/><circle cx="220" cy="220" r="216" fill="url(#pz-deeg${toon})"/><circle cx="220" cy="220" r="186" fill="${gaar ? PALET.koraalDonker : PALET.salami}"/><circle cx="220" cy="220" r="180" fill="${gaar ? PALET.kaas : PALET.kaasLicht}"/>${vlekken}${blaadjes}`;
}

const HAPJES = [
  `<circle cx="18" cy="18" r="16" fill="${PALET.tomaat}"/><circle cx="18" cy="18" r="11" fill="${PALET.tomaatLicht}"/><circle cx="14" cy="14" r="3" fill="${PALET.lampwit}"/><circle cx="22" cy="21" r="3" fill="${PALET.lampwit}"/>`,
  `<circle cx="18" cy="18" r="15" fill="${PALET.olijf}"/><circle cx="18" cy="18" r="6" fill="${PALET.tomaat}"/>`,
  `<path d="M18 2q18 14 0 32-18-18 0-32z" fill="${KLEUREN.gras}"/><path d="M18 6v24" stroke="${PALET.basilicum}" stroke-width="3"/>`,
] as const;

/** What can lie on a slice, told apart by shape: tomato, mushroom, cheese, pepper, olive. */
const LEKKERS = [
  `<circle cx="50" cy="54" r="40" fill="${KLEUREN.koraal}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/><path d="M50 22q-4-12 6-18M50 22l-20-4 14 12-6 14 14-10 14 10-4-14 14-10z" fill="${KLEUREN.gras}"/><ellipse cx="36" cy="48" rx="7" ry="11" fill="${KLEUREN.papier}" opacity=".5"/>`,
  `<path d="M36 54h28l6 36q-20 10-40 0z" fill="${KLEUREN.papier}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/><path d="M8 56q2-46 42-46t42 46q-42 14-84 0z" fill="${PALET.houtBleek}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/>`,
  `<path d="M8 74L78 22q16 10 16 52z" fill="${KLEUREN.zon}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4" stroke-linejoin="round"/><path d="M8 74h86v14H8z" fill="${KLEUREN.zon}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/><circle cx="66" cy="54" r="8" fill="${KLEUREN.papier}"/><circle cx="44" cy="66" r="5" fill="${KLEUREN.papier}"/>`,
  `<path d="M50 24Q20 12 12 40q-6 46 20 54 10-2 18-12 8 10 18 12 26-8 20-54-8-28-38-16z" fill="${KLEUREN.gras}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/><path d="M50 24q-2-14 8-20" fill="none" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round"/><path d="M50 30v46" stroke="${KLEUREN.inkt}" stroke-opacity=".25" stroke-width="4"/>`,
  `<circle cx="50" cy="50" r="38" fill="${KLEUREN.inkt}"/><circle cx="50" cy="50" r="15" fill="${KLEUREN.koraal}"/><path d="M26 36q8-14 22-14" fill="none" stroke="${KLEUREN.papier}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
] as const;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  muis: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="84" rx="32" ry="26" fill="${PALET.zilver}"/><circle cx="60" cy="52" r="24" fill="${PALET.zilver}"/><circle cx="38" cy="32" r="15" fill="${PALET.zilver}"/><circle cx="38" cy="32" r="9" fill="${PALET.ui}"/><circle cx="82" cy="32" r="15" fill="${PALET.zilver}"/><circle cx="82" cy="32" r="9" fill="${PALET.ui}"/>${drawOgen(60, 48, 10, 6)}<circle cx="60" cy="62" r="5" fill="${KLEUREN.koraal}"/><path d="M40 78h40l-20 34z" fill="${PALET.kaas}"/><circle cx="54" cy="86" r="4" fill="${PALET.tomaat}"/><circle cx="64" cy="92" r="4" fill="${PALET.tomaat}"/><path d="M92 92q20-2 16-24" fill="none" stroke="${PALET.zilver}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  paddenstoel: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="44" y="62" width="32" height="48" rx="14" fill="${PALET.creme}"/><path d="M12 66q0-52 48-52t48 52q-48 12-96 0z" fill="${PALET.huid}"/><path d="M24 40q6-22 30-24-16 8-18 24z" fill="${PALET.creme}"/>${drawOgen(60, 78, 8, 5)}${drawLach(60, 90, 7)}<circle cx="76" cy="42" r="8" fill="${PALET.creme}"/><circle cx="44" cy="46" r="6" fill="${PALET.creme}"/>`,
  koerier: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="26" cy="96" r="15" fill="${PALET.roet}"/><circle cx="26" cy="96" r="7" fill="${PALET.chroom}"/><circle cx="94" cy="96" r="15" fill="${PALET.roet}"/><circle cx="94" cy="96" r="7" fill="${PALET.chroom}"/><path d="M14 84h52l8-36h14l10 40h-16q-10-10-24 4H14z" fill="${PALET.tomaat}"/><rect x="10" y="44" width="46" height="38" rx="6" fill="${PALET.bongroen}"/><circle cx="33" cy="62" r="12" fill="${PALET.kaas}"/><path d="M74 48l-8-14" fill="none" stroke="${PALET.staalDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="62" cy="26" r="17" fill="${PALET.zilver}"/><path d="M46 26q2-18 18-18t16 18z" fill="${PALET.tomaat}"/>${drawOgen(66, 28, 6, 5)}`,
  peper: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 34q0-14 26-14t26 14q4 46-34 78-24-38-18-78z" fill="${PALET.tomaat}"/><path d="M42 38q0 34 12 52 0-34-2-54z" fill="${PALET.tomaatLicht}"/><path d="M60 22q0-14 12-18" fill="none" stroke="${PALET.paprika}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 50, 10, 7)}${drawLach(60, 66, 8)}<path d="M92 44q14-4 10-16 14 10 4 22-6 6-14-6z" fill="${PALET.oranje}"/>`,
  kok: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112V84q26-16 52 0v28z" fill="${PALET.papierwit}"/><circle cx="60" cy="62" r="24" fill="${PALET.huid}"/><path d="M32 46q-14-30 16-32 12-16 24 0 30 2 16 32z" fill="${PALET.wit}"/><rect x="34" y="40" width="52" height="12" rx="4" fill="${PALET.papierwit}"/>${drawOgen(60, 60, 9, 5)}<path d="M46 72q14-10 28 0-14 8-28 0z" fill="${PALET.roet}"/><path d="M88 92l16-30" fill="none" stroke="${PALET.bakhout}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="106" cy="56" rx="9" ry="12" fill="${PALET.tomaat}"/>`,
  rook: `<circle cx="38" cy="38" r="20" fill="${PALET.zilverBleek}"/><circle cx="82" cy="38" r="20" fill="${PALET.zilverBleek}"/><path d="M20 46q2 34 40 62 38-28 40-62-20 14-40-4-20 18-40 4z" fill="${PALET.zilverBleek}"/><circle cx="60" cy="46" r="18" fill="${PALET.zilverBleek}"/>${drawOgen(60, 48, 13, 7)}${drawLach(60, 64, 10)}`,
  olijf: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="74" r="36" fill="${PALET.olijf}"/><circle cx="60" cy="74" r="36" fill="${PALET.bongroen}" opacity=".35"/><circle cx="72" cy="62" r="13" fill="${PALET.tomaat}"/><circle cx="72" cy="62" r="6" fill="${PALET.roet}"/><ellipse cx="42" cy="58" rx="8" ry="12" fill="${PALET.wit}" opacity=".4" transform="rotate(30 42 58)"/>${drawOgen(52, 76, 11, 7)}${drawLach(52, 92, 9)}`,
  spook: `<path d="M24 108V56q0-40 36-40t36 40v52l-12-12-12 12-12-12-12 12-12-12z" fill="${PALET.papierwit}"/>${drawOgen(60, 52, 13, 9)}<ellipse cx="60" cy="76" rx="9" ry="11" fill="${PALET.roet}"/><circle cx="38" cy="70" r="6" fill="${PALET.ui}" opacity=".6"/><circle cx="82" cy="70" r="6" fill="${PALET.ui}" opacity=".6"/><path d="M44 12q16-14 32 0l-4 10H48z" fill="${PALET.wit}"/>`,
  kaas: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 92L86 30q24 10 24 42v32H10z" fill="${PALET.kaas}"/><path d="M10 92L86 30q16 8 22 28z" fill="${PALET.kaasBleek}"/><circle cx="40" cy="96" r="9" fill="${PALET.kaasrand}"/><circle cx="96" cy="62" r="8" fill="${PALET.kaasrand}"/><circle cx="60" cy="66" r="7" fill="${PALET.kaasrand}"/>${drawOgen(74, 82, 11, 7)}${drawLach(74, 98, 8)}`,
  kaasdraad: `<path d="M60 0q-14 30 0 46" fill="none" stroke="${PALET.kaas}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="74" rx="32" ry="34" fill="${PALET.kaas}"/><path d="M32 84q-8 26 8 26 6 0 4-18zM88 84q8 26-8 26-6 0-4-18z" fill="${PALET.kaas}"/>${drawOgen(60, 68, 12, 8)}${drawLach(60, 86, 12)}<circle cx="40" cy="84" r="5" fill="${PALET.oranje}"/><circle cx="80" cy="84" r="5" fill="${PALET.oranje}"/>`,
  poes: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M32 112q-8-46 28-46t28 46z" fill="${PALET.roet}"/><path d="M36 48L28 12l22 16h20l22-16-8 36q0 26-24 26T36 48z" fill="${PALET.roet}"/>${drawOgen(60, 46, 12, 8)}<path d="M55 58h10l-5 6z" fill="${PALET.ui}"/><path d="M44 60H26M44 66l-16 6M76 60h18M76 66l16 6" fill="none" stroke="${PALET.zilver}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="96" r="14" fill="${PALET.salami}"/><circle cx="54" cy="92" r="3" fill="${PALET.kaas}"/><circle cx="66" cy="98" r="3" fill="${PALET.kaas}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 560) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 600) },
  'band-liggend': { vak: [1300, 96], svg: () => drawBandje(1300) },
  'band-staand': { vak: [740, 96], svg: () => drawBandje(740) },
  lekkers: { vak: [100, 100], tonen: ['1', '2', '3', '4'], svg: (toon) => LEKKERS[Number(toon)] ?? LEKKERS[0] },
  topping: { vak: [100, 100], tonen: ['1', '2', '3', '4'], svg: drawTopping },
  plek: {
    vak: [100, 100],
    tonen: ['nu'],
    svg: (toon) =>
      `<circle cx="50" cy="50" r="44" fill="${toon === 'nu' ? PALET.papierwit : PALET.boterwit}" opacity="${toon === 'nu' ? 1 : 0.55}" stroke="${toon === 'nu' ? PALET.koraalDonker : PALET.goudRand}" stroke-width="6"${toon === 'nu' ? '' : ' stroke-dasharray="12 11"'}/>`,
  },
  rand: {
    vak: [110, 110],
    tonen: ['kijk'],
    svg: (toon) =>
      `<rect x="4" y="4" width="102" height="102" rx="51" fill="${KLEUREN.zon}" fill-opacity="${toon === 'kijk' ? 0.5 : 0}" stroke="${toon === 'kijk' ? KLEUREN.zon : KLEUREN.inkt}" stroke-width="8"${toon === 'kijk' ? ' stroke-dasharray="18 10"' : ''}/>`,
  },
  plank: {
    vak: [480, 480],
    svg: () =>
      `<ellipse cx="240" cy="260" rx="232" ry="222" fill="${KLEUREN.inkt}" opacity=".16"/><circle cx="240" cy="240" r="234" fill="${PALET.plankhout}"/><circle cx="240" cy="236" r="226" fill="${PALET.blank}"/><path d="M40 190q200-60 400 0M30 260q210-50 420 6M70 340q170-30 340 0" stroke="${PALET.plankhout}" stroke-width="4" fill="none" opacity=".6"/>`,
  },
  pizza: { vak: [440, 440], tonen: ['gaar'], svg: drawPizza },
  oven: { vak: [400, 470], tonen: ['blij', 'boer', 'honger', 'kauw'], svg: drawOven },
  bak: {
    vak: [196, 112],
    tonen: ['aan'],
    svg: (toon) =>
      drawKnopVlak(196, 112, toon === 'aan' ? PALET.koraalDonker : PALET.bakhout, toon === 'aan' ? PALET.koraalDiep : PALET.bakDiep),
  },
  recept: {
    vak: [332, 236],
    svg: () =>
      `<rect x="4" y="14" width="324" height="222" rx="14" fill="${KLEUREN.inkt}" opacity=".25"/><rect y="8" width="332" height="220" rx="14" fill="${KLEUREN.papier}"/><rect x="7" y="15" width="318" height="206" rx="10" fill="none" stroke="${PALET.tomaat}" stroke-width="4" stroke-dasharray="10 7"/><circle cx="166" cy="10" r="10" fill="${PALET.tomaat}"/>`,
  },
  wolk: {
    vak: [170, 136],
    svg: () =>
      `<path d="M40 118L14 140l10-34z" fill="${KLEUREN.papier}"/><rect width="170" height="118" rx="52" fill="${KLEUREN.zee}"/><rect x="5" y="5" width="160" height="108" rx="48" fill="${KLEUREN.papier}"/><path d="M44 108L20 132l12-30z" fill="${KLEUREN.papier}"/>`,
  },
  oor: {
    vak: [84, 76],
    svg: () =>
      `<path d="M26 66q-13-2-11-20Q11 12 38 7q26 0 26 27 0 11-9 19-6 4-6 10-2 10-12 9-6 0-11-6z" fill="${PALET.huid}" stroke="${PALET.oker}" stroke-width="3.500" stroke-linejoin="round"/><path d="M25 44q-3-24 13-26 15 0 15 15 0 7-8 12-7 5-5 12" fill="none" stroke="${PALET.oker}" stroke-width="4" stroke-linecap="round"/><path d="M70 23q6 11 0 24M78 16q9 18 0 38" fill="none" stroke="${KLEUREN.zee}" stroke-width="4" stroke-linecap="round"/>`,
  },
  muts: {
    vak: [96, 88],
    svg: () =>
      `<path d="M20 50Q-4 46 4 24 12 8 30 16 36-2 54 4q14 2 16 14 20-4 22 14 0 16-16 18v26H20z" fill="${KLEUREN.papier}" stroke="${PALET.zilver}" stroke-width="4" stroke-linejoin="round"/><path d="M20 62h56" stroke="${PALET.zilverBleek}" stroke-width="5"/>`,
  },
  punt: {
    vak: [72, 66],
    svg: () =>
      `<path d="M4 12Q36-6 68 12L36 64z" fill="${PALET.kaasLicht}" stroke="${PALET.korst}" stroke-width="4" stroke-linejoin="round"/><path d="M4 12Q36-6 68 12l-5 9Q36 4 9 21z" fill="${PALET.koperLicht}"/><circle cx="30" cy="28" r="7" fill="${PALET.tomaat}"/><circle cx="44" cy="34" r="6" fill="${PALET.olijf}"/>`,
  },
  bon: {
    vak: [30, 44],
    tonen: ['klaar', 'nu'],
    svg: (toon) =>
      toon === 'klaar'
        ? `<path d="M2 2h26v22a9 9 0 0 0-11 12q-2 3-5 6H2z" fill="${PALET.boterwit}" stroke="${PALET.goudRand}" stroke-width="3" stroke-linejoin="round"/><path d="M8 14l5 6 9-11" fill="none" stroke="${PALET.bongroen}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<rect x="2" y="2" width="26" height="40" rx="3" fill="${toon === 'nu' ? KLEUREN.papier : KLEUREN.nevel}" stroke="${toon === 'nu' ? PALET.koraalDonker : PALET.zilver}" stroke-width="${toon === 'nu' ? 4 : 3}"/><path d="M8 14h14M8 22h14M8 30h8" stroke="${PALET.staalBleek}" stroke-width="3" stroke-linecap="round"/>`,
  },
  kring: {
    vak: [100, 100],
    svg: () => `<circle cx="50" cy="50" r="40" fill="none" stroke="${PALET.staalBleek}" stroke-width="16" opacity=".7"/>`,
  },
  stoom: {
    vak: [62, 62],
    svg: () =>
      `<circle cx="31" cy="31" r="28" fill="${KLEUREN.papier}"/><circle cx="16" cy="36" r="15" fill="${KLEUREN.papier}"/><circle cx="46" cy="38" r="15" fill="${KLEUREN.papier}"/><circle cx="31" cy="31" r="28" fill="none" stroke="${PALET.zilverBleek}" stroke-width="2"/>`,
  },
  hapje: { vak: [36, 36], tonen: ['1', '2'], svg: (toon) => HAPJES[Number(toon)] ?? HAPJES[0] },
  etiket: { vak: [200, 84], svg: () => `<rect width="200" height="84" rx="42" fill="${PALET.papierwit}" opacity=".92"/>` },
  begin: {
    vak: [54, 46],
    svg: () =>
      `<path d="M6 4h42q4 0 2 5L31 40q-4 6-8 0L4 9q-2-5 2-5z" fill="${KLEUREN.zee}" stroke="${KLEUREN.papier}" stroke-width="4" stroke-linejoin="round"/>`,
  },
  snee: {
    vak: [200, 16],
    tonen: ['mis', 'tip'],
    svg: (toon) =>
      toon === 'tip'
        ? `<path d="M6 8h188" stroke="${KLEUREN.zon}" stroke-width="11" stroke-dasharray="18 12" stroke-linecap="round"/>`
        : toon === 'mis'
          ? `<path d="M4 8q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0" fill="none" stroke="${PALET.oranjeDonker}" stroke-width="7"/>`
          : `<rect y="2" width="200" height="12" rx="6" fill="${PALET.ovenSteen}"/><rect y="5" width="200" height="6" rx="3" fill="${KLEUREN.papier}"/>`,
  },
  snijpunt: {
    vak: [86, 86],
    tonen: ['hier', 'staat', 'tip'],
    svg: (toon) => {
      const wiel = `<circle cx="43" cy="43" r="26" fill="${PALET.chroom}" stroke="${PALET.staalMidden}" stroke-width="4"/><circle cx="43" cy="43" r="8" fill="${PALET.koraalDonker}"/><path d="M25 33q8-10 20-10" stroke="${PALET.wit}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
      if (toon === 'staat') return wiel;
      if (toon === 'hier') return `<circle cx="43" cy="43" r="36" fill="${KLEUREN.zon}" opacity=".6"/>${wiel}`;
      return `<circle cx="43" cy="43" r="${toon === 'tip' ? 26 : 15}" fill="${toon === 'tip' ? KLEUREN.zon : KLEUREN.papier}" stroke="${PALET.korst}" stroke-width="5"${toon === 'tip' ? ' stroke-dasharray="12 8"' : ''}/>`;
    },
  },
};
