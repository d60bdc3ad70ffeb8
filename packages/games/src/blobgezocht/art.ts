import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawBloem, drawBoom, drawHeuvels, drawLach, drawOgen, drawPluk, drawVerloop, drawWolk, traceSter } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { TAFEREEL_ART } from './tafereel.ts';

/* ---- the park: hills with a mill, a wood, a pond, a winding path, and flowers in front ---- */

const drawMolen = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-34 0L-22-92h44L34 0z" fill="${PALET.molen}"/><path d="M6-92h16L34 0H14z" fill="${PALET.molenDiep}"/><path d="M-26-90q4-34 26-36 22 2 26 36z" fill="${PALET.molenkap}"/><rect x="-9" y="-30" width="18" height="30" rx="8" fill="${PALET.molenkap}"/><circle cx="-2" cy="-60" r="7" fill="${KLEUREN.zee}"/><g transform="translate(0 -100) rotate(22)" fill="${PALET.wiek}">${[
    0, 90, 180, 270,
  ]
    .map((hoek) => `<path d="M-3 0V-86h6V0z M3-30h16v-54H3z" transform="rotate(${hoek})"/>`)
    .join('')}<circle r="8"/></g></g>`;

/** A row of round crowns behind the grass. */
const drawBos = (w: number, y: number): string =>
  Array.from({ length: Math.round(w / 62) + 1 }, (_, i) => {
    const r = 34 + ((i * 37) % 20);
    return `<circle cx="${i * 62}" cy="${y - (i % 3) * 9}" r="${r}" fill="${i % 2 === 0 ? PALET.bos : PALET.bosDiep}"/>`;
  }).join('');

interface ParkOpties {
  readonly w: number;
  readonly h: number;
  /** Where the grass begins. */
  readonly gras: number;
  readonly molen: number;
  readonly vijver: readonly [x: number, y: number, rx: number];
}

function drawPark({ w, h, gras, molen, vijver: [vx, vy, rx] }: ParkOpties): string {
  const bloemen = [KLEUREN.koraal, KLEUREN.zon, KLEUREN.papier, KLEUREN.druif];
  const pollen = Array.from({ length: Math.round(w / 54) }, (_, i) =>
    drawPluk(
      (i * 211 + 40) % w,
      gras + 60 + ((i * 149) % (h - gras - 110)),
      i % 2 === 0 ? PALET.grasDiep : PALET.grasLicht,
      0.8 + (i % 3) * 0.2,
    ),
  ).join('');
  const perk = Array.from({ length: Math.round(w / 90) }, (_, i) =>
    drawBloem((i * 277 + 96) % w, gras + 96 + ((i * 191) % (h - gras - 130)), bloemen[i % bloemen.length] ?? KLEUREN.zon, 0.72),
  ).join('');
  return (
    `<defs>${drawVerloop(`bg-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}${drawVerloop(`bg-gras${w}`, { offset: 0, kleur: PALET.grasLicht }, { offset: 1, kleur: PALET.gras })}</defs>` +
    `<rect width="${w}" height="${gras + 30}" fill="url(#bg-lucht${w})"/><circle cx="${w * 0.93}" cy="${gras * 0.62}" r="52" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.08, gras * 0.3, 0.9) +
    drawWolk(w * 0.86, gras * 0.24, 0.8) +
    drawHeuvels({ breed: w, bodem: gras + 10, top: 66, n: 3, kleur: PALET.heuvelVer, schuif: 0.3 }) +
    drawMolen(molen, gras - 12, 0.72) +
    drawHeuvels({ breed: w, bodem: gras + 14, top: 40, n: 4, kleur: PALET.heuvel }) +
    drawBos(w, gras + 2) +
    `<rect y="${gras + 8}" width="${w}" height="${h - gras}" fill="url(#bg-gras${w})"/>` +
    `<path d="M${w * 0.46} ${gras + 8}Q${w * 0.56} ${gras + 70} ${w * 0.42} ${h * 0.5}T${w * 0.5} ${h * 0.78}T${w * 0.4} ${h}H${w * 0.62}Q${w * 0.66} ${h * 0.84} ${w * 0.6} ${h * 0.74}T${w * 0.56} ${h * 0.46}Q${w * 0.66} ${gras + 66} ${w * 0.52} ${gras + 8}z" fill="${PALET.pad}" stroke="${PALET.padRand}" stroke-width="6"/>` +
    `<ellipse cx="${vx}" cy="${vy + 4}" rx="${rx + 10}" ry="${rx * 0.36 + 8}" fill="${PALET.grasDiep}"/><ellipse cx="${vx}" cy="${vy}" rx="${rx}" ry="${rx * 0.36}" fill="${PALET.vijver}"/><path d="M${vx - rx * 0.6} ${vy - 8}h${rx * 0.5}M${vx - rx * 0.1} ${vy + 12}h${rx * 0.6}" stroke="${PALET.vijverLicht}" stroke-width="6" stroke-linecap="round"/><path d="M${vx + rx * 0.7} ${vy + 14}v-46M${vx + rx * 0.82} ${vy + 10}v-36M${vx + rx * 0.58} ${vy + 20}v-34" stroke="${PALET.riet}" stroke-width="6" stroke-linecap="round"/>` +
    pollen +
    perk +
    drawBoom(w * 0.02, h * 0.56, 1.3) +
    drawBoom(w * 0.99, h * 0.62, 1.4)
  );
}

/* ---- what stands in it ---- */

const SCHADUW = `<ellipse cx="158" cy="194" rx="150" ry="10" fill="${KLEUREN.inkt}" opacity=".18"/>`;
/** Where the picture or the word stands; the same on every hiding place. */
const PANEEL = `<rect x="14" y="47" width="288" height="112" rx="16" fill="${PALET.paneelRand}"/><rect x="20" y="52" width="276" height="100" rx="11" fill="${PALET.paneel}"/>`;

const LUIFEL = Array.from({ length: 8 }, (_, i) => {
  const x = 2 + i * 39;
  return `<path d="M${x} 50V${i === 0 || i === 7 ? 22 : 8}h39V50q-2 18-19.500 18T${x} 50z" fill="${i % 2 === 0 ? PALET.rood : PALET.wit}"/>`;
}).join('');

const BLADEREN = [
  [34, 40, 34],
  [88, 24, 36],
  [150, 18, 38],
  [214, 22, 36],
  [272, 34, 36],
  [300, 88, 30],
  [18, 96, 30],
  [300, 142, 32],
  [16, 148, 32],
  [60, 170, 30],
  [130, 176, 30],
  [200, 176, 30],
  [262, 170, 30],
] as const;

const drawWiel = (x: number): string =>
  `<circle cx="${x}" cy="166" r="29" fill="${PALET.houtDiep}"/><circle cx="${x}" cy="166" r="20" fill="${PALET.houtLicht}"/><path d="M${x - 20} 166h40M${x} 146v40M${x - 14} 152l28 28M${x + 14} 152l-28 28" stroke="${PALET.houtDiep}" stroke-width="5"/><circle cx="${x}" cy="166" r="7" fill="${PALET.houtDiep}"/>`;

/** Six places to hide behind, as wide as each other: a stall, a bush, a chest, a hay cart, a kennel, a boat. */
const SCHUIL: readonly string[] = [
  `<path d="M24 40V192M292 40V192" stroke="${PALET.houtDiep}" stroke-width="14" stroke-linecap="round"/><rect x="20" y="120" width="276" height="66" rx="8" fill="${PALET.hout}"/><path d="M20 172h276" stroke="${PALET.houtDiep}" stroke-width="6"/>${PANEEL}${LUIFEL}`,
  `${BLADEREN.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.struikDiep}"/>`).join('')}<rect x="20" y="30" width="276" height="150" fill="${PALET.struik}"/>${BLADEREN.map(([x, y, r]) => `<circle cx="${x - 4}" cy="${y - 4}" r="${r * 0.8}" fill="${PALET.struik}"/><circle cx="${x - 9}" cy="${y - 9}" r="${r * 0.44}" fill="${PALET.struikLicht}"/>`).join('')}${[
    [60, 22],
    [122, 34],
    [240, 26],
    [290, 118],
    [14, 120],
    [96, 184],
    [226, 182],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${PALET.bes}"/>`)
    .join('')}${PANEEL}`,
  `<path d="M6 60Q10 6 60 6h196q50 0 54 54z" fill="${PALET.kistLicht}"/><path d="M6 60Q10 6 60 6h20Q54 10 50 60zM310 60Q306 6 256 6h-20q26 4 30 54z" fill="${PALET.goud}"/><rect x="6" y="56" width="304" height="134" rx="10" fill="${PALET.kist}"/><path d="M6 176h304v6q0 8-10 8H16q-10 0-10-8z" fill="${PALET.kistDiep}"/><path d="M8 70h46v118H16q-8 0-8-8zM262 70h46v110q0 8-8 8h-38z" fill="${PALET.goud}"/>${PANEEL}<rect x="138" y="30" width="40" height="38" rx="8" fill="${PALET.goudDiep}"/><circle cx="158" cy="45" r="6" fill="${PALET.kistDiep}"/><path d="M155 46h6l3 14h-12z" fill="${PALET.kistDiep}"/>`,
  `<path d="M10 70Q-4 40 34 34Q44 4 90 16Q130-10 170 10Q220-8 244 20Q296 14 290 44Q322 60 304 78z" fill="${PALET.hooi}"/><path d="M40 44l24-14M84 36l30-18M140 34l34-14M196 36l20-20M244 42l28-10M110 44l22-8" stroke="${PALET.hooiDiep}" stroke-width="5" stroke-linecap="round"/><path d="M2 66h312l-16 100H18z" fill="${PALET.hout}"/><path d="M2 66h312l-3 18H5z" fill="${PALET.houtLicht}"/>${PANEEL}${drawWiel(70)}${drawWiel(246)}`,
  `<path d="M20 60h276v128H20z" fill="${PALET.hok}"/><path d="M20 164h276v24H20z" fill="${PALET.hokDiep}"/><path d="M-2 62L40 4h236l42 58z" fill="${PALET.dak}"/><path d="M-2 62L6 50h304l8 12z" fill="${PALET.dakDiep}"/><path d="M60 18h40M130 30h50M210 18h40M90 42h30M200 40h44" stroke="${PALET.dakDiep}" stroke-width="5" stroke-linecap="round"/>${PANEEL}<path d="M116 176q-14-10-4-18 10-4 14 6h66q4-10 14-6 10 8-4 18 14 10 4 18-10 4-14-6h-66q-4 10-14 6-10-8 4-18z" fill="${PALET.paneel}" stroke="${PALET.hokDiep}" stroke-width="4"/>`,
  `<path d="M158 2Q40 8 2 120q-2 50 22 70h268q24-20 22-70Q276 8 158 2z" fill="${PALET.bootDiep}"/><path d="M158 10Q50 14 12 118q-2 42 18 62h256q20-20 18-62Q266 14 158 10z" fill="${PALET.boot}"/><path d="M158 10v30M60 52q98-26 196 0M24 170h268" fill="none" stroke="${PALET.bootLicht}" stroke-width="7" stroke-linecap="round"/><path d="M20 182h276" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round"/>${PANEEL}`,
];

const DIEREN: Readonly<Record<string, string>> = {
  '': `<path d="M14 92Q6 60 34 52Q30 10 66 8Q100 10 96 46Q92 58 84 62Q100 74 92 92z" fill="${PALET.eend}"/><path d="M20 92q4-26 34-24 26 4 22 24z" fill="${PALET.eendDiep}"/><circle cx="70" cy="32" r="8" fill="${PALET.wit}"/><circle cx="73" cy="32" r="5" fill="${KLEUREN.inkt}"/><path d="M88 36q22-2 22 10-10 8-26 4z" fill="${PALET.snavel}"/><path d="M60 10q-4-10-14-8M66 8q2-8 10-8" stroke="${PALET.eendDiep}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  '1': `<path d="M8 92Q2 60 20 44l-2-16 16 6 4-18 14 12 12-16 8 18 18-8-2 20 14 8-8 14q8 14 4 28z" fill="${PALET.egelDiep}"/><path d="M18 92Q14 64 34 50q30-12 54 10 16 16 12 32z" fill="${PALET.egel}"/><path d="M54 92Q50 62 74 58q20 2 36 24-2 10-14 10z" fill="${PALET.egelsnuit}"/><circle cx="108" cy="80" r="7" fill="${KLEUREN.inkt}"/><circle cx="78" cy="70" r="5" fill="${KLEUREN.inkt}"/><path d="M84 84q8 5 14 0" fill="none" stroke="${PALET.egelDiep}" stroke-width="4" stroke-linecap="round"/>`,
  '2': `<path d="M18 92Q10 56 26 40L24 8l24 18q10-3 22 0L94 8l-2 32q16 18 8 52z" fill="${PALET.poes}"/><path d="M30 14l14 12-12 8zM88 14L74 26l12 8z" fill="${PALET.neus}"/><circle cx="44" cy="50" r="8" fill="${PALET.wit}"/><circle cx="76" cy="50" r="8" fill="${PALET.wit}"/><circle cx="45" cy="51" r="5" fill="${KLEUREN.inkt}"/><circle cx="75" cy="51" r="5" fill="${KLEUREN.inkt}"/><path d="M54 62h12l-6 8z" fill="${PALET.neus}"/><path d="M60 70q-6 8-14 4M60 70q6 8 14 4M20 60l-18-4M22 68l-18 4M98 60l18-4M96 68l18 4" fill="none" stroke="${PALET.poesDiep}" stroke-width="4" stroke-linecap="round"/><path d="M54 28l4 10M66 28l-4 10" stroke="${PALET.poesDiep}" stroke-width="5" stroke-linecap="round"/>`,
};

const VOETEN: Readonly<Record<string, string>> = {
  '': `<ellipse cx="24" cy="24" rx="20" ry="13" fill="${PALET.huidDiep}"/><ellipse cx="24" cy="21" rx="18" ry="11" fill="${PALET.huid}"/><ellipse cx="62" cy="24" rx="20" ry="13" fill="${PALET.huidDiep}"/><ellipse cx="62" cy="21" rx="18" ry="11" fill="${PALET.huid}"/>`,
  dier: `<path d="M8 32q6-18 16-18t16 18q-8-4-16 0-8-4-16 0zM46 32q6-18 16-18t16 18q-8-4-16 0-8-4-16 0z" fill="${PALET.snavel}" stroke="${PALET.eendDiep}" stroke-width="4" stroke-linejoin="round"/>`,
  laars: `<path d="M14-8h20v26q12 2 12 16H12zM52-8h20v26q12 2 12 16H50z" fill="${PALET.laars}"/><path d="M12 30h34v8H12zM50 30h34v8H50z" fill="${PALET.laarsDiep}"/><path d="M14-8h20v8H14zM52-8h20v8H52z" fill="${PALET.wit}"/>`,
};

const drawBrief = (w: number, h: number, inhoud = ''): string =>
  `<rect x="4" y="8" width="${w - 8}" height="${h - 8}" rx="16" fill="${KLEUREN.inkt}" opacity=".22"/><path d="M8 14Q8 4 18 4h${w - 60}l34 34v${h - 56}q0 12-10 12H18q-10 0-10-10z" fill="${KLEUREN.papier}" stroke="${PALET.briefRand}" stroke-width="5" stroke-linejoin="round"/><path d="M${w - 42} 4v24q0 10 10 10h24z" fill="${PALET.briefRand}"/><circle cx="${w / 2}" cy="10" r="13" fill="${PALET.roodDiep}"/><circle cx="${w / 2 - 2}" cy="7" r="10" fill="${PALET.rood}"/>${inhoud}`;

const OOR = `<g transform="translate(58 30)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  vlinder: `<path d="M60 112V70" fill="none" stroke="${PALET.bos}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="78" r="10" fill="${PALET.zon}"/><circle cx="74" cy="78" r="10" fill="${PALET.zon}"/><circle cx="60" cy="92" r="10" fill="${PALET.zon}"/><circle cx="60" cy="64" r="10" fill="${PALET.zon}"/><circle cx="60" cy="78" r="8" fill="${PALET.goud}"/><ellipse cx="38" cy="36" rx="22" ry="19" fill="${PALET.rood}" transform="rotate(28 38 36)"/><ellipse cx="82" cy="36" rx="22" ry="19" fill="${PALET.rood}" transform="rotate(-28 82 36)"/><ellipse cx="44" cy="58" rx="14" ry="11" fill="${PALET.roodDiep}" transform="rotate(-28 44 58)"/><ellipse cx="76" cy="58" rx="14" ry="11" fill="${PALET.roodDiep}" transform="rotate(28 76 58)"/><rect x="55" y="26" width="10" height="42" rx="5" fill="${PALET.houtDiep}"/><circle cx="60" cy="22" r="9" fill="${PALET.houtDiep}"/>${drawOgen(60, 21, 4, 4)}`,
  mol: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M8 112q8-26 52-26t52 26z" fill="${PALET.padRand}"/><path d="M32 102q-4-46 28-46t28 46z" fill="${PALET.molenDiep}"/><ellipse cx="60" cy="78" rx="15" ry="11" fill="${PALET.huid}"/><circle cx="60" cy="71" r="5" fill="${PALET.rood}"/><path d="M44 62q7-6 12 0M64 62q7-6 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="38" cy="66" rx="9" ry="14" fill="${PALET.huid}" transform="rotate(30 38 66)"/><ellipse cx="82" cy="66" rx="9" ry="14" fill="${PALET.huid}" transform="rotate(-30 82 66)"/>`,
  eekhoorn: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M78 108q38-8 30-56-10-24-26-10 12 8 6 24-4 16-14 16z" fill="${PALET.dakDiep}"/><path d="M28 112q-4-44 28-44t28 44z" fill="${PALET.dak}"/><circle cx="52" cy="50" r="24" fill="${PALET.dak}"/><path d="M34 34l-4-20 16 10zM70 34l4-20-16 10z" fill="${PALET.dak}"/>${drawOgen(52, 48, 10, 6)}<ellipse cx="52" cy="60" rx="12" ry="9" fill="${PALET.huid}"/><circle cx="52" cy="57" r="4" fill="${KLEUREN.inkt}"/>${drawLach(52, 61, 5)}<ellipse cx="52" cy="92" rx="10" ry="12" fill="${PALET.hout}"/>`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 110q-2-22 16-24h62q22 0 20 24z" fill="${PALET.hooi}"/><circle cx="74" cy="72" r="30" fill="${PALET.boot}"/><circle cx="74" cy="72" r="20" fill="${PALET.bootLicht}"/><circle cx="74" cy="72" r="10" fill="${PALET.boot}"/><path d="M22 90V62M36 88V62" fill="none" stroke="${PALET.hooi}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(30, 58, 7, 6)}${drawLach(28, 100, 6)}<rect x="66" y="78" width="16" height="18" rx="3" fill="${PALET.hout}"/><circle cx="78" cy="88" r="2" fill="${PALET.goud}"/>`,
  tent: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 18L8 110h104z" fill="${PALET.paneel}"/><path d="M60 18L8 110h40z" fill="${PALET.paneelRand}"/><path d="M60 50L40 110h40z" fill="${KLEUREN.inkt}"/>${drawOgen(60, 88, 8, 6)}<path d="M60 18V6" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 6l18 6-18 6z" fill="${PALET.rood}"/>`,
  bij: `<ellipse cx="48" cy="34" rx="15" ry="25" fill="${PALET.wit}" opacity=".9" transform="rotate(-24 48 34)"/><ellipse cx="74" cy="34" rx="15" ry="25" fill="${PALET.wit}" opacity=".9" transform="rotate(20 74 34)"/><ellipse cx="60" cy="72" rx="38" ry="28" fill="${PALET.goud}"/><path d="M46 47h11v50H46zM70 47h11v50H70z" fill="${KLEUREN.inkt}"/>${drawOgen(34, 66, 7, 6)}${drawLach(33, 78, 6)}<path d="M98 72l14 2-14 6z" fill="${KLEUREN.inkt}"/>`,
  hoed: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="46" cy="106" rx="12" ry="7" fill="${PALET.huidDiep}"/><ellipse cx="74" cy="106" rx="12" ry="7" fill="${PALET.huidDiep}"/><ellipse cx="60" cy="92" rx="52" ry="14" fill="${PALET.rood}"/><path d="M30 90q-2-62 30-62t30 62q-30 12-60 0z" fill="${PALET.rood}"/><path d="M30 80q30 12 60 0v10q-30 12-60 0z" fill="${PALET.goud}"/>${drawOgen(60, 96, 11, 5)}<path d="M70 30q14-20 22-16-2 14-14 22z" fill="${PALET.struikLicht}"/>`,
  koekoek: `<path d="M34 94q-10-74 34-76 30 6 22 50-4 24-28 28z" fill="${PALET.staal}"/><path d="M56 58q28 0 26 28-16 16-28 8z" fill="${PALET.molenDiep}"/><path d="M44 42L22 46l20 10z" fill="${PALET.snavel}"/>${drawOgen(58, 42, 8, 6)}<path d="M46 78h26M48 86h22" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 92l-14 22 24-12z" fill="${PALET.molenDiep}"/><path d="M24 24q-8 4-8 12M16 18Q4 26 6 38" fill="none" stroke="${PALET.goud}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  muis: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="58" r="26" fill="${PALET.egel}"/><circle cx="38" cy="38" r="15" fill="${PALET.egel}"/><circle cx="38" cy="38" r="9" fill="${PALET.huid}"/><circle cx="82" cy="38" r="15" fill="${PALET.egel}"/><circle cx="82" cy="38" r="9" fill="${PALET.huid}"/>${drawOgen(60, 54, 10, 6)}<path d="M10 104Q20 66 60 70t50 34q-50 14-100 0z" fill="${PALET.struik}"/><path d="M18 102Q56 84 104 102M60 72v32" fill="none" stroke="${PALET.struikDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="66" r="4" fill="${PALET.rood}"/>`,
  wolk: `<circle cx="34" cy="56" r="22" fill="${PALET.wit}"/><circle cx="62" cy="42" r="30" fill="${PALET.wit}"/><circle cx="92" cy="58" r="20" fill="${PALET.wit}"/><rect x="14" y="56" width="96" height="26" rx="13" fill="${PALET.wit}"/><path d="M42 54q7 6 14 0M70 54q7 6 14 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(63, 68, 8)}<circle cx="44" cy="70" r="6" fill="${PALET.huid}"/><circle cx="82" cy="70" r="6" fill="${PALET.huid}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawPark({ w: 1280, h: 720, gras: 176, molen: 1120, vijver: [590, 384, 150] }) },
  'decor-staand': { vak: [720, 960], svg: () => drawPark({ w: 720, h: 960, gras: 244, molen: 630, vijver: [356, 640, 110] }) },
  schuil: { vak: [316, 204], tonen: ['1', '2', '3', '4', '5'], svg: (toon) => SCHADUW + (SCHUIL[Number(toon)] ?? '') },
  ...TAFEREEL_ART,
  gloed: {
    vak: [356, 234],
    svg: () =>
      `<rect x="4" y="4" width="348" height="226" rx="44" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="340" height="218" rx="40" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  luik: {
    vak: [284, 108],
    svg: () =>
      `<rect width="284" height="108" rx="13" fill="${PALET.houtDiep}"/><rect x="5" y="5" width="274" height="98" rx="9" fill="${PALET.houtLicht}"/><path d="M5 38h274M5 71h274" stroke="${PALET.hout}" stroke-width="5"/><path transform="translate(142 54)" d="${traceSter(5, 36, 17)}" fill="${PALET.goud}" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linejoin="round"/>`,
  },
  ogen: {
    vak: [76, 60],
    svg: () =>
      `<ellipse cx="38" cy="44" rx="37" ry="30" fill="${PALET.bosDiep}"/><circle cx="24" cy="28" r="15" fill="${PALET.wit}"/><circle cx="52" cy="28" r="15" fill="${PALET.wit}"/><circle cx="26" cy="30" r="7" fill="${KLEUREN.inkt}"/><circle cx="54" cy="30" r="7" fill="${KLEUREN.inkt}"/>`,
  },
  dier: { vak: [116, 96], tonen: ['1', '2'], svg: (toon) => DIEREN[toon] ?? DIEREN[''] ?? '' },
  loep: {
    vak: [108, 132],
    svg: () =>
      `<path d="M68 78L98 122" stroke="${PALET.houtDiep}" stroke-width="20" stroke-linecap="round"/><path d="M70 80L96 118" stroke="${PALET.hout}" stroke-width="11" stroke-linecap="round"/><circle cx="46" cy="46" r="42" fill="${PALET.staalDiep}"/><circle cx="46" cy="46" r="32" fill="${PALET.glas}"/><path d="M26 42q4-14 18-18" fill="none" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round"/>`,
  },
  bank: {
    vak: [900, 76],
    svg: () =>
      `<path d="M60 30v44M330 30v44M570 30v44M840 30v44" stroke="${PALET.ijzer}" stroke-width="14" stroke-linecap="round"/><rect y="6" width="900" height="30" rx="12" fill="${PALET.houtDiep}"/><rect width="900" height="27" rx="12" fill="${PALET.houtLicht}"/><path d="M14 13h872" stroke="${PALET.hout}" stroke-width="4"/>`,
  },
  camera: {
    vak: [96, 150],
    svg: () =>
      `<path d="M48 66L16 146M48 66l32 80M48 66v80" stroke="${PALET.houtDiep}" stroke-width="9" stroke-linecap="round"/><rect x="6" y="12" width="84" height="58" rx="12" fill="${PALET.staalDiep}"/><rect x="10" y="16" width="76" height="26" rx="8" fill="${PALET.staal}"/><rect x="30" y="2" width="36" height="16" rx="6" fill="${PALET.staal}"/><circle cx="40" cy="46" r="21" fill="${PALET.ijzer}"/><circle cx="40" cy="46" r="14" fill="${PALET.glas}"/><circle cx="36" cy="42" r="5" fill="${PALET.wit}"/><circle cx="76" cy="28" r="6" fill="${PALET.rood}"/>`,
  },
  flits: {
    vak: [200, 200],
    svg: () =>
      `<path transform="translate(100 100)" d="${traceSter(12, 98, 58)}" fill="${KLEUREN.zon}" opacity=".75"/><path transform="translate(100 100) rotate(15)" d="${traceSter(12, 74, 44)}" fill="${PALET.wit}" opacity=".85"/>`,
  },
  handen: {
    vak: [118, 44],
    svg: () =>
      `<ellipse cx="34" cy="24" rx="26" ry="19" fill="${PALET.huidDiep}"/><ellipse cx="34" cy="22" rx="23" ry="16" fill="${PALET.huid}"/><ellipse cx="84" cy="24" rx="26" ry="19" fill="${PALET.huidDiep}"/><ellipse cx="84" cy="22" rx="23" ry="16" fill="${PALET.huid}"/><path d="M30 8v18M42 8v16M76 8v16M88 8v18" stroke="${PALET.huidDiep}" stroke-width="4" stroke-linecap="round"/>`,
  },
  blik: {
    vak: [52, 40],
    tonen: ['op'],
    svg: (toon) =>
      toon === 'op'
        ? `<path d="M4 18q22 20 44 0M12 26l-5 7M26 30v8M40 26l5 7" fill="none" stroke="${PALET.paneelRand}" stroke-width="5" stroke-linecap="round"/>`
        : `<path d="M2 20Q26-8 50 20 26 48 2 20z" fill="${PALET.wit}" stroke="${PALET.paneelRand}" stroke-width="4"/><circle cx="26" cy="20" r="10" fill="${KLEUREN.zee}"/><circle cx="26" cy="20" r="5" fill="${KLEUREN.inkt}"/>`,
  },
  voeten: { vak: [84, 40], tonen: ['dier', 'laars'], svg: (toon) => VOETEN[toon] ?? VOETEN[''] ?? '' },
  schrik: {
    vak: [60, 60],
    svg: () =>
      `<circle cx="30" cy="30" r="28" fill="${KLEUREN.papier}" stroke="${PALET.rood}" stroke-width="4"/><path d="M30 12v22" stroke="${PALET.rood}" stroke-width="8" stroke-linecap="round"/><circle cx="30" cy="45" r="5" fill="${PALET.rood}"/>`,
  },
  'brief-woord': { vak: [480, 122], svg: () => drawBrief(480, 122) },
  'brief-oor': { vak: [210, 122], tonen: ['leeg'], svg: (toon) => drawBrief(210, 122, toon === 'leeg' ? '' : OOR) },
  'brief-liggend': { vak: [980, 122], svg: () => drawBrief(980, 122) },
  'brief-staand': { vak: [690, 184], svg: () => drawBrief(690, 184) },
};
