import type { GameArt } from '@spelrijk/game-kit/contract';
import { traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawWei } from './decor.ts';
import { PALET } from './palet.ts';

/** A parachute with its lines; who hangs under it hangs at the bottom, in the middle. */
const SCHERM = `<path d="M10 104L125 176 240 104M66 104l59 72 59-72" fill="none" stroke="${PALET.lijn}" stroke-width="3"/><path d="M6 104Q10 6 125 6t119 98q-20-16-40 0-20-16-40 0-20-16-39 0-20-16-39 0-20-16-40 0-20-16-40 0z" fill="${PALET.zeildoekDiep}"/><path d="M8 98Q14 8 125 8t117 90q-19-14-38 0Q196 30 125 8 54 30 46 98q-19-14-38 0z" fill="${PALET.zeildoek}"/><path d="M86 98Q88 34 125 8q37 26 39 90-20-14-39 0-20-14-39 0z" fill="${PALET.zeildoek}"/><path d="M46 98Q54 30 125 8 88 34 86 98q-20-14-40 0zM204 98Q196 30 125 8q37 26 39 90 20-14 40 0z" fill="${PALET.zeilLicht}"/><path d="M30 62Q48 26 92 16" fill="none" stroke="${PALET.wit}" stroke-width="7" stroke-linecap="round" opacity=".5"/>`;

const KLAVER = [
  [30, 34],
  [70, 24],
  [108, 38],
  [142, 28],
]
  .map(
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y + 22}V${y}" stroke="${PALET.klaverDiep}" stroke-width="4"/><circle cx="${x - 9}" cy="${y + 2}" r="9" fill="${PALET.klaver}"/><circle cx="${x + 9}" cy="${y + 2}" r="9" fill="${PALET.klaver}"/><circle cx="${x}" cy="${y - 9}" r="9" fill="${PALET.klaver}"/><circle cx="${x + 20}" cy="${y - 8}" r="8" fill="${PALET.bloem}"/><circle cx="${x + 18}" cy="${y - 10}" r="3.500" fill="${PALET.wit}" opacity=".6"/>`,
  )
  .join('');

const HOOI = `<path d="M8 122Q4 76 40 60 50 18 88 10q38 8 48 50 36 16 32 62z" fill="${PALET.hooiDiep}"/><path d="M14 118q0-38 34-52Q56 26 88 18q32 8 40 48 34 14 34 52z" fill="${PALET.hooi}"/><path d="M40 92l22-16M92 40l10 22M110 96l26-12M66 108l20-18M70 56l-12 16M128 112l18-6M28 112l14-8" stroke="${PALET.hooiLicht}" stroke-width="6" stroke-linecap="round"/><path d="M88 12q2-12 14-10M60 40q-12-4-14 4" stroke="${PALET.hooiDiep}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

/** What one can land on, each in a box of 176 x 128 of which the bottom is the ground. */
const PLEKJE: Readonly<Record<string, string>> = {
  '': `<ellipse cx="88" cy="96" rx="86" ry="30" fill="${PALET.weiVoor}"/><ellipse cx="88" cy="93" rx="86" ry="30" fill="${KLEUREN.koraal}"/><ellipse cx="88" cy="93" rx="60" ry="21" fill="${PALET.wit}"/><ellipse cx="88" cy="93" rx="36" ry="12.500" fill="${KLEUREN.koraal}"/><ellipse cx="88" cy="93" rx="16" ry="6" fill="${KLEUREN.zon}"/>`,
  vijver: `<ellipse cx="88" cy="96" rx="87" ry="30" fill="${PALET.weiVoor}"/><ellipse cx="88" cy="94" rx="82" ry="27" fill="${PALET.water}"/><ellipse cx="80" cy="88" rx="56" ry="14" fill="${PALET.waterLicht}" opacity=".7"/><path d="M96 92q-4-22 18-20 2-18 16-18t15 15q10 2 12 6-6 4-12 3 4 20-20 20-22 2-29-6z" fill="${PALET.eend}"/><path d="M143 64q12 0 14 6-8 5-15 2z" fill="${PALET.snavel}"/><circle cx="134" cy="64" r="3.500" fill="${PALET.zwart}"/><path d="M104 84q10-8 18 2" stroke="${PALET.snavel}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M30 96q10-6 20 0M52 106q10-6 20 0" stroke="${PALET.wit}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>`,
  klaver: `<ellipse cx="88" cy="96" rx="84" ry="27" fill="${PALET.weiDiep}"/><g transform="translate(0 52)">${KLAVER}</g>`,
  hooi: HOOI,
};

const VLEKKEN = `<path d="M44 44q22-8 34 6-2 22-24 22-16-4-10-28zM92 70q18-6 24 8-8 16-24 10-8-10 0-18zM30 74q8-4 12 6-4 12-12 8z" fill="${PALET.vlek}"/>`;

/** A cow with a bell. `buig` bows for who lands well, `blij` laughs. */
function drawKoe(toon: string): string {
  const ogen =
    toon === 'blij'
      ? `<path d="M-16-6q5-7 10 0M6-6q5-7 10 0" fill="none" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round"/>`
      : `<circle cx="-11" cy="-7" r="5.500" fill="${PALET.zwart}"/><circle cx="11" cy="-7" r="5.500" fill="${PALET.zwart}"/><circle cx="-9" cy="-9" r="2" fill="${PALET.wit}"/><circle cx="13" cy="-9" r="2" fill="${PALET.wit}"/>`;
  const kop = `<path d="M-24-20q-16 0-20 10 12 8 22 0zM24-20q16 0 20 10-12 8-22 0z" fill="${PALET.koeSchaduw}"/><path d="M-18-26q-4-12 4-18 0 10 6 16zM18-26q4-12-4-18 0 10-6 16z" fill="${PALET.hoorn}"/><path d="M-24-24Q0-34 24-24q4 22-4 42H-20q-8-20-4-42z" fill="${PALET.koe}"/><path d="M-24-24Q-8-31 0-29q2 18-12 24-10 0-13-6z" fill="${PALET.vlek}"/><ellipse cx="0" cy="18" rx="25" ry="17" fill="${PALET.roze}"/><ellipse cx="-9" cy="15" rx="4" ry="5" fill="${PALET.rozeDiep}"/><ellipse cx="9" cy="15" rx="4" ry="5" fill="${PALET.rozeDiep}"/><path d="M-9 27q9 ${toon === '' ? 5 : 9} 18 0" fill="none" stroke="${PALET.rozeDiep}" stroke-width="4" stroke-linecap="round"/>${ogen}`;
  const plek = toon === 'buig' ? 'translate(132 92) rotate(16)' : 'translate(128 46)';
  return `<path d="M26 60Q8 58 8 84q-2 12-6 18" fill="none" stroke="${PALET.koeSchaduw}" stroke-width="7" stroke-linecap="round"/><path d="M36 88v38h16V92zM96 88v38h16V88z" fill="${PALET.koeSchaduw}"/><path d="M50 90v44h16V92zM112 88v46h16V84z" fill="${PALET.koe}"/><path d="M36 122h16v6H36zM50 130h16v6H50zM96 122h16v6H96zM112 130h16v6h-16z" fill="${PALET.vlek}"/><path d="M22 66q0-30 36-30h52q28 2 28 30 0 36-30 36H52q-30 0-30-36z" fill="${PALET.koeSchaduw}"/><path d="M22 62q0-28 36-28h52q28 2 28 30-4 24-30 26H52q-30-2-30-28z" fill="${PALET.koe}"/>${VLEKKEN}<path d="M66 96q10 14 22 0z" fill="${PALET.roze}"/><g transform="${plek}">${kop}</g>${toon === 'buig' ? '' : `<path d="M112 74h34" stroke="${KLEUREN.koraal}" stroke-width="7" stroke-linecap="round"/><path d="M120 90q0-14 10-14t10 14z" fill="${PALET.bel}"/><circle cx="130" cy="92" r="4" fill="${PALET.belDiep}"/>`}`;
}

/** Patches: what was landed on, sewn on with big stitches. */
const LAP: Readonly<Record<string, string>> = {
  '': `<rect width="44" height="44" fill="${PALET.wit}"/><circle cx="22" cy="22" r="16" fill="${KLEUREN.koraal}"/><circle cx="22" cy="22" r="9" fill="${PALET.wit}"/>`,
  goud: `<rect width="44" height="44" fill="${KLEUREN.druif}"/><path transform="translate(22 23)" d="${traceSter(5, 17, 8)}" fill="${KLEUREN.zon}"/>`,
  koe: `<rect width="44" height="44" fill="${PALET.koe}"/><path d="M2 4q16-4 18 8-4 10-18 6zM26 20q16-2 16 10-8 12-18 4zM4 32q10-4 12 8H4z" fill="${PALET.vlek}"/>`,
  vijver: `<rect width="44" height="44" fill="${PALET.water}"/><path d="M2 14q7-8 14 0t14 0 14 0M2 30q7-8 14 0t14 0 14 0" stroke="${PALET.wit}" stroke-width="5" fill="none"/>`,
  hooi: `<rect width="44" height="44" fill="${PALET.hooi}"/><path d="M4 8l12 10M24 4l-6 16M40 12L26 24M8 26l12 14M34 28l-6 14" stroke="${PALET.hooiDiep}" stroke-width="4"/>`,
  klaver: `<rect width="44" height="44" fill="${PALET.weiLicht}"/><circle cx="15" cy="20" r="8" fill="${PALET.klaverDiep}"/><circle cx="29" cy="20" r="8" fill="${PALET.klaverDiep}"/><circle cx="22" cy="11" r="8" fill="${PALET.klaverDiep}"/><path d="M22 20v18" stroke="${PALET.klaverDiep}" stroke-width="4"/>`,
};
const drawLap = (toon: string): string =>
  `<g transform="translate(3 3)">${LAP[toon] ?? LAP[''] ?? ''}<rect x="1" y="1" width="42" height="42" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-dasharray="7 5"/></g>`;

/** A yellow plane with an open door. */
const VLIEGTUIG = `<path d="M6 30q-6-20 6-26 18 6 28 34z" fill="${PALET.vliegtuigDiep}"/><path d="M2 54Q30 40 84 38h96q50 2 56 30-8 26-58 28H104Q36 88 2 60z" fill="${PALET.vliegtuigDiep}"/><path d="M2 52Q30 38 84 36h96q50 2 54 28-10 20-56 22H104Q36 82 2 58z" fill="${PALET.vliegtuig}"/><path d="M176 38q-6-18-30-18h-34q-12 4-16 18z" fill="${PALET.glas}" stroke="${PALET.vliegtuigDiep}" stroke-width="5"/><path d="M20 52q60-10 120-8" stroke="${PALET.vliegtuigLicht}" stroke-width="7" stroke-linecap="round" fill="none"/><rect x="94" y="46" width="46" height="46" rx="10" fill="${PALET.band}"/><path d="M74 18h126q14 0 14 8t-14 8H74q-12 0-12-8t12-8z" fill="${KLEUREN.koraal}"/><path d="M80 22h112" stroke="${PALET.wit}" stroke-width="4" opacity=".5" stroke-linecap="round"/><path d="M150 92v14M186 88v18" stroke="${PALET.houtDiep}" stroke-width="6"/><circle cx="150" cy="110" r="12" fill="${PALET.band}"/><circle cx="186" cy="110" r="12" fill="${PALET.band}"/><circle cx="150" cy="110" r="5" fill="${PALET.koeSchaduw}"/><circle cx="186" cy="110" r="5" fill="${PALET.koeSchaduw}"/><circle cx="206" cy="58" r="6" fill="${PALET.zwart}"/><circle cx="208" cy="56" r="2" fill="${PALET.wit}"/><path d="M196 74q12 8 22 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** A windsock: `2` stands straight out, `1` droops. */
const drawWindzak = (toon: string): string => {
  const hoek = toon === '2' ? 4 : 34;
  return `<path d="M22 8V188" stroke="${PALET.houtDiep}" stroke-width="10" stroke-linecap="round"/><circle cx="22" cy="8" r="8" fill="${KLEUREN.zon}"/><g transform="translate(24 22) rotate(${hoek})"><path d="M0-16L118-8V12L0 24z" fill="${PALET.zeildoekDiep}"/><path d="M0-20L118-10V8L0 20z" fill="${KLEUREN.koraal}"/><path d="M24-18l26 2v32l-26 2zM74-14l24 2v22l-24 2z" fill="${PALET.wit}"/></g>`;
};

/** A picnic cloth on the grass, pegged down; a gold rim is the one below the parachute. */
const drawKleed = (toon: string): string =>
  `<path d="M22 10H278L298 134H2z" fill="${PALET.weiVoor}" opacity=".55" transform="translate(0 5)"/><path d="M22 6H278L298 128H2z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.kleedRand}"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${34 + i * 28} 7h14l${(i - 4) * 0.6} 10h-14zM${22 + i * 31} 116h16l${(i - 4) * 0.4} 11h-17z" fill="${PALET.kleedRandLicht}"/>`).join('')}<path d="M36 18H264L281 116H19z" fill="${toon === 'raak' ? PALET.raak : PALET.kleed}"/>`;

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="24" fill="${PALET.vliegtuigDiep}"/><rect width="${w}" height="${h - 8}" rx="24" fill="${PALET.vliegtuig}"/><rect x="9" y="9" width="${w - 18}" height="${h - 27}" rx="17" fill="${PALET.kleed}"/>${inhoud}`;
const OOR = `<g transform="translate(50 22)" fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.zee}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  gans: `<ellipse cx="52" cy="70" rx="32" ry="19" fill="${PALET.wit}"/><path d="M80 64q12-6 20-16" fill="none" stroke="${PALET.wit}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><circle cx="104" cy="44" r="12" fill="${PALET.wit}"/><path d="M112 40l10 6-10 4z" fill="${PALET.snavel}"/><circle cx="106" cy="42" r="3" fill="${KLEUREN.inkt}"/><path d="M48 68Q26 24 4 38q14 10 22 34zM60 66Q62 24 96 16 88 46 74 70z" fill="${PALET.koeSchaduw}"/><path d="M24 78L4 88l22 4z" fill="${PALET.wit}"/>`,
  ballon: `<path d="M60 4q46 2 44 46-8 28-30 44H46Q24 78 16 50 14 6 60 4z" fill="${PALET.zeildoek}"/><path d="M60 4q20 6 20 46 0 28-10 44H50q-10-16-10-44 0-40 20-46z" fill="${PALET.zeilLicht}"/><path d="M48 94v8M72 94v8" fill="none" stroke="${PALET.lijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="100" width="32" height="18" rx="5" fill="${PALET.hooiDiep}"/>${drawOgen(60, 44, 9, 7)}${drawLach(60, 60, 8)}`,
  paraplu: `<path d="M60 30v40" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 48q6-42 50-42t50 42q-12-10-25 0-12-10-25 0-13-10-25 0-13-10-25 0z" fill="${PALET.roze}"/><path d="M36 48q4-34 24-42 20 8 24 42-12-10-24 0-12-10-24 0z" fill="${PALET.rozeDiep}"/><circle cx="60" cy="76" r="16" fill="${PALET.vlek}"/><circle cx="48" cy="64" r="7" fill="${PALET.vlek}"/><circle cx="72" cy="64" r="7" fill="${PALET.vlek}"/>${drawOgen(60, 74, 7, 5)}${drawLach(60, 82, 6)}<ellipse cx="60" cy="100" rx="13" ry="16" fill="${PALET.vlek}"/>`,
  wolk: `<circle cx="34" cy="56" r="22" fill="${PALET.wit}"/><circle cx="62" cy="42" r="30" fill="${PALET.wit}"/><circle cx="92" cy="58" r="20" fill="${PALET.wit}"/><rect x="14" y="56" width="96" height="26" rx="13" fill="${PALET.wit}"/>${drawOgen(62, 52, 13, 8)}${drawLach(62, 68, 10)}<circle cx="44" cy="68" r="6" fill="${PALET.roze}"/><circle cx="80" cy="68" r="6" fill="${PALET.roze}"/>`,
  zwaluwen: `<ellipse cx="72" cy="38" rx="24" ry="10" fill="${PALET.zwart}"/><circle cx="94" cy="32" r="9" fill="${PALET.zwart}"/><ellipse cx="76" cy="42" rx="18" ry="6" fill="${PALET.wit}"/><path d="M70 36Q56 12 30 8q12 20 24 32zM66 40Q56 62 32 66q12-12 20-26z" fill="${PALET.zwart}"/><ellipse cx="44" cy="92" rx="24" ry="10" fill="${PALET.zwart}"/><circle cx="66" cy="86" r="9" fill="${PALET.zwart}"/><ellipse cx="48" cy="96" rx="18" ry="6" fill="${PALET.wit}"/><path d="M42 90Q28 66 2 62q12 20 24 32zM38 94q-10 18-32 20 12-10 20-22z" fill="${PALET.zwart}"/><circle cx="96" cy="31" r="2" fill="${KLEUREN.inkt}"/><path d="M102 31l8 2-8 2zM74 85l8 2-8 2z" fill="${PALET.snavel}"/>`,
  brief: `<rect x="14" y="32" width="92" height="64" rx="5" fill="${PALET.wit}" transform="rotate(-8 60 64)"/><path d="M18 36l44 34 38-44z" fill="${PALET.koeSchaduw}"/><path d="M20 42l42 30 36-42" fill="none" stroke="${PALET.lijn}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="82" cy="82" r="11" fill="${PALET.zeildoek}"/>${drawOgen(44, 76, 8, 5)}${drawLach(44, 86, 6)}<path d="M4 20h14M100 108h14" fill="none" stroke="${PALET.lijn}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  bij: `<ellipse cx="32" cy="26" rx="20" ry="14" fill="${PALET.klaver}" transform="rotate(-20 32 26)"/><ellipse cx="60" cy="16" rx="20" ry="14" fill="${PALET.klaverDiep}"/><ellipse cx="88" cy="26" rx="20" ry="14" fill="${PALET.klaver}" transform="rotate(20 88 26)"/><path d="M32 34L52 70M60 26v40M88 34L68 70" fill="none" stroke="${PALET.lijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="84" rx="30" ry="20" fill="${PALET.hooi}"/><path d="M48 66h9v36h-9zM67 66h9v35h-9z" fill="${PALET.zwart}"/>${drawOgen(40, 80, 6, 5)}${drawLach(39, 89, 5)}`,
  eekhoorn: `<path d="M18 40L102 30l-8 34 12 34H30L10 86z" fill="${PALET.vlek}"/><ellipse cx="62" cy="62" rx="22" ry="30" fill="${PALET.houtDiep}"/><circle cx="96" cy="46" r="18" fill="${PALET.houtDiep}"/><path d="M86 34l-2-16 12 8zM102 32l8-14 2 18z" fill="${PALET.houtDiep}"/>${drawOgen(98, 44, 7, 6)}<circle cx="108" cy="52" r="4" fill="${PALET.zwart}"/>${drawLach(102, 56, 4)}<path d="M20 82Q-4 86 2 112q22 0 26-22z" fill="${PALET.houtDiep}"/>`,
  regenboog: `<path d="M14 100a46 46 0 0 1 92 0" fill="none" stroke="${PALET.zeildoek}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M23 100a37 37 0 0 1 74 0" fill="none" stroke="${PALET.hooi}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 100a28 28 0 0 1 56 0" fill="none" stroke="${PALET.klaver}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M41 100a19 19 0 0 1 38 0" fill="none" stroke="${PALET.water}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="18" cy="104" r="14" fill="${PALET.wit}"/><circle cx="36" cy="108" r="10" fill="${PALET.wit}"/><circle cx="102" cy="104" r="14" fill="${PALET.wit}"/><circle cx="84" cy="108" r="10" fill="${PALET.wit}"/>`,
  vlieger: `<path d="M60 6l36 38-36 44-36-44z" fill="${PALET.water}"/><path d="M60 6l36 38H24z" fill="${PALET.vliegtuig}"/><path d="M60 6v82M24 44h72" fill="none" stroke="${PALET.lijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 88q-16 8 0 14t-4 14" fill="none" stroke="${PALET.lijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 100l12-4v10zM66 112l12-2-6 10z" fill="${PALET.roze}"/>${drawOgen(60, 34, 10, 6)}${drawLach(60, 52, 9)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawWei('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawWei('staand') },
  scherm: { vak: [250, 180], svg: () => SCHERM },
  lap: { vak: [50, 50], tonen: ['goud', 'koe', 'vijver', 'hooi', 'klaver'], svg: drawLap },
  vliegtuig: { vak: [250, 124], svg: () => VLIEGTUIG },
  prop: {
    vak: [18, 96],
    svg: () =>
      `<ellipse cx="9" cy="24" rx="7" ry="24" fill="${PALET.hout}"/><ellipse cx="9" cy="72" rx="7" ry="24" fill="${PALET.hout}"/><circle cx="9" cy="48" r="9" fill="${PALET.houtDiep}"/>`,
  },
  windzak: { vak: [150, 190], tonen: ['1', '2'], svg: drawWindzak },
  koe: { vak: [168, 138], tonen: ['buig', 'blij'], svg: drawKoe },
  hooi: { vak: [176, 128], svg: () => HOOI },
  plekje: { vak: [176, 128], tonen: ['vijver', 'klaver', 'hooi'], svg: (toon) => PLEKJE[toon] ?? '' },
  schaduw: { vak: [100, 22], svg: () => `<ellipse cx="50" cy="11" rx="48" ry="10" fill="${PALET.zwart}" opacity=".22"/>` },
  verwolk: {
    vak: [150, 76],
    svg: () =>
      `<g fill="${PALET.wit}" opacity=".8"><ellipse cx="74" cy="54" rx="72" ry="19"/><circle cx="48" cy="42" r="25"/><circle cx="86" cy="32" r="31"/><circle cx="116" cy="48" r="19"/></g>`,
  },
  strootje: {
    vak: [20, 12],
    svg: () => `<path d="M2 9L18 3" stroke="${PALET.hooi}" stroke-width="5" stroke-linecap="round"/>`,
  },
  drup: { vak: [18, 20], svg: () => `<path d="M9 1q8 9 8 12a8 7 0 0 1-16 0Q1 10 9 1z" fill="${PALET.waterLicht}"/>` },
  pijl: {
    vak: [92, 92],
    tonen: ['mik'],
    svg: (toon) =>
      `<circle cx="46" cy="46" r="44" fill="${toon === 'mik' ? KLEUREN.zon : PALET.kleed}" stroke="${PALET.lijn}" stroke-width="4"/><path d="M46 76L20 44h16V18h20v26h16z" fill="${KLEUREN.zee}"/>`,
  },
  gloed: {
    vak: [340, 170],
    svg: () =>
      `<rect x="5" y="5" width="330" height="160" rx="36" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="324" height="154" rx="32" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="20 12"/>`,
  },
  kleed: { vak: [300, 138], tonen: ['mik', 'raak'], svg: drawKleed },
  'bord-woord': { vak: [480, 112], svg: () => drawBord(480, 112) },
  'bord-oor': { vak: [196, 112], tonen: ['leeg'], svg: (toon) => drawBord(196, 112, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [780, 112], svg: () => drawBord(780, 112) },
  'bord-staand': { vak: [660, 124], svg: () => drawBord(660, 124) },
};
