import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawDecor } from './decor.ts';
import { PALET } from './palet.ts';

const OOR = `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-44-11h15l19-17v56l-19-17h-15z" fill="${KLEUREN.zee}"/><path d="M10-15q10 15 0 30M27-26q19 26 0 52"/></g>`;

/** A garden sign on two legs. */
const drawBord = (w: number, inhoud = ''): string =>
  `<path d="M${w * 0.18} 96v34M${w * 0.82} 96v34" stroke="${PALET.houtDiep}" stroke-width="14"/><rect y="8" width="${w}" height="106" rx="18" fill="${PALET.houtDiep}"/><rect y="4" width="${w}" height="104" rx="18" fill="${PALET.hout}"/><path d="M8 18h${w - 16}M8 96h${w - 16}" stroke="${PALET.houtLicht}" stroke-width="4" opacity=".6"/><rect x="14" y="16" width="${w - 28}" height="78" rx="12" fill="${KLEUREN.papier}"/>${inhoud}`;

interface Verf {
  readonly licht: string;
  readonly vol: string;
  readonly diep: string;
  readonly rand: string;
}
const DROOG: Verf = { licht: PALET.buisLicht, vol: PALET.buis, diep: PALET.buisDiep, rand: PALET.buisRand };
const NAT: Verf = { licht: PALET.natLicht, vol: PALET.nat, diep: PALET.natDiep, rand: PALET.natRand };
const verfOf = (toon: string): Verf => (toon === 'nat' ? NAT : DROOG);

const KOPER: Verf = { licht: PALET.koperLicht, vol: PALET.koper, diep: PALET.koperDiep, rand: PALET.koperDiep };

/** A piece of pipe `w` wide with a collar at both ends and a white window for its letters. */
function drawLang(w: number, { licht, vol, diep, rand }: Verf, nat: boolean): string {
  const golf = Array.from({ length: Math.ceil((w - 36) / 80) }, () => 'q20-9 40 0t40 0').join('');
  return `<rect x="6" y="12" width="${w - 12}" height="70" fill="${diep}"/><rect x="6" y="12" width="${w - 12}" height="56" fill="${vol}"/><rect x="6" y="16" width="${w - 12}" height="9" fill="${licht}"/><rect y="4" width="14" height="86" rx="6" fill="${rand}"/><rect x="${w - 14}" y="4" width="14" height="86" rx="6" fill="${rand}"/><rect x="18" y="20" width="${w - 36}" height="56" rx="14" fill="${KLEUREN.papier}"/>${nat ? `<clipPath id="r${w}"><rect x="18" y="20" width="${w - 36}" height="56" rx="14"/></clipPath><path d="M18 64${golf}V78H18z" clip-path="url(#r${w})" fill="${PALET.nat}" opacity=".6"/>` : ''}`;
}

const drawGat = (w: number, toon: string): string =>
  `<rect x="4" y="6" width="${w - 8}" height="82" rx="16" fill="${PALET.aardeNacht}" opacity=".75"/><rect x="4" y="6" width="${w - 8}" height="82" rx="16" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.steenDiep}" stroke-width="6" stroke-dasharray="14 10"/>${toon === 'nu' ? `<rect x="14" y="16" width="${w - 28}" height="62" rx="12" fill="${PALET.stip}" opacity=".8"/>` : ''}`;
const drawRand = (w: number, toon: string): string =>
  `<rect x="4" y="4" width="${w - 8}" height="104" rx="26" fill="${KLEUREN.zon}" opacity=".45"/><rect x="4" y="4" width="${w - 8}" height="104" rx="26" fill="none" stroke="${KLEUREN.zon}" stroke-width="8"${toon === 'kijk' ? ' stroke-dasharray="18 11"' : ''}/>`;

/** The same, as wide as a letter. */
function drawBuis(toon: string): string {
  const { licht, vol, diep, rand } = verfOf(toon);
  return `<rect x="6" y="12" width="108" height="70" fill="${diep}"/><rect x="6" y="12" width="108" height="56" fill="${vol}"/><rect x="6" y="16" width="108" height="9" fill="${licht}"/><rect x="0" y="4" width="16" height="86" rx="6" fill="${rand}"/><rect x="104" y="4" width="16" height="86" rx="6" fill="${rand}"/><rect x="2" y="8" width="5" height="76" rx="2" fill="${licht}" opacity=".6"/><rect x="106" y="8" width="5" height="76" rx="2" fill="${licht}" opacity=".6"/><rect x="20" y="20" width="80" height="56" rx="14" fill="${KLEUREN.papier}"/>${toon === 'nat' ? `<path d="M20 62q20-9 40 0t40 0v6q-4 8-14 8H34q-12 0-14-8z" fill="${PALET.nat}" opacity=".6"/>` : ''}`;
}

const drawStaand = (toon: string): string => {
  const { licht, vol, diep, rand } = verfOf(toon);
  return `<rect x="3" width="48" height="200" fill="${diep}"/><rect x="3" width="36" height="200" fill="${vol}"/><rect x="8" width="8" height="200" fill="${licht}"/><path d="M3 0v200M51 0v200" stroke="${rand}" stroke-width="3"/>`;
};
const drawLiggend = (toon: string): string => {
  const { licht, vol, diep, rand } = verfOf(toon);
  return `<rect y="2" width="400" height="40" fill="${diep}"/><rect y="2" width="400" height="30" fill="${vol}"/><rect y="7" width="400" height="7" fill="${licht}"/><path d="M0 2h400M0 42h400" stroke="${rand}" stroke-width="3"/>`;
};

/** A place between letters where a wheel can stand. */
const SNEE: Readonly<Record<string, string>> = {
  '': `<circle cx="48" cy="124" r="9" fill="${PALET.stip}" opacity=".8"/><circle cx="48" cy="124" r="4" fill="${PALET.houtDiep}"/>`,
  hier: `<rect x="28" y="12" width="40" height="126" rx="20" fill="${KLEUREN.zon}" opacity=".4" stroke="${KLEUREN.zon}" stroke-width="6"/>`,
  tip: `<rect x="28" y="12" width="40" height="126" rx="20" fill="${PALET.wit}" opacity=".5" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="12 9"/>`,
};

/** A red hand wheel on a brass joint. */
const drawWiel = (toon: string): string =>
  `<rect x="20" y="18" width="26" height="90" rx="9" fill="${PALET.koperDiep}"/><rect x="20" y="18" width="20" height="90" rx="9" fill="${PALET.koper}"/><rect x="24" y="24" width="6" height="78" rx="3" fill="${PALET.koperLicht}"/><circle cx="33" cy="34" r="26" fill="none" stroke="${toon === 'mis' ? PALET.buisRand : PALET.roodDiep}" stroke-width="12"/><circle cx="33" cy="32" r="26" fill="none" stroke="${toon === 'mis' ? PALET.buisDiep : PALET.rood}" stroke-width="9"/><path d="M33 8v48M9 32h48" stroke="${toon === 'mis' ? PALET.buisDiep : PALET.rood}" stroke-width="7"/><circle cx="33" cy="32" r="9" fill="${PALET.koperLicht}"/><path d="M14 22q6-10 16-12" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/>`;

const drawKraan = (toon: string): string =>
  `<rect x="46" y="68" width="46" height="72" fill="${PALET.buisDiep}"/><rect x="46" y="68" width="34" height="72" fill="${PALET.buis}"/><path d="M46 62h60q26 0 26 32v10h-26v-8q0-8-8-8H46z" fill="${PALET.koper}"/><path d="M46 62h60q18 0 24 16H46z" fill="${PALET.koperLicht}"/><rect x="102" y="100" width="34" height="12" rx="5" fill="${PALET.koperDiep}"/><rect x="62" y="36" width="14" height="30" fill="${PALET.koperDiep}"/>` +
  `<g transform="rotate(${toon === 'open' ? 38 : 0} 69 30)"><rect x="14" y="18" width="110" height="24" rx="12" fill="${PALET.roodDiep}"/><rect x="14" y="14" width="110" height="22" rx="11" fill="${PALET.rood}"/><rect x="24" y="18" width="90" height="6" rx="3" fill="${PALET.roodLicht}"/></g>${toon === 'kan' ? `<circle cx="69" cy="26" r="17" fill="${KLEUREN.zon}" stroke="${PALET.geelDiep}" stroke-width="4"/><path d="M61 26l6 7 11-13" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` : `<circle cx="69" cy="25" r="10" fill="${PALET.koperLicht}"/>`}`;

const MOLOGEN: Readonly<Record<string, string>> = {
  '': `<circle cx="48" cy="60" r="5" fill="${PALET.oog}"/><circle cx="84" cy="60" r="5" fill="${PALET.oog}"/>`,
  blij: `<path d="M42 62q6-10 12 0M78 62q6-10 12 0" fill="none" stroke="${PALET.oog}" stroke-width="5" stroke-linecap="round"/>`,
  nat: `<path d="M42 56l12 8M42 64l12-8M78 56l12 8M78 64l12-8" stroke="${PALET.oog}" stroke-width="4" stroke-linecap="round"/>`,
};

/** The mole in its hole, with a helmet; when it leaks it has an umbrella. */
const drawMol = (toon: string): string =>
  `<ellipse cx="66" cy="98" rx="64" ry="36" fill="${PALET.aardeNacht}"/><path d="M22 104q-4-74 44-76 48 2 44 76-20 16-44 16t-44-16z" fill="${PALET.mol}"/><path d="M36 106q0-30 30-32 30 2 30 32-12 10-30 10t-30-10z" fill="${PALET.molLicht}"/><ellipse cx="66" cy="74" rx="13" ry="10" fill="${PALET.neus}"/><circle cx="62" cy="71" r="3" fill="${PALET.wit}"/>${MOLOGEN[toon] ?? ''}<path d="M56 90q10 ${toon === 'nat' ? -8 : 9} 20 0" fill="none" stroke="${PALET.oog}" stroke-width="4" stroke-linecap="round"/><path d="M60 92h12v8H60z" fill="${PALET.wit}"/>` +
  `<path d="M10 108q4-14 20-10 4 12-4 20zM122 108q-4-14-20-10-4 12 4 20z" fill="${PALET.neus}"/>` +
  (toon === 'nat'
    ? `<path d="M66 24V4" stroke="${PALET.houtDiep}" stroke-width="6"/><path d="M2 26Q18-14 66-16 114-14 130 26q-14-10-32 0-16-12-32 0-16-12-32 0-18-10-32 0z" fill="${KLEUREN.koraal}"/><path d="M34 26Q40-8 66-16 92-8 98 26q-16-12-32 0-16-12-32 0z" fill="${KLEUREN.zon}"/>`
    : `<path d="M24 44q2-36 42-36t42 36q-42-14-84 0z" fill="${KLEUREN.zon}"/><path d="M18 46q48-18 96 0" stroke="${PALET.geelDiep}" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="66" cy="22" r="10" fill="${PALET.wit}" stroke="${PALET.geelDiep}" stroke-width="4"/>`);

const BLOEMBLAD: readonly (readonly [string, string])[] = [
  [PALET.roze, PALET.rozeDiep],
  [PALET.geel, PALET.geelDiep],
  [PALET.paars, KLEUREN.druif],
  [PALET.oranje, PALET.oranjeDiep],
];

/** The flower of a word, with a face when it is open. */
function drawBloem(toon: string): string {
  const steel = `<path d="M64 156q-6-40 0-86" stroke="${PALET.bladDiep}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M64 128q-30-4-36-28 30-2 36 28zM64 140q28-6 34-30-28 0-34 30z" fill="${PALET.blad}"/>`;
  if (toon === 'knop' || toon === '')
    return `${steel}<path d="M64 78q-24-8-18-38 8 4 12 12 2-14 6-20 4 6 6 20 4-8 12-12 6 30-18 38z" fill="${PALET.bladDiep}"/><path d="M54 44q10-26 20 0-2 20-10 26-8-6-10-26z" fill="${PALET.roze}"/>`;
  const [kleur, diep] = BLOEMBLAD[Number(toon)] ?? [PALET.roze, PALET.rozeDiep];
  const bladen = Array.from(
    { length: 8 },
    (_, i) => `<ellipse cx="64" cy="22" rx="16" ry="24" fill="${i % 2 === 0 ? kleur : diep}" transform="rotate(${i * 45} 64 56)"/>`,
  ).join('');
  return `${steel}${bladen}<circle cx="64" cy="56" r="24" fill="${PALET.stip}" stroke="${diep}" stroke-width="4"/><circle cx="56" cy="52" r="3.500" fill="${PALET.oog}"/><circle cx="72" cy="52" r="3.500" fill="${PALET.oog}"/><path d="M54 62q10 10 20 0" fill="none" stroke="${PALET.oog}" stroke-width="4" stroke-linecap="round"/>`;
}

const STEEL = `<path d="M46 112q-4-30 0-60" stroke="${PALET.bladDiep}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M46 92q-22-2-26-22 22 0 26 22z" fill="${PALET.blad}"/>`;

/** What can grow out of a pot; not all of it is a plant. */
const PLANTEN: readonly string[] = [
  `${STEEL}${Array.from({ length: 12 }, (_, i) => `<ellipse cx="46" cy="12" rx="8" ry="18" fill="${i % 2 === 0 ? PALET.geel : PALET.geelDiep}" transform="rotate(${i * 30} 46 40)"/>`).join('')}<circle cx="46" cy="40" r="18" fill="${PALET.houtDiep}"/><path d="M38 36h16M36 42h20M40 48h12" stroke="${PALET.hout}" stroke-width="3" stroke-dasharray="3 3"/>`,
  `${STEEL}<path d="M22 22q12 6 12 16 4-18 12-24 8 6 12 24 0-10 12-16 8 40-24 44-32-4-24-44z" fill="${PALET.rood}"/><path d="M22 22q12 6 12 16-2 16 10 28-28-6-22-44z" fill="${PALET.roodLicht}"/>`,
  `<path d="M32 112q-4-30 2-50h24q6 20 2 50z" fill="${PALET.stip}"/><path d="M4 66q2-52 42-54 40 2 42 54-42 16-84 0z" fill="${PALET.rood}"/><circle cx="30" cy="44" r="8" fill="${PALET.stip}"/><circle cx="60" cy="36" r="10" fill="${PALET.stip}"/><circle cx="70" cy="60" r="6" fill="${PALET.stip}"/><circle cx="16" cy="62" r="5" fill="${PALET.stip}"/><circle cx="40" cy="86" r="3" fill="${PALET.oog}"/><circle cx="54" cy="86" r="3" fill="${PALET.oog}"/><path d="M42 94q5 5 10 0" stroke="${PALET.oog}" stroke-width="3" fill="none"/>`,
  `<path d="M20 112q-2-36 26-38 28 2 26 38z" fill="${KLEUREN.zee}"/><circle cx="46" cy="62" r="20" fill="${PALET.huid}"/><path d="M26 66q4 34 20 36 16-2 20-36-20 12-40 0z" fill="${PALET.baard}"/><circle cx="46" cy="64" r="6" fill="${PALET.neus}"/><circle cx="38" cy="56" r="3" fill="${PALET.oog}"/><circle cx="54" cy="56" r="3" fill="${PALET.oog}"/><path d="M22 52Q40 30 52-2q16 28 18 54-24-12-48 0z" fill="${PALET.rood}"/><path d="M22 52q24-12 48 0" stroke="${PALET.roodDiep}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  `<path d="M24 40q22-14 44 0 0 46-22 72-22-26-22-72z" fill="${PALET.wortel}"/><path d="M30 58h14M52 70h12M34 84h12" stroke="${PALET.oranjeDiep}" stroke-width="4" stroke-linecap="round"/><path d="M46 40Q22 30 18 4q20 8 26 22Q44 8 50-4q10 14 4 32 8-12 22-14-4 20-30 26z" fill="${PALET.blad}"/><circle cx="40" cy="52" r="3" fill="${PALET.oog}"/><circle cx="54" cy="52" r="3" fill="${PALET.oog}"/><path d="M42 60q5 5 10 0" stroke="${PALET.oog}" stroke-width="3" fill="none"/>`,
  `<path d="M30 112V44q0-18 16-18t16 18v68z" fill="${PALET.blad}"/><path d="M30 86H20q-12 0-12-14V60h12v12h10zM62 78h10q12 0 12-14V52H72v12H62z" fill="${PALET.bladDiep}"/><path d="M40 40v64M52 40v64" stroke="${PALET.bladLicht}" stroke-width="3" stroke-dasharray="6 8"/><path d="M20 30h52l-8-8H54V4H38v18H28z" fill="${PALET.houtDiep}"/><path d="M38 16h16v6H38z" fill="${PALET.rood}"/><circle cx="40" cy="54" r="3" fill="${PALET.oog}"/><circle cx="53" cy="54" r="3" fill="${PALET.oog}"/><path d="M38 64q8 6 16 0" stroke="${PALET.oog}" stroke-width="3" fill="none"/>`,
  `<path d="M46 112V72" stroke="${PALET.bladDiep}" stroke-width="8"/><path d="M20 30q0-16 14-16 12-14 24 0 16 0 14 18 8 16-8 22-6 18-20 10-18 8-20-8-16-8-4-26z" fill="${PALET.roze}"/><circle cx="46" cy="40" r="14" fill="${PALET.stip}"/><path transform="translate(46 40)" d="${traceSter(5, 10, 4)}" fill="${PALET.geelDiep}"/><path d="M46 100q20-2 26-20-22-2-26 20z" fill="${PALET.blad}"/>`,
];

/** A pipe of the net in a box of 148, as it lies without a turn. */
function drawNetbuis(toon: string, d: string): string {
  const { licht, vol, diep, rand } = verfOf(toon);
  const lijn = (kleur: string, dikte: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${kleur}" stroke-width="${dikte}" stroke-linejoin="round"${more}/>`;
  return lijn(rand, 62) + lijn(diep, 54) + lijn(vol, 44) + lijn(licht, 10, ' opacity=".8"');
}
const KRAAG = (toon: string, kanten: readonly number[]): string =>
  kanten
    .map((kant) => `<rect x="36" y="0" width="76" height="16" rx="5" fill="${verfOf(toon).rand}" transform="rotate(${kant * 90} 74 74)"/>`)
    .join('');

const TEL: Readonly<Record<string, readonly [string, string]>> = {
  '': [PALET.aardeDiep, PALET.aardeNacht],
  nu: [PALET.geel, PALET.geelDiep],
  half: [PALET.steen, PALET.steenDiep],
  '1': [PALET.roze, PALET.rozeDiep],
};

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  mier: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="26" cy="88" r="15" fill="${PALET.aardeNacht}"/><circle cx="52" cy="86" r="13" fill="${PALET.aardeNacht}"/><circle cx="80" cy="80" r="19" fill="${PALET.aardeNacht}"/><path d="M30 98l-8 12M50 98v12M66 94l8 16" fill="none" stroke="${PALET.aardeNacht}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M84 64q4-18 18-18M90 66q12-8 20 2" fill="none" stroke="${PALET.aardeNacht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(86, 78, 7, 5)}<ellipse cx="44" cy="52" rx="32" ry="15" fill="${PALET.bladLicht}" transform="rotate(-18 44 52)"/><path d="M14 62L74 42" fill="none" stroke="${PALET.bladDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  bot: `<rect x="28" y="54" width="64" height="20" rx="10" fill="${PALET.wit}"/><circle cx="24" cy="50" r="14" fill="${PALET.wit}"/><circle cx="24" cy="78" r="14" fill="${PALET.wit}"/><circle cx="96" cy="50" r="14" fill="${PALET.wit}"/><circle cx="96" cy="78" r="14" fill="${PALET.wit}"/><path d="M40 58h36" fill="none" stroke="${PALET.steen}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="100" r="22" fill="${PALET.aardeLicht}" opacity=".6"/>`,
  schat: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="16" y="62" width="88" height="48" rx="8" fill="${PALET.hout}"/><path d="M16 64q0-34 44-34t44 34z" fill="${PALET.houtLicht}"/><rect x="52" y="58" width="16" height="20" rx="4" fill="${PALET.geel}"/><circle cx="60" cy="66" r="4" fill="${PALET.houtDiep}"/><rect x="16" y="62" width="88" height="7" rx="0" fill="${PALET.houtDiep}"/><circle cx="34" cy="56" r="8" fill="${PALET.geel}"/><circle cx="84" cy="54" r="9" fill="${PALET.geel}"/><circle cx="70" cy="50" r="7" fill="${PALET.geelDiep}"/>`,
  lamp: `<circle cx="84" cy="62" r="34" fill="${PALET.geel}" opacity=".35"/><ellipse cx="40" cy="74" rx="16" ry="13" fill="${PALET.steenDiep}"/><ellipse cx="58" cy="70" rx="16" ry="14" fill="${PALET.steenDiep}"/><ellipse cx="82" cy="64" rx="24" ry="20" fill="${PALET.geel}"/>${drawOgen(88, 60, 9, 6)}${drawLach(88, 74, 7)}<path d="M92 44q4-14 16-16" fill="none" stroke="${PALET.steenDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M36 88v12M54 86v14" fill="none" stroke="${PALET.steenDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  aardappel: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M18 80q-4-42 38-48 50-2 50 42 0 38-46 38-38 0-42-32z" fill="${PALET.houtLicht}"/><circle cx="34" cy="60" r="5" fill="${PALET.hout}"/><circle cx="92" cy="76" r="6" fill="${PALET.hout}"/><circle cx="70" cy="100" r="5" fill="${PALET.hout}"/><path d="M44 68q7 7 14 0M68 68q7 7 14 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="62" cy="86" rx="6" ry="8" fill="${KLEUREN.inkt}"/><path d="M92 24h14l-12 14h14" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  regenworm: `<path d="M10 104q10-30 28-12t28-6q14-22 30-26" fill="none" stroke="${PALET.worm}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="M20 98l8 10M44 92l-4 12M64 80l6 12" fill="none" stroke="${PALET.wormDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="98" cy="52" r="17" fill="${PALET.worm}"/>${drawOgen(100, 48, 7, 5)}${drawLach(100, 60, 6)}<path d="M90 30l-22-12v22zM90 30l22-12v22z" fill="${PALET.rood}"/><circle cx="90" cy="30" r="6" fill="${PALET.roodDiep}"/>`,
  pad: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M20 108q-6-40 40-40t40 40z" fill="${PALET.bladDiep}"/><circle cx="40" cy="58" r="16" fill="${PALET.bladDiep}"/><circle cx="80" cy="58" r="16" fill="${PALET.bladDiep}"/>${drawOgen(60, 56, 20, 10)}${drawLach(60, 82, 20)}<circle cx="34" cy="92" r="6" fill="${PALET.bladLicht}"/><circle cx="86" cy="94" r="7" fill="${PALET.bladLicht}"/><circle cx="60" cy="100" r="6" fill="${PALET.bladLicht}"/><path d="M60 22q14 18 0 26-14-8 0-26z" fill="${PALET.natLicht}"/>`,
  fossiel: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M16 104q-8-44 26-66 46-18 62 22 8 38-14 46z" fill="${PALET.steen}"/><circle cx="60" cy="70" r="28" fill="${PALET.steenDiep}"/><path d="M60 72q0-7 7-7 10 2 9 12-6 13-18 11-17-15-12-26 18-16 30-9" fill="none" stroke="${PALET.houtLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="28" cy="92" r="4" fill="${PALET.steenDiep}"/>`,
  sleutel: `<circle cx="60" cy="32" r="24" fill="${PALET.geel}"/><circle cx="60" cy="32" r="11" fill="${PALET.aarde}"/><rect x="54" y="54" width="12" height="56" rx="5" fill="${PALET.geel}"/><rect x="64" y="78" width="20" height="10" rx="3" fill="${PALET.geel}"/><rect x="64" y="96" width="16" height="10" rx="3" fill="${PALET.geel}"/><path d="M46 22q6-8 14-8" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  egel: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M12 106q-2-56 46-58 32 2 40 36l14 14q0 8-12 8z" fill="${PALET.houtDiep}"/><path d="M24 84l-10-8M34 68l-8-12M50 58l-4-14M68 56l4-14M84 64l10-10" fill="none" stroke="${PALET.houtDiep}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 70q28-4 42 28 0 8-12 8H62q-6-26 8-36z" fill="${PALET.huid}"/><circle cx="112" cy="98" r="6" fill="${PALET.neus}"/>${drawOgen(88, 84, 8, 6)}${drawLach(92, 98, 7)}`,
  drup: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 10q42 46 34 74-8 26-34 26T26 84Q18 56 60 10z" fill="${PALET.nat}"/><path d="M46 52q-12 22-4 36 8 6 6-8-4-14-2-28z" fill="${PALET.natLicht}"/>${drawOgen(62, 74, 12, 8)}${drawLach(62, 90, 9)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor({ w: 1280, h: 720, grond: 232, wortel: [1216, 470] }) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor({ w: 720, h: 960, grond: 312, wortel: [694, 640] }) },
  pijp: { vak: [54, 200], tonen: ['nat'], svg: drawStaand },
  pijpligt: { vak: [400, 44], tonen: ['nat'], svg: drawLiggend },
  buis: { vak: [120, 94], tonen: ['nat'], svg: drawBuis },
  gat: { vak: [120, 94], tonen: ['nu'], svg: (toon) => drawGat(120, toon) },
  langgat: { vak: [480, 94], tonen: ['nu'], svg: (toon) => drawGat(480, toon) },
  koppel: { vak: [220, 94], tonen: ['nat'], svg: (toon) => drawLang(220, KOPER, toon === 'nat') },
  langbuis: { vak: [480, 94], tonen: ['nat'], svg: (toon) => drawLang(480, verfOf(toon), toon === 'nat') },
  stuk: { vak: [120, 94], svg: () => drawBuis('') },
  rand: { vak: [140, 112], tonen: ['kijk'], svg: (toon) => drawRand(140, toon) },
  langrand: { vak: [480, 112], tonen: ['kijk'], svg: (toon) => drawRand(480, toon) },
  snee: { vak: [96, 150], tonen: ['hier', 'tip'], svg: (toon) => SNEE[toon] ?? SNEE[''] ?? '' },
  wiel: { vak: [66, 112], tonen: ['mis'], svg: drawWiel },
  lek: {
    vak: [92, 110],
    svg: () =>
      `<path d="M40 110Q30 60 6 42q18-6 26 8Q26 20 38 0q10 20 8 46Q54 14 74 8q2 24-18 44 14-14 30-6Q62 62 54 110z" fill="${PALET.nat}"/><path d="M44 110Q40 70 24 52q14 6 20 18 0-30 4-44 4 22 0 44 8-18 20-24-14 26-16 64z" fill="${PALET.natLicht}"/><circle cx="12" cy="24" r="6" fill="${PALET.nat}"/><circle cx="82" cy="30" r="7" fill="${PALET.nat}"/><circle cx="58" cy="2" r="5" fill="${PALET.nat}"/>`,
  },
  kraan: { vak: [138, 144], tonen: ['kan', 'open'], svg: drawKraan },
  mol: { vak: [132, 132], tonen: ['blij', 'nat'], svg: drawMol },
  bloem: { vak: [128, 160], tonen: ['knop', '0', '1', '2', '3'], svg: drawBloem },
  plant: { vak: [92, 112], tonen: PLANTEN.map((_, i) => String(i)), svg: (toon) => PLANTEN[Number(toon)] ?? PLANTEN[0] ?? '' },
  tel: {
    vak: [52, 62],
    tonen: ['nu', 'half', '1'],
    svg: (toon) => {
      const [kleur, diep] = TEL[toon] ?? [PALET.aardeDiep, PALET.aardeNacht];
      return `<path d="M26 62V36" stroke="${toon === '' ? PALET.aardeNacht : PALET.blad}" stroke-width="6"/>${[0, 72, 144, 216, 288].map((hoek) => `<circle cx="26" cy="10" r="9" fill="${kleur}" stroke="${diep}" stroke-width="2" transform="rotate(${hoek} 26 22)"/>`).join('')}<circle cx="26" cy="22" r="8" fill="${diep}"/>`;
    },
  },
  cel: {
    vak: [140, 140],
    tonen: ['vast'],
    svg: (toon) =>
      `<rect x="2" y="2" width="136" height="136" rx="20" fill="${PALET.aardeNacht}" opacity="${toon === 'vast' ? 0.35 : 0.6}"/><rect x="2" y="2" width="136" height="136" rx="20" fill="none" stroke="${PALET.aardeLicht}" stroke-width="4" opacity=".7"/>`,
  },
  recht: { vak: [148, 148], tonen: ['nat'], svg: (toon) => drawNetbuis(toon, 'M0 74H148') + KRAAG(toon, [1, 3]) },
  bocht: { vak: [148, 148], tonen: ['nat'], svg: (toon) => drawNetbuis(toon, 'M74 0v38q0 36 36 36h38') + KRAAG(toon, [0, 1]) },
  kruis: {
    vak: [148, 148],
    tonen: ['nat'],
    svg: (toon) =>
      drawNetbuis(toon, 'M74 0V148M0 74H148') +
      KRAAG(toon, [0, 1, 2, 3]) +
      `<circle cx="74" cy="74" r="20" fill="${PALET.koper}"/><circle cx="74" cy="74" r="11" fill="${PALET.koperLicht}"/>`,
  },
  mik: {
    vak: [150, 150],
    svg: () => `<rect x="5" y="5" width="140" height="140" rx="24" fill="none" stroke="${KLEUREN.zon}" stroke-width="8"/>`,
  },
  pot: {
    vak: [132, 132],
    tonen: ['nat'],
    svg: (toon) =>
      `<path d="M0 62h30v24H0z" fill="${verfOf(toon).vol}" stroke="${verfOf(toon).rand}" stroke-width="3"/><path d="M26 40h92l-12 82q-34 14-68 0z" fill="${PALET.pot}"/><path d="M94 40h24l-12 82q-12 6-24 7z" fill="${PALET.potDiep}"/><rect x="18" y="26" width="108" height="26" rx="10" fill="${PALET.potDiep}"/><rect x="18" y="22" width="108" height="24" rx="10" fill="${PALET.potLicht}"/>${toon === 'nat' ? '' : `<path d="M60 72q2-14 14-14t14 14q0 8-10 12-4 2-4 8" fill="none" stroke="${PALET.stip}" stroke-width="7" stroke-linecap="round"/><circle cx="74" cy="104" r="5" fill="${PALET.stip}"/>`}`,
  },
  drup: {
    vak: [40, 46],
    svg: () => `<path d="M20 2q16 22 16 30a16 14 0 0 1-32 0q0-8 16-30z" fill="${PALET.nat}" stroke="${PALET.natDiep}" stroke-width="3"/>`,
  },
  knop: { vak: [178, 92], svg: () => drawKnopVlak(178, 92, KLEUREN['zee-diep'], KLEUREN.inkt) },
  'bord-woord': { vak: [430, 112], tonen: ['leeg'], svg: () => drawBord(430) },
  'bord-oor': {
    vak: [188, 112],
    tonen: ['leeg'],
    svg: (toon) => drawBord(188, toon === 'leeg' ? '' : `<g transform="translate(94 55)">${OOR}</g>`),
  },
  'bord-liggend': { vak: [620, 112], svg: () => drawBord(620) },
  'bord-staand': { vak: [620, 112], svg: () => drawBord(620) },
};
