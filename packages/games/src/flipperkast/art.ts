import type { GameArt, Stand } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, maatOf, traceSter, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { FLIPPER, kastOf, midden } from './tafel.ts';

/** Planets and stars on the playfield, and the slopes to the flippers. */
function drawVeld(stand: Stand): string {
  const { veld: rand, flipper, bumperY } = kastOf(stand);
  const { links: l, boven: t, rechts: r, onder: b } = rand;
  const m = midden(stand);
  const helling = flipper[1] - 84;
  const drawKant = (f: (x: number) => number): string =>
    `<path d="M${f(l)} ${helling - 40}L${f(flipper[0])} ${flipper[1]}v${b - flipper[1]}H${f(l)}z" fill="${PALET.veldpaars}"/><path d="M${f(l + 6)} ${helling - 4}L${f(flipper[0])} ${flipper[1] + 2}" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linecap="round"/>`;
  const sterren = Array.from(
    { length: 40 },
    (_, i) =>
      `<path transform="translate(${(l + 30 + ((i * 171) % (r - l - 60))).toFixed(0)} ${(t + 30 + ((i * 97) % (b - t - 60))).toFixed(0)})" d="${traceSter(4, 4 + (i % 3) * 2, 1.6)}" fill="${PALET.nachtster}" opacity="${0.3 + (i % 4) * 0.14}"/>`,
  ).join('');
  const banen = [150, 230, 320]
    .map(
      (straal) =>
        `<ellipse cx="${m}" cy="${bumperY}" rx="${straal * (stand === 'liggend' ? 1.25 : 0.95)}" ry="${straal * 0.62}" fill="none" stroke="${PALET.neonblauw}" stroke-width="3" opacity=".22"/>`,
    )
    .join('');
  return (
    `<rect x="${l}" y="${t}" width="${r - l}" height="${b - t}" rx="36" fill="url(#fk-veld${stand})"/>${sterren}${banen}` +
    `<circle cx="${l + 110}" cy="${bumperY - 96}" r="34" fill="${KLEUREN.koraal}" opacity=".5"/><ellipse cx="${l + 110}" cy="${bumperY - 96}" rx="54" ry="12" fill="none" stroke="${KLEUREN.zon}" stroke-width="5" opacity=".5" transform="rotate(-18 ${l + 110} ${bumperY - 96})"/><circle cx="${r - 120}" cy="${bumperY + 96}" r="26" fill="${KLEUREN.gras}" opacity=".5"/>` +
    drawKant((x) => x) +
    drawKant((x) => 2 * m - x)
  );
}

/** A machine in an arcade hall: neon wall, the cabinet, its field. */
function drawDecor(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const { links: l, boven: t, rechts: r } = kastOf(stand).veld;
  const wand =
    stand === 'liggend'
      ? Array.from({ length: 6 }, (_, i) => `<rect y="${i * 124}" width="${w}" height="58" fill="${PALET.wit}" opacity=".03"/>`).join('') +
        `<circle cx="98" cy="214" r="50" fill="none" stroke="${PALET.neonblauw}" stroke-width="9"/><ellipse cx="98" cy="214" rx="82" ry="20" fill="none" stroke="${PALET.rozerood}" stroke-width="8" transform="rotate(-16 98 214)"/><path transform="translate(1182 220)" d="${traceSter(5, 58, 26)}" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linejoin="round"/><rect y="560" width="190" height="160" fill="${PALET.kastnacht}"/><rect x="1090" y="560" width="190" height="160" fill="${PALET.kastnacht}"/><rect y="552" width="190" height="14" rx="6" fill="${KLEUREN.druif}"/><rect x="1090" y="552" width="190" height="14" rx="6" fill="${KLEUREN.druif}"/>`
      : '';
  return (
    `<defs>${drawVerloop(`fk-hal${stand}`, { offset: 0, kleur: PALET.veldviolet }, { offset: 1, kleur: PALET.kastpaars })}${drawVerloop(`fk-veld${stand}`, { offset: 0, kleur: PALET.neonDiep }, { offset: 0.55, kleur: PALET.veldblauw }, { offset: 1, kleur: PALET.veldnacht })}</defs><rect width="${w}" height="${h}" fill="url(#fk-hal${stand})"/>${wand}` +
    `<rect x="${l - 22}" y="${t - 130}" width="${r - l + 44}" height="${h - t + 180}" rx="40" fill="${PALET.lakrood}"/><rect x="${l - 12}" y="${t - 122}" width="${r - l + 24}" height="${h - t + 170}" rx="34" fill="${KLEUREN.koraal}"/><rect x="${l - 4}" y="${t - 4}" width="${r - l + 8}" height="${h - t + 20}" rx="38" fill="${PALET.koraalDiep}"/>` +
    drawVeld(stand)
  );
}

/** The lamps in one side of the frame; of every three, one is on. */
function drawLampen(stand: Stand, toon: string): string {
  const { boven: t, onder: b } = kastOf(stand).veld;
  return Array.from({ length: Math.floor((b - t) / 56) }, (_, i) => {
    const y = 30 + i * 56;
    const aan = toon === '3' || (toon !== '4' && i % 3 === Number(toon));
    return aan
      ? `<circle cx="18" cy="${y}" r="15" fill="${PALET.lantaarnlicht}" opacity=".45"/><circle cx="18" cy="${y}" r="9" fill="${PALET.vonk}"/>`
      : `<circle cx="18" cy="${y}" r="8" fill="${PALET.lampRoze}"/>`;
  }).join('');
}

const KAT: Readonly<Record<string, string>> = {
  '': `<circle cx="46" cy="62" r="9" fill="${PALET.wit}"/><circle cx="84" cy="62" r="9" fill="${PALET.wit}"/><circle cx="47" cy="63" r="5" fill="${KLEUREN.inkt}"/><circle cx="83" cy="63" r="5" fill="${KLEUREN.inkt}"/><path d="M56 84q9 8 18 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`,
  au: `<path d="M38 58l14 6-14 6M92 58l-14 6 14 6" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="65" cy="88" rx="9" ry="7" fill="${PALET.mond}"/>`,
  knipoog: `<circle cx="46" cy="62" r="9" fill="${PALET.wit}"/><circle cx="47" cy="63" r="5" fill="${KLEUREN.inkt}"/><path d="M74 64q10-8 20 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/><path d="M50 82q15 16 30 0z" fill="${PALET.mond}"/>`,
  tong: `<circle cx="46" cy="60" r="10" fill="${PALET.wit}"/><circle cx="84" cy="60" r="10" fill="${PALET.wit}"/><circle cx="50" cy="56" r="5" fill="${KLEUREN.inkt}"/><circle cx="80" cy="56" r="5" fill="${KLEUREN.inkt}"/><path d="M52 82h26" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M60 83v14q5 8 10 0V83z" fill="${PALET.tong}"/>`,
};

const drawKat = (toon: string): string =>
  `<path d="M20 44L22 6l28 18zM110 44L108 6 80 24z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4" stroke-linejoin="round"/><path d="M27 34l1-16 14 10zM103 34l-1-16-14 10z" fill="${PALET.rozerood}"/><circle cx="65" cy="68" r="56" fill="${PALET.goudRand}"/><circle cx="65" cy="65" r="54" fill="${KLEUREN.zon}"/><path d="M65 12v18M48 15l4 16M82 15l-4 16" stroke="${PALET.goudRand}" stroke-width="6" stroke-linecap="round"/><path d="M60 74h10l-5 6z" fill="${KLEUREN.koraal}"/><path d="M34 78L8 74M34 86L10 92M96 78l26-4M96 86l24 6" stroke="${PALET.nachtster}" stroke-width="3" stroke-linecap="round"/>${KAT[toon] ?? KAT['']}`;

const drawDisplay = (w: number, h: number): string =>
  `<rect y="5" width="${w}" height="${h - 5}" rx="24" fill="${PALET.nachtzwart}"/><rect width="${w}" height="${h - 7}" rx="24" fill="${KLEUREN.zon}"/><rect x="8" y="8" width="${w - 16}" height="${h - 23}" rx="17" fill="${PALET.schermnacht}"/>${Array.from(
    { length: Math.floor((w - 40) / 22) * 3 },
    (_, i) => {
      const per = Math.floor((w - 40) / 22);
      return `<circle cx="${30 + (i % per) * 22}" cy="${24 + Math.floor(i / per) * ((h - 54) / 2)}" r="2.500" fill="${PALET.neonblauw}" opacity=".16"/>`;
    },
  ).join('')}`;

const drawSchijf = (w: number, toon: string): string =>
  toon === 'om'
    ? `<rect y="30" width="${w}" height="66" rx="22" fill="${KLEUREN.gras}"/><path d="M${w / 2 - 16} 62l12 14 22-26" fill="none" stroke="${KLEUREN.papier}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<rect y="8" width="${w}" height="88" rx="24" fill="${PALET.nachtzwart}" opacity=".5"/><rect width="${w}" height="88" rx="24" fill="${toon === 'mik' ? KLEUREN.zon : KLEUREN.druif}"/><rect x="7" y="7" width="${w - 14}" height="74" rx="18" fill="${KLEUREN.papier}"/>${toon === 'mik' ? `<path d="M${w / 2 - 14} 100l14-10 14 10" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` : ''}`;

/** A star lamp: dark, aimed at, lit, or dark with a riddle on it. */
function drawSterlamp(toon: string): string {
  const aan = toon === 'aan';
  const vorm = traceSter(5, 40, 19);
  const gloed = aan ? `<circle cx="48" cy="48" r="46" fill="${PALET.lantaarnlicht}" opacity=".4"/>` : '';
  const rand =
    toon === 'mik' ? `<circle cx="48" cy="48" r="45" fill="none" stroke="${KLEUREN.zon}" stroke-width="6" stroke-dasharray="14 8"/>` : '';
  const raadsel =
    toon === 'raadsel'
      ? `<path d="M39 40q0-10 10-10t10 9q0 6-7 10-3 2-3 7" fill="none" stroke="${PALET.lantaarnlicht}" stroke-width="6" stroke-linecap="round"/><circle cx="49" cy="66" r="4" fill="${PALET.lantaarnlicht}"/>`
      : '';
  return `${gloed}${rand}<path transform="translate(48 50)" d="${vorm}" fill="${aan ? KLEUREN.zon : raadsel === '' ? PALET.neonDiep : KLEUREN.druif}" stroke="${aan ? PALET.goudRand : PALET.neonblauw}" stroke-width="5" stroke-linejoin="round"/>${raadsel}`;
}

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  raket: `<path d="M60 4q28 28 22 76H38Q32 32 60 4z" fill="${PALET.zilverLicht}"/><circle cx="60" cy="44" r="13" fill="${PALET.neonblauw}"/>${drawOgen(60, 44, 5, 4)}<path d="M38 60L18 88l20-4zM82 60l20 28-20-4z" fill="${PALET.lakrood}"/><path d="M46 82h28l-14 34z" fill="${KLEUREN.zon}"/><path d="M52 82h16l-8 20z" fill="${PALET.rozerood}"/><path d="M60 4q14 14 20 30H40Q46 18 60 4z" fill="${PALET.lakrood}"/>`,
  ruimtekat: `<rect x="36" y="66" width="48" height="42" rx="16" fill="${PALET.wit}"/><circle cx="60" cy="44" r="36" fill="${PALET.wit}"/><circle cx="60" cy="44" r="28" fill="${PALET.veldblauw}"/><path d="M40 34L36 18l16 8h16l16-8-4 16q4 26-20 28-24-2-20-28z" fill="${KLEUREN.zon}"/>${drawOgen(60, 42, 9, 6)}${drawLach(60, 52, 7)}<path d="M36 78L18 92M84 78l18 14" fill="none" stroke="${PALET.wit}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><rect x="50" y="78" width="20" height="12" rx="3" fill="${PALET.neonblauw}"/>`,
  alien: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-2-36 26-36t26 36z" fill="${KLEUREN.gras}"/><ellipse cx="60" cy="46" rx="36" ry="32" fill="${KLEUREN.gras}"/><ellipse cx="44" cy="44" rx="11" ry="14" fill="${PALET.nachtzwart}"/><ellipse cx="76" cy="44" rx="11" ry="14" fill="${PALET.nachtzwart}"/><circle cx="47" cy="40" r="4" fill="${PALET.wit}"/><circle cx="79" cy="40" r="4" fill="${PALET.wit}"/>${drawLach(60, 64, 9)}<path d="M44 18L36 4M76 18l8-14" fill="none" stroke="${KLEUREN.gras}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="36" cy="4" r="6" fill="${PALET.lantaarnlicht}"/><circle cx="84" cy="4" r="6" fill="${PALET.lantaarnlicht}"/>`,
  komeet: `<path d="M118 8Q60 20 36 60l30 26Q96 60 118 8z" fill="${PALET.neonblauw}" opacity=".6"/><path d="M112 16Q66 36 50 66l14 14Q92 56 112 16z" fill="${PALET.wit}" opacity=".6"/><circle cx="42" cy="80" r="28" fill="${KLEUREN.zon}"/><circle cx="32" cy="90" r="6" fill="${PALET.goudRand}"/><circle cx="56" cy="92" r="5" fill="${PALET.goudRand}"/>${drawOgen(42, 76, 10, 7)}${drawLach(42, 92, 8)}`,
  munt: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="64" r="44" fill="${PALET.goudRand}"/><circle cx="60" cy="60" r="44" fill="${KLEUREN.zon}"/><circle cx="60" cy="60" r="34" fill="${PALET.lantaarnlicht}"/><path d="M60 34l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2z" fill="${KLEUREN.zon}"/>${drawOgen(60, 56, 7, 5)}${drawLach(60, 66, 5)}`,
  robot: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="32" y="50" width="56" height="44" rx="12" fill="${PALET.rozerood}"/><rect x="36" y="14" width="48" height="38" rx="14" fill="${PALET.zilverLicht}"/><rect x="42" y="22" width="36" height="22" rx="8" fill="${PALET.schermnacht}"/>${drawOgen(60, 32, 9, 6)}<path d="M54 40h12" fill="none" stroke="${PALET.neonblauw}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 62L12 48M88 62l20-18" fill="none" stroke="${PALET.zilverDonker}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="40" y="92" width="14" height="20" rx="5" fill="${PALET.zilverDonker}"/><rect x="66" y="92" width="14" height="20" rx="5" fill="${PALET.zilverDonker}"/><circle cx="60" cy="72" r="9" fill="${PALET.lantaarnlicht}"/><path d="M60 14V4" fill="none" stroke="${PALET.zilverDonker}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="4" r="5" fill="${PALET.lakrood}"/>`,
  planeet: `<circle cx="60" cy="60" r="34" fill="${KLEUREN.druif}"/><circle cx="48" cy="46" r="8" fill="${PALET.lampRoze}"/><circle cx="76" cy="74" r="10" fill="${PALET.lampRoze}"/><ellipse cx="60" cy="66" rx="58" ry="13" fill="${PALET.lantaarnlicht}" opacity=".9" transform="rotate(-14 60 66)"/><path d="M26 60a34 34 0 0 1 68-6q-30 14-68 6z" fill="${KLEUREN.druif}"/>${drawOgen(60, 50, 12, 7)}${drawLach(60, 66, 10)}`,
  ufo: `<path d="M38 78L16 116h88L82 78z" fill="${PALET.lantaarnlicht}" opacity=".4"/><ellipse cx="60" cy="66" rx="54" ry="20" fill="${PALET.zilverDonker}"/><ellipse cx="60" cy="60" rx="54" ry="18" fill="${PALET.zilverLicht}"/><path d="M32 52q0-36 28-36t28 36q-28 10-56 0z" fill="${PALET.neonblauw}"/><circle cx="60" cy="42" r="13" fill="${KLEUREN.gras}"/>${drawOgen(60, 40, 6, 5)}<circle cx="22" cy="62" r="5" fill="${PALET.lakrood}"/><circle cx="44" cy="70" r="5" fill="${KLEUREN.zon}"/><circle cx="76" cy="70" r="5" fill="${KLEUREN.zon}"/><circle cx="98" cy="62" r="5" fill="${PALET.lakrood}"/>`,
  maan: `<path d="M76 8A54 54 0 1 0 112 84 44 44 0 0 1 76 8z" fill="${PALET.lantaarnlicht}"/><circle cx="40" cy="44" r="6" fill="${PALET.goudRand}"/><circle cx="34" cy="74" r="8" fill="${PALET.goudRand}"/><circle cx="62" cy="98" r="6" fill="${PALET.goudRand}"/>${drawOgen(50, 58, 9, 7)}${drawLach(50, 76, 8)}<path d="M96 30l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" fill="${KLEUREN.zon}"/>`,
  vis: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="56" r="42" fill="${PALET.neonblauw}" opacity=".8"/><ellipse cx="60" cy="24" rx="28" ry="7" fill="${PALET.wit}"/><ellipse cx="58" cy="60" rx="22" ry="15" fill="${KLEUREN.zon}"/><path d="M78 60l18-14v28z" fill="${PALET.goudRand}"/>${drawOgen(46, 56, 6, 6)}${drawLach(46, 68, 5)}<circle cx="34" cy="40" r="4" fill="${PALET.wit}"/><circle cx="28" cy="52" r="3" fill="${PALET.wit}"/><rect x="20" y="92" width="80" height="10" rx="4" fill="${PALET.lakrood}"/><circle cx="36" cy="106" r="9" fill="${PALET.nachtzwart}"/><circle cx="84" cy="106" r="9" fill="${PALET.nachtzwart}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor('staand') },
  'lampen-liggend': { vak: [36, 592], tonen: ['1', '2', '3', '4'], svg: (toon) => drawLampen('liggend', toon) },
  'lampen-staand': { vak: [36, 784], tonen: ['1', '2', '3', '4'], svg: (toon) => drawLampen('staand', toon) },
  kat: { vak: [130, 130], tonen: ['au', 'knipoog', 'tong'], svg: drawKat },
  bumper: {
    vak: [100, 100],
    svg: () =>
      `<circle cx="50" cy="53" r="44" fill="${PALET.nachtzwart}" opacity=".5"/><circle cx="50" cy="50" r="44" fill="${KLEUREN.zee}"/><circle cx="50" cy="50" r="32" fill="${KLEUREN.papier}"/><path transform="translate(50 51)" d="${traceSter(5, 24, 10)}" fill="${KLEUREN.zee}"/>`,
  },
  gloei: {
    vak: [100, 100],
    svg: () =>
      `<circle cx="50" cy="50" r="44" fill="${PALET.lantaarnlicht}"/><circle cx="50" cy="50" r="32" fill="${KLEUREN.papier}"/><path transform="translate(50 51)" d="${traceSter(5, 24, 10)}" fill="${KLEUREN.koraal}"/>`,
  },
  ster: {
    vak: [96, 96],
    tonen: ['aan', 'mik', 'raadsel'],
    svg: (toon) => drawSterlamp(toon),
  },
  schijf: { vak: [128, 96], tonen: ['mik', 'om'], svg: (toon) => drawSchijf(128, toon) },
  'schijf-breed': { vak: [300, 96], tonen: ['mik', 'om'], svg: (toon) => drawSchijf(300, toon) },
  gloed: { vak: [158, 126], svg: () => `<rect x="3" y="3" width="152" height="120" rx="34" fill="${KLEUREN.zon}" opacity=".6"/>` },
  stip: { vak: [14, 14], svg: () => `<circle cx="7" cy="7" r="6" fill="${PALET.lantaarnlicht}"/>` },
  flipper: {
    vak: [FLIPPER + 34, 38],
    svg: () =>
      `<path d="M19 0q10 0 ${FLIPPER} 11 8 2 8 9t-8 9Q29 38 19 38a19 19 0 0 1 0-38z" fill="${PALET.goudRand}"/><path d="M19 0q10 0 ${FLIPPER} 9 8 2 8 8t-8 8Q29 32 19 32a16 16 0 0 1 0-32z" fill="${KLEUREN.zon}"/><circle cx="19" cy="17" r="8" fill="${KLEUREN.koraal}"/>`,
  },
  bal: {
    vak: [34, 34],
    svg: () =>
      `<defs>${drawGloed('fk-bal', { offset: 0, kleur: PALET.wit }, { offset: 0.5, kleur: PALET.zilverLicht }, { offset: 1, kleur: PALET.zilverDonker })}</defs><circle cx="17" cy="17" r="17" fill="url(#fk-bal)"/><path d="M8 13q4-7 11-7" fill="none" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round"/>`,
  },
  'display-liggend': { vak: [860, 104], svg: () => drawDisplay(860, 104) },
  'display-staand': { vak: [670, 124], svg: () => drawDisplay(670, 124) },
  letter: {
    vak: [74, 80],
    tonen: ['nu', 'vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<rect y="4" width="74" height="76" rx="14" fill="${PALET.goudRand}"/><rect width="74" height="74" rx="14" fill="${PALET.nachtster}"/>`
        : `<rect x="3" y="3" width="68" height="70" rx="13" fill="${toon === 'nu' ? PALET.nachtster : PALET.neonDiep}" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.neonblauw}" stroke-width="5"/>`,
  },
  knop: {
    vak: [172, 98],
    tonen: ['klaar'],
    svg: (toon) =>
      toon === 'klaar' ? drawKnopVlak(172, 98, KLEUREN.zee, PALET.zeeDonker) : drawKnopVlak(172, 98, PALET.nachtster, PALET.goudRand),
  },
  oor: {
    vak: [96, 70],
    svg: () =>
      `<g fill="none" stroke="${PALET.lantaarnlicht}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M10 25h15l19-17v54L25 45H10z" fill="${PALET.lantaarnlicht}"/><path d="M58 22q11 13 0 26M74 12q19 23 0 46"/></g>`,
  },
  tilt: {
    vak: [220, 92],
    svg: () =>
      `<rect y="5" width="220" height="87" rx="22" fill="${PALET.wijnrood}"/><rect width="220" height="85" rx="22" fill="${PALET.koraalDonker}"/><rect x="8" y="8" width="204" height="69" rx="15" fill="none" stroke="${KLEUREN.zon}" stroke-width="5" stroke-dasharray="12 8"/>`,
  },
  kroon: {
    vak: [100, 69],
    svg: () =>
      `<path d="M8 60L2 18l24 18L50 4l24 32 24-18-6 42z" fill="${PALET.lantaarnlicht}" stroke="${PALET.goudRand}" stroke-width="5" stroke-linejoin="round"/><circle cx="50" cy="46" r="8" fill="${KLEUREN.koraal}"/><circle cx="26" cy="48" r="5" fill="${KLEUREN.zee}"/><circle cx="74" cy="48" r="5" fill="${KLEUREN.zee}"/>`,
  },
};
