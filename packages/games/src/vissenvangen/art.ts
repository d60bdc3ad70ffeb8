import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
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

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  zeemeeuw: `<ellipse cx="56" cy="68" rx="30" ry="18" fill="${PALET.buik}"/><circle cx="84" cy="54" r="16" fill="${PALET.buik}"/><path d="M98 52l18 6-18 6z" fill="${PALET.visGeelDiep}"/><path d="M48 64Q22 22 2 38q18 8 24 34zM60 62q2-40 38-48-6 28-24 50z" fill="${PALET.metaal}"/><path d="M30 74L6 86l22 4z" fill="${PALET.buik}"/><circle cx="87" cy="50" r="4" fill="${KLEUREN.inkt}"/>`,
  dolfijn: `<path d="M10 86q8-62 66-56 32 4 36 34-16-8-30-4 0 18-16 26 2-14-6-22-30 2-36 30l-22 14q2-14 8-22z" fill="${PALET.visBlauw}"/><path d="M74 62q20-8 38 2-8 8-30 8z" fill="${PALET.buik}"/><path d="M56 34q8-20 24-22-4 16-2 24z" fill="${PALET.visBlauw}"/><circle cx="88" cy="48" r="5" fill="${KLEUREN.inkt}"/><path d="M96 60q8 2 12-2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="108" r="5" fill="${PALET.schuim}"/><circle cx="40" cy="112" r="5" fill="${PALET.schuim}"/>`,
  laars: `<ellipse cx="62" cy="106" rx="50" ry="8" fill="${PALET.schuim}"/><path d="M34 26h36v42q0 10 14 14 22 6 20 24H34z" fill="${PALET.rifDiep}"/><rect x="30" y="22" width="44" height="12" rx="5" fill="${PALET.buik}"/><ellipse cx="52" cy="22" rx="18" ry="12" fill="${PALET.visRood}"/>${drawOgen(52, 18, 7, 5)}<path d="M38 18L26 8M66 18L78 8" fill="none" stroke="${PALET.visRood}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22" cy="8" r="6" fill="${PALET.visRood}"/><circle cx="82" cy="8" r="6" fill="${PALET.visRood}"/>`,
  oester: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 78q0-56 46-58 46 2 46 58z" fill="${PALET.rifPaars}"/><path d="M60 24v50M36 32l8 42M84 32l-8 42" fill="none" stroke="${PALET.rifPaarsDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 80h92q-4 30-46 30T14 80z" fill="${PALET.rifPaars}"/><ellipse cx="60" cy="80" rx="40" ry="9" fill="${PALET.kwalLicht}"/><circle cx="60" cy="76" r="13" fill="${PALET.buik}"/><circle cx="56" cy="72" r="4" fill="${PALET.schuim}"/>${drawOgen(60, 94, 10, 5)}${drawLach(60, 101, 6)}`,
  badspeeltje: `<ellipse cx="60" cy="104" rx="52" ry="9" fill="${PALET.schuim}"/><path d="M20 90Q44 30 92 22 78 60 96 90z" fill="${PALET.metaal}"/><rect x="16" y="84" width="88" height="16" rx="8" fill="${PALET.visGeel}"/>${drawOgen(46, 90, 8, 5)}${drawLach(46, 96, 5)}<circle cx="80" cy="92" r="5" fill="${PALET.visRood}"/><path d="M58 40q14-6 20-6" fill="none" stroke="${PALET.metaalDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  walvis: `<path d="M6 76q2-38 50-38 38 0 44 28 12-2 14-24 6 8 4 22 4-2 4 0-4 18-18 20-8 24-44 26Q8 112 6 76z" fill="${PALET.zeeDiep}"/><path d="M10 88q20 16 60 8-8 16-34 16Q16 108 10 88z" fill="${PALET.buik}"/>${drawOgen(34, 70, 9, 6)}${drawLach(32, 84, 8)}<path d="M52 34Q42 18 34 24M52 34q10-16 18-10M52 34V14" fill="none" stroke="${PALET.zeeLicht}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  zeeschildpad: `<ellipse cx="60" cy="106" rx="50" ry="8" fill="${PALET.schuim}"/><ellipse cx="54" cy="78" rx="38" ry="26" fill="${PALET.wier}"/><path d="M32 70l12 28M54 54v48M76 70L64 98M18 80h72" fill="none" stroke="${PALET.wierDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="100" cy="62" rx="15" ry="13" fill="${PALET.visGroen}"/>${drawOgen(102, 58, 6, 5)}${drawLach(104, 68, 5)}<path d="M26 92Q8 98 4 112q22 0 32-14zM76 96q20 4 24 14-22 0-34-10z" fill="${PALET.visGroen}"/>`,
  kist: `<ellipse cx="60" cy="104" rx="50" ry="8" fill="${PALET.schuim}"/><rect x="20" y="54" width="80" height="46" rx="6" fill="${PALET.hout}" transform="rotate(-6 60 77)"/><rect x="20" y="54" width="80" height="10" rx="2" fill="${PALET.houtDiep}" transform="rotate(-6 60 59)"/><rect x="20" y="86" width="80" height="8" rx="2" fill="${PALET.houtDiep}" transform="rotate(-6 60 90)"/><rect x="50" y="62" width="20" height="24" rx="3" fill="${PALET.visGeel}" transform="rotate(-6 60 74)"/>${drawOgen(60, 72, 5, 4)}<path d="M72 48q14-24 30-18-6 18-24 22z" fill="${PALET.visGroen}"/><circle cx="66" cy="46" r="8" fill="${PALET.visRood}"/>`,
  bootje: `<ellipse cx="60" cy="106" rx="48" ry="8" fill="${PALET.schuim}"/><path d="M16 74h88q-8 32-44 32T16 74z" fill="${PALET.houtLicht}"/><path d="M40 84q20 10 40 0" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 74V18" fill="none" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 20q34 12 34 46H64z" fill="${PALET.zeil}"/><path d="M56 30Q34 44 30 66h26z" fill="${PALET.zeilDiep}"/>${drawOgen(60, 90, 9, 5)}${drawLach(60, 98, 5)}`,
  kwal: `<path d="M18 60q0-48 42-48t42 48q-10 10-21 0-10 10-21 0-10 10-21 0-11 10-21 0z" fill="${PALET.kwal}"/><path d="M32 68q-8 20 0 40M50 70q-6 22 2 44M70 70q8 22 0 44M88 68q8 20 0 40" fill="none" stroke="${PALET.kwalDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 42, 13, 8)}${drawLach(60, 54, 9)}<ellipse cx="40" cy="28" rx="10" ry="6" fill="${PALET.kwalLicht}" transform="rotate(-30 40 28)"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
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
