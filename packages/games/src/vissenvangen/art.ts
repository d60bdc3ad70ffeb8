import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';
import { drawZeebodem } from './zee.ts';

const OOR = `<g transform="translate(74 28)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h13l17-15v46L17 41H4z" fill="${KLEUREN.inkt}"/><path d="M46 22q9 11 0 22"/></g>`;

/** A sail between two spars. */
const drawZeil = (w: number, h: number, inhoud = ''): string =>
  `<path d="M20 12h${w - 40}q-10 ${h / 2 - 10} 0 ${h - 22}h-${w - 40}q10-${h / 2 - 10} 0-${h - 22}z" transform="translate(0 6)" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M18 8h${w - 36}q-12 ${h / 2 - 8} 0 ${h - 18}h-${w - 36}q12-${h / 2 - 8} 0-${h - 18}z" fill="${PALET.zeil}"/><path d="M46 12q6 ${h / 2 - 8} 0 ${h - 24}M${w - 46} 12q-6 ${h / 2 - 8} 0 ${h - 24}" stroke="${PALET.zeilDiep}" stroke-width="3" fill="none"/><rect x="2" y="0" width="${w - 4}" height="14" rx="7" fill="${PALET.houtDiep}"/><rect x="2" y="0" width="${w - 4}" height="9" rx="5" fill="${PALET.hout}"/><rect x="2" y="${h - 16}" width="${w - 4}" height="14" rx="7" fill="${PALET.houtDiep}"/><rect x="2" y="${h - 16}" width="${w - 4}" height="9" rx="5" fill="${PALET.hout}"/>${inhoud}`;

const VISKLEUREN: readonly (readonly [string, string])[] = [
  [PALET.visRood, PALET.visRoodDiep],
  [PALET.visGeel, PALET.visGeelDiep],
  [PALET.visGroen, PALET.visGroenDiep],
  [PALET.visPaars, PALET.visPaarsDiep],
  [PALET.visBlauw, PALET.visBlauwDiep],
];

const kleurenOf = (toon: string): readonly [string, string] => VISKLEUREN[Number.parseInt(toon, 10)] ?? [KLEUREN.zon, PALET.visGeelDiep];

/** A broad fish with a pale flank to write on, its head at the left. */
function drawVis(toon: string): string {
  const [kleur, diep] = kleurenOf(toon);
  const rand =
    toon === 'hier' ? `<rect x="40" y="12" width="210" height="78" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8"/>` : '';
  return `<path d="M246 54l38-42q10 42 0 84z" fill="${diep}"/><path d="M246 54l32-32q6 32 0 64z" fill="${kleur}"/><path d="M96 10q40-18 84 2l-20 10h-50zM110 98q26 12 52 0z" fill="${diep}"/><rect x="4" y="12" width="258" height="88" rx="44" fill="${diep}"/><rect x="4" y="8" width="258" height="84" rx="42" fill="${kleur}"/><rect x="42" y="15" width="206" height="72" rx="28" fill="${PALET.buik}"/><circle cx="26" cy="40" r="8" fill="${KLEUREN.wit}"/><circle cx="25" cy="40" r="4.500" fill="${KLEUREN.inkt}"/><path d="M10 60q6 8 16 6" fill="none" stroke="${diep}" stroke-width="4" stroke-linecap="round"/>${rand}`;
}

/** A small one; every kind has its own stripes or spots. */
const TEKENING: readonly string[] = [
  `<path d="M24 10v30M34 8v34" stroke="${PALET.buik}" stroke-width="5"/>`,
  `<circle cx="24" cy="20" r="4" fill="${PALET.visRood}"/><circle cx="35" cy="29" r="4" fill="${PALET.visRood}"/><circle cx="37" cy="16" r="3" fill="${PALET.visRood}"/>`,
  `<path d="M14 25h32M18 17h24M18 33h24" stroke="${PALET.visGroenDiep}" stroke-width="3"/>`,
  `<path d="M20 10q10 14 0 30M32 8q10 16 0 34" fill="none" stroke="${PALET.visGeel}" stroke-width="5"/>`,
  `<ellipse cx="28" cy="34" rx="17" ry="8" fill="${PALET.buik}"/>`,
];

function drawVisje(toon: string): string {
  const soort = Number.parseInt(toon, 10) || 0;
  const [kleur, diep] = kleurenOf(toon);
  const vis = `<path d="M48 25l20-18q4 18 0 36z" fill="${diep}"/><path d="M22 8q12-12 26 0l-8 6zM26 42q10 10 20 0z" fill="${diep}"/><ellipse cx="29" cy="25" rx="26" ry="19" fill="${kleur}"/>${TEKENING[soort] ?? ''}<circle cx="13" cy="20" r="5.500" fill="${KLEUREN.wit}"/><circle cx="12" cy="20" r="3" fill="${KLEUREN.inkt}"/><path d="M5 29q4 4 9 2" fill="none" stroke="${diep}" stroke-width="3" stroke-linecap="round"/>`;
  return toon.endsWith('l') ? vis : `<g transform="translate(70 0) scale(-1 1)">${vis}</g>`;
}

const drawKwal = (toon: string): string =>
  `<g fill="none" stroke="${PALET.kwalDiep}" stroke-width="5" stroke-linecap="round"><path d="M20 48q-8 12 2 22t-2 18M34 50q-6 14 4 22t-2 18M50 50q6 14-4 22t4 18M64 48q8 12-2 22t4 18"/></g><path d="M6 48Q6 6 42 6t36 42q-9 10-18 0-9 10-18 0-9 10-18 0-9 10-18 0z" fill="${PALET.kwal}"/><path d="M18 34q2-18 18-20" fill="none" stroke="${PALET.kwalLicht}" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="36" r="4.500" fill="${KLEUREN.inkt}"/><circle cx="52" cy="36" r="4.500" fill="${KLEUREN.inkt}"/>${toon === 'au' ? `<circle cx="42" cy="46" r="5" fill="${PALET.kwalDiep}"/><path d="M26 28l10 4M58 28l-10 4" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round"/>` : `<path d="M37 44q5 5 10 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round"/>`}`;

const KURK: Readonly<Record<string, readonly [string, string]>> = {
  '': [PALET.kurk, PALET.kurkDiep],
  wit: [PALET.kurkWit, PALET.zeilDiep],
  vol: [KLEUREN.zon, PALET.visGeelDiep],
  los: [PALET.kwalLicht, PALET.kwalDiep],
};

function drawKurk(toon: string): string {
  const [kleur, diep] = KURK[toon] ?? [PALET.kurk, PALET.kurkDiep];
  return `<circle cx="10" cy="11" r="9" fill="${diep}"/><circle cx="10" cy="9" r="9" fill="${kleur}"/>`;
}

/** A net with its floats around something that is caught. */
function drawKring(toon: string): string {
  const mazen = [40, 80, 120, 160, 200, 240].map((x) => `M${x} 10q-24 90 0 180M${x} 10q24 90 0 180`).join('');
  const kurken = Array.from({ length: 16 }, (_, i) => {
    const hoek = (i / 16) * Math.PI * 2;
    return `<circle cx="${(150 + Math.cos(hoek) * 140).toFixed(1)}" cy="${(100 + Math.sin(hoek) * 92).toFixed(1)}" r="8" fill="${i % 2 === 0 ? PALET.kurk : PALET.kurkWit}"/>`;
  }).join('');
  const gat =
    toon === 'los'
      ? ''
      : `<path d="${mazen}M20 60q130-24 260 0M14 100h272M20 140q130 24 260 0" stroke="${PALET.net}" stroke-width="3" fill="none" opacity=".35"/>`;
  return `${gat}<ellipse cx="150" cy="100" rx="140" ry="92" fill="none" stroke="${PALET.touw}" stroke-width="6"/>${kurken}`;
}

const BOOT = `<path d="M59 4Q104 44 104 96q0 40-16 50H30Q14 136 14 96 14 44 59 4z" fill="${PALET.boegDiep}"/><path d="M59 2Q102 42 102 94q0 38-14 48H30q-14-10-14-48Q16 42 59 2z" fill="${PALET.boeg}"/><path d="M59 18q32 34 32 76 0 28-10 38H37q-10-10-10-38 0-42 32-76z" fill="${PALET.dek}"/><path d="M36 60h46M30 84h58M30 108h58" stroke="${PALET.houtLicht}" stroke-width="4"/><rect x="34" y="100" width="50" height="30" rx="7" fill="${PALET.kajuitDiep}"/><rect x="34" y="98" width="50" height="26" rx="7" fill="${PALET.kajuit}"/><path d="M40 110h38" stroke="${PALET.kajuitDiep}" stroke-width="4"/><circle cx="59" cy="34" r="8" fill="${KLEUREN.zon}"/><path d="M20 140q-14 8-12 10M98 140q14 8 12 10" stroke="${PALET.schuim}" stroke-width="6" stroke-linecap="round" fill="none"/>`;

export const art: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => drawZeebodem(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => drawZeebodem(720, 960) },
  'zeil-woord': { vak: [520, 108], svg: () => drawZeil(520, 108) },
  'zeil-oor': { vak: [210, 108], tonen: ['leeg'], svg: (toon) => drawZeil(210, 108, toon === 'leeg' ? '' : OOR) },
  'zeil-liggend': { vak: [860, 108], svg: () => drawZeil(860, 108) },
  'zeil-staand': { vak: [690, 140], svg: () => drawZeil(690, 140) },
  golf: {
    vak: [130, 26],
    svg: () =>
      `<path d="M6 16q30-18 60 0t58 0" fill="none" stroke="${PALET.schuim}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  },
  vis: { vak: [290, 108], tonen: ['0', '1', '2', '3', 'hier'], svg: drawVis },
  gloed: {
    vak: [324, 134],
    svg: () =>
      `<rect x="4" y="4" width="316" height="126" rx="60" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="308" height="118" rx="56" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  rij: {
    vak: [820, 124],
    tonen: ['goed'],
    svg: (toon) =>
      `<rect y="8" width="820" height="116" rx="24" fill="${PALET.rijDiep}"/><rect width="820" height="116" rx="24" fill="${toon === 'goed' ? KLEUREN.gras : PALET.rij}"/><rect x="12" y="10" width="796" height="94" rx="16" fill="${PALET.vak}"/>`,
  },
  vak: {
    vak: [80, 92],
    tonen: ['vol', 'nu'],
    svg: (toon) =>
      `<rect x="2" y="4" width="76" height="86" rx="14" fill="${toon === 'nu' ? KLEUREN.zon : PALET.vakDiep}"/><rect x="7" y="8" width="66" height="74" rx="10" fill="${PALET.buik}"/>${toon === 'vol' ? '' : `<path d="M22 70h36" stroke="${PALET.vakDiep}" stroke-width="5" stroke-linecap="round"/>`}`,
  },
  terug: {
    vak: [96, 96],
    svg: () =>
      `<circle cx="48" cy="51" r="38" fill="${PALET.metaalDiep}"/><circle cx="48" cy="47" r="38" fill="${PALET.zeil}"/><path d="M66 62V48q0-12-12-12H34" fill="none" stroke="${KLEUREN.zee}" stroke-width="9" stroke-linecap="round"/><path d="M44 22L30 36l14 14" fill="none" stroke="${KLEUREN.zee}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  knop: { vak: [190, 94], svg: () => drawKnopVlak(190, 94, KLEUREN.zee, KLEUREN['zee-diep']) },
  kring: { vak: [300, 200], tonen: ['los'], svg: drawKring },
  boot: { vak: [118, 150], svg: () => BOOT },
  visje: { vak: [70, 50], tonen: ['0', '1', '2', '3', '4', '0l', '1l', '2l', '3l', '4l'], svg: drawVisje },
  kwal: { vak: [84, 92], tonen: ['au'], svg: drawKwal },
  kurk: { vak: [20, 20], tonen: ['wit', 'vol', 'los'], svg: drawKurk },
  worp: {
    vak: [232, 232],
    svg: () =>
      `<circle cx="116" cy="116" r="106" fill="${PALET.schuim}" opacity=".16"/><circle cx="116" cy="116" r="106" fill="none" stroke="${PALET.schuim}" stroke-width="5" stroke-dasharray="14 14" opacity=".8"/>`,
  },
  mik: { vak: [236, 236], svg: () => `<circle cx="118" cy="118" r="110" fill="none" stroke="${KLEUREN.zon}" stroke-width="11"/>` },
  bak: {
    vak: [320, 188],
    svg: () =>
      `<rect y="8" width="320" height="180" rx="20" fill="${PALET.metaalDiep}"/><rect x="8" y="14" width="304" height="158" rx="14" fill="${PALET.bakwater}"/><path d="M8 110q76-20 152 0t152 0v50q0 12-14 12H22q-14 0-14-12z" fill="${PALET.bakwaterDiep}"/><path d="M14 160q70-22 146-8t146 0v8q0 12-14 12H28q-14 0-14-12z" fill="${PALET.zand}"/><path d="M52 160q-12-24 2-46M66 162q12-26 0-50" fill="none" stroke="${PALET.wier}" stroke-width="8" stroke-linecap="round"/><path d="M252 160q-8-20 6-26 4-16 18-8 16 2 12 20 8 10-2 14z" fill="${PALET.rif}"/>`,
  },
  ruit: {
    vak: [320, 188],
    svg: () =>
      `<rect x="4" y="10" width="312" height="166" rx="16" fill="none" stroke="${PALET.metaal}" stroke-width="9"/><path d="M26 36h70M26 50h36" stroke="${PALET.glasRand}" stroke-width="7" stroke-linecap="round" opacity=".8"/><rect width="320" height="18" rx="9" fill="${PALET.metaal}"/>`,
  },
  bel: {
    vak: [18, 18],
    svg: () =>
      `<circle cx="9" cy="9" r="7" fill="${PALET.glas}" opacity=".6"/><circle cx="9" cy="9" r="7" fill="none" stroke="${PALET.glasRand}" stroke-width="3"/>`,
  },
};
