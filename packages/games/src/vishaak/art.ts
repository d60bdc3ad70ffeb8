import type { GameArt, Stand } from '@spelrijk/game-kit/contract';
import { drawHeuvels, drawKnopVlak, maatOf, drawVerloop, drawWolk, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawSoort, SOORTNAMEN } from './vissen.ts';
import { waterOf } from './water.ts';

const drawWier = (x: number, y: number, s: number, kleur: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-18 0q-14-40 2-70t-2-64q22 26 14 62t0 72zM8 0q14-30 2-58t8-62q16 34 6 60t4 60z" fill="${kleur}"/>`;

const drawKoraal = (x: number, y: number, s: number, kleur: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0V-40M0-20q-24-4-26-34M0-30q22-2 26-30M-16-44q-4-14-16-18M16-46q2-14 14-20M0-40q-6-16 2-30" fill="none" stroke="${kleur}" stroke-width="12" stroke-linecap="round"/>`;

const drawVuurtoren = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-70 0q10-26 70-26t70 26z" fill="${PALET.mist}"/><path d="M-22-20l6-110h32l6 110z" fill="${KLEUREN.papier}"/><path d="M-20-50l2-28h36l2 28zM-17-96l2-24h30l2 24z" fill="${KLEUREN.koraal}"/><rect x="-20" y="-140" width="40" height="12" rx="3" fill="${KLEUREN.inkt}"/><rect x="-13" y="-164" width="26" height="26" fill="${PALET.lampwit}"/><path d="M-18-164q18-26 36 0z" fill="${PALET.koraalDonker}"/></g>`;

/** Sky with a lighthouse over clear water, with a bottom of sand, weed and coral. */
function drawDecor(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const { vlak } = waterOf({ stand });
  const zand = h - 44;
  const stralen = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${w * (0.1 + i * 0.2)} ${vlak}l${60 + i * 10} 0l${-120 + i * 30} ${h - vlak}h-110z" fill="${PALET.wit}" opacity=".07"/>`,
  ).join('');
  const bellen = Array.from(
    { length: 14 },
    (_, i) =>
      `<circle cx="${(i * 397 + 60) % w}" cy="${vlak + 80 + ((i * 233) % (h - vlak - 130))}" r="${4 + (i % 4) * 2}" fill="none" stroke="${PALET.wit}" stroke-width="2.500" opacity=".3"/>`,
  ).join('');
  const schelpen = Array.from(
    { length: 6 },
    (_, i) =>
      `<ellipse cx="${(i * 263 + 110) % w}" cy="${zand + 24 + (i % 3) * 6}" rx="12" ry="7" fill="${[PALET.zalm, PALET.schelpwit, PALET.lilaLicht][i % 3]}"/>`,
  ).join('');
  return (
    `<defs>${drawVerloop(`vh-lucht${w}`, { offset: 0, kleur: PALET.hemelZee }, { offset: 0.7, kleur: PALET.nevelblauw }, { offset: 1, kleur: PALET.kim })}${drawVerloop(`vh-zee${w}`, { offset: 0, kleur: PALET.golfLicht }, { offset: 0.35, kleur: PALET.golf }, { offset: 1, kleur: PALET.zeeMidden })}</defs><rect width="${w}" height="${vlak + 4}" fill="url(#vh-lucht${w})"/>` +
    `<circle cx="${w * 0.26}" cy="${vlak * 0.36}" r="40" fill="${PALET.gloed}"/><circle cx="${w * 0.26}" cy="${vlak * 0.36}" r="64" fill="${PALET.gloed}" opacity=".35"/>${drawWolk(w * 0.14, vlak * 0.3, 0.9)}${drawWolk(w * 0.74, vlak * 0.66, 0.6)}` +
    drawHeuvels({ breed: w, bodem: vlak + 2, top: 26, n: 3, kleur: PALET.eiland, schuif: 0.4 }) +
    drawVuurtoren(w * 0.92, vlak + 2, stand === 'liggend' ? 0.8 : 0.9) +
    `<rect y="${vlak}" width="${w}" height="${h - vlak}" fill="url(#vh-zee${w})"/>${stralen}` +
    `<path d="M0 ${h - 80}Q${w * 0.2} ${h - 150} ${w * 0.42} ${h - 70}T${w * 0.8} ${h - 90}T${w} ${h - 60}V${h}H0z" fill="${PALET.zeeDiep}" opacity=".6"/><path d="M0 ${zand + 6}Q${w * 0.25} ${zand - 30} ${w * 0.5} ${zand}T${w} ${zand - 6}V${h}H0z" fill="${PALET.strandDonker}"/><path d="M0 ${zand + 20}Q${w * 0.3} ${zand} ${w * 0.6} ${zand + 18}T${w} ${zand + 10}V${h}H0z" fill="${PALET.strand}"/>` +
    schelpen +
    drawWier(w * 0.05, zand + 20, 1.3, PALET.eilandDonker) +
    drawWier(w * 0.94, zand + 16, 1.5, PALET.eilandDonker) +
    drawWier(w * 0.33, zand + 14, 0.8, PALET.eilandLicht) +
    drawWier(w * 0.67, zand + 18, 0.9, PALET.eilandLicht) +
    drawKoraal(w * 0.16, zand + 12, 0.9, PALET.zonsondergang) +
    drawKoraal(w * 0.85, zand + 10, 1, PALET.rozerood) +
    drawKoraal(w * 0.52, zand + 16, 0.6, KLEUREN.zon) +
    bellen
  );
}

const drawGolf = (w: number): string => {
  const lijn = Array.from({ length: Math.ceil(w / 80) }, () => 'q20-16 40 0t40 0').join('');
  return `<path d="M0 18${lijn}V44${`q-20 12-40 0t-40 0`.repeat(Math.ceil(w / 80))}z" fill="${PALET.golf}" opacity=".55"/><path d="M0 18${lijn}" fill="none" stroke="${PALET.drup}" stroke-width="5" opacity=".8"/>`;
};

const LIJVEN = [
  [PALET.oranje, KLEUREN.koraal],
  [PALET.visrood, PALET.visroze],
  [PALET.visgroen, PALET.struik],
  [PALET.vispaars, KLEUREN.druif],
] as const;

/** Looks to the right; the belly is pale, so that a word stands out on it. */
function drawVis(toon: string): string {
  const [lijf, vin] = LIJVEN[Number(toon)] ?? LIJVEN[0];
  return (
    `<path d="M44 54Q16 20 4 14q4 26 14 40-10 16-14 42 16-8 40-40z" fill="${vin}"/><path d="M120 14q30-18 70 0l-14 18h-60zM130 96q20 16 50 8l-10-18h-40z" fill="${vin}"/><path d="M30 54Q74 6 150 8q84 2 118 46-34 44-118 46Q74 102 30 54z" fill="${lijf}"/><path d="M52 54q40-34 98-34 60 0 84 34-24 34-84 34-58 0-98-34z" fill="${PALET.papierwit}"/>` +
    `<path d="M30 54Q74 6 150 8q84 2 118 46-34 44-118 46Q74 102 30 54z" fill="none" stroke="${KLEUREN.inkt}" stroke-opacity=".25" stroke-width="4"/><circle cx="240" cy="44" r="11" fill="${PALET.wit}"/><circle cx="243" cy="45" r="6" fill="${KLEUREN.inkt}"/><circle cx="245" cy="42" r="2" fill="${PALET.wit}"/><path d="M252 66q8-2 12-8" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M84 26q30-12 70-11" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`
  );
}

const drawKist = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w * 0.18} -60V10M${w * 0.82} -60V10" stroke="${PALET.touwLicht}" stroke-width="6"/><rect y="6" width="${w}" height="${h - 6}" rx="22" fill="${PALET.houtDonker}"/><rect width="${w}" height="${h - 8}" rx="22" fill="${PALET.plankhout}"/><rect x="10" y="9" width="${w - 20}" height="${h - 26}" rx="15" fill="${PALET.roomwit}"/>${inhoud}`;

const OOR = `<g transform="translate(98 48)" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-42-10h14l18-16v52l-18-16h-14z" fill="${KLEUREN.zee}"/><path d="M8-14q10 14 0 28M24-24q18 24 0 48"/></g>`;

const EMMERVIS = (i: number): string =>
  `<path d="M${20 + (i % 3) * 17} ${30 - Math.floor(i / 3) * 10}q-10-14-4-26 10 6 10 14 4-10 12-12 2 16-6 26z" fill="${LIJVEN[i % 4]?.[0] ?? PALET.oranje}" stroke="${LIJVEN[i % 4]?.[1] ?? KLEUREN.koraal}" stroke-width="2.500"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  zeepaard: `<path d="M64 8q26 2 24 30-2 14-14 16 12 16 2 34-10 14-26 10-14-6-8-18l8 4q-4 8 4 8 12 0 12-14-24-2-26-28L22 44l2-10 16 2q2-26 24-28z" fill="${PALET.oranje}"/><path d="M86 50q18 6 14 26-12 0-18-10z" fill="${PALET.zandgeel}"/><circle cx="58" cy="28" r="8" fill="${PALET.wit}"/><circle cx="60" cy="28" r="4" fill="${KLEUREN.inkt}"/><path d="M72 62q6 10 2 18M64 62q4 6 4 12" fill="none" stroke="${PALET.koraalDonker}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  duiker: `<rect x="32" y="68" width="56" height="40" rx="18" fill="${PALET.zeeMidden}"/><circle cx="60" cy="44" r="28" fill="${PALET.zandgeel}"/><rect x="34" y="32" width="52" height="28" rx="14" fill="${PALET.glasblauw}"/>${drawOgen(60, 46, 11, 7)}<rect x="52" y="62" width="16" height="10" rx="4" fill="${PALET.lichtstaal}"/><path d="M88 44q14 4 12 28" fill="none" stroke="${PALET.staal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 76L14 62M86 76l20 14" fill="none" stroke="${PALET.zeeMidden}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M36 106l-14 12h24zM84 106l14 12H74z" fill="${PALET.laarsgroen}"/><circle cx="20" cy="24" r="5" fill="${PALET.drup}"/><circle cx="28" cy="10" r="4" fill="${PALET.drup}"/>`,
  anker: `<circle cx="60" cy="18" r="13" fill="${PALET.staal}"/><circle cx="60" cy="18" r="6" fill="${PALET.zeeDiep}"/><rect x="54" y="28" width="12" height="74" rx="4" fill="${PALET.staal}"/><rect x="34" y="38" width="52" height="10" rx="5" fill="${PALET.staal}"/><path d="M10 70q10 42 50 42t50-42l-22 10 8 6q-8 18-30 18v-2h-12v2q-22 0-30-18l8-6z" fill="${PALET.staalGrijs}"/>${drawOgen(60, 60, 8, 6)}${drawLach(60, 74, 7)}`,
  inktvis: `<path d="M26 60q-6-52 34-52t34 52q0 8-6 12H32q-6-4-6-12z" fill="${PALET.vispaars}"/><path d="M34 72q-14 20-22 14M46 74q-4 26-16 30M60 74v36M74 74q4 26 16 30M86 72q14 20 22 14" fill="none" stroke="${PALET.vispaars}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 44, 14, 10)}${drawLach(60, 60, 9)}<circle cx="40" cy="24" r="5" fill="${PALET.lilaLicht}"/><circle cx="78" cy="22" r="6" fill="${PALET.lilaLicht}"/>`,
  schat: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="14" y="66" width="92" height="44" rx="8" fill="${PALET.hout}"/><path d="M14 58q2-34 46-34t46 34l-6 8H20z" fill="${PALET.houtDonker}"/><path d="M22 66q38-16 76 0z" fill="${PALET.goudRand}"/><circle cx="42" cy="60" r="7" fill="${PALET.zandgeel}"/><circle cx="62" cy="58" r="8" fill="${PALET.zandgeel}"/><circle cx="80" cy="61" r="6" fill="${PALET.zandgeel}"/><rect x="52" y="72" width="16" height="18" rx="3" fill="${PALET.goudRand}"/>${drawOgen(60, 98, 12, 5)}<path d="M100 34l8-10M108 44h10" fill="none" stroke="${PALET.zandgeel}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  laars: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 20h36v46q0 10 14 14 24 6 22 28H34z" fill="${PALET.laarsgroen}"/><rect x="30" y="16" width="44" height="12" rx="5" fill="${PALET.mist}"/><rect x="32" y="104" width="76" height="8" rx="3" fill="${PALET.zeeDiep}"/><ellipse cx="52" cy="18" rx="20" ry="13" fill="${PALET.koraalDiep}"/><path d="M36 14L24 4M68 14L80 4" fill="none" stroke="${PALET.koraalDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="4" r="7" fill="${PALET.koraalDiep}"/><circle cx="84" cy="4" r="7" fill="${PALET.koraalDiep}"/>${drawOgen(52, 14, 7, 6)}${drawLach(52, 22, 5)}`,
  walvis: `<path d="M6 70q2-40 50-40 40 0 44 30 12-2 14-24 6 8 4 22 4-2 4 0-4 18-18 20-8 24-44 26Q8 106 6 70z" fill="${PALET.waterblauw}"/><path d="M10 84q20 16 60 8-8 14-34 14Q16 104 10 84z" fill="${PALET.mist}"/><circle cx="34" cy="66" r="5" fill="${KLEUREN.inkt}"/><path d="M28 80q8 5 14 2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 26q-8-10-14-6M54 26q8-12 14-6M51 28V12" fill="none" stroke="${PALET.drup}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  kwal: `<path d="M18 60q0-48 42-48t42 48q-10 10-21 0-10 10-21 0-10 10-21 0-11 10-21 0z" fill="${PALET.visroze}"/><path d="M32 68q-8 20 0 40M50 70q-6 22 2 44M70 70q8 22 0 44M88 68q8 20 0 40" fill="none" stroke="${PALET.visroze}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 42, 13, 8)}${drawLach(60, 54, 9)}<ellipse cx="40" cy="28" rx="10" ry="6" fill="${PALET.schelpwit}" transform="rotate(-30 40 28)"/>`,
  fles: `<rect x="20" y="50" width="62" height="38" rx="16" fill="${PALET.struik}" transform="rotate(-16 51 69)"/><rect x="78" y="42" width="22" height="16" rx="5" fill="${PALET.struik}" transform="rotate(-16 89 50)"/><rect x="96" y="36" width="12" height="16" rx="4" fill="${PALET.plankhout}" transform="rotate(-16 102 44)"/><rect x="32" y="58" width="38" height="20" rx="4" fill="${PALET.papierwit}" transform="rotate(-16 51 68)"/><path d="M38 70l24-7M40 77l20-6" fill="none" stroke="${PALET.staalGrijs}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="30" r="5" fill="${PALET.drup}"/><circle cx="30" cy="16" r="4" fill="${PALET.drup}"/><circle cx="14" cy="14" r="3" fill="${PALET.drup}"/>`,
  schildpad: `<ellipse cx="56" cy="66" rx="40" ry="28" fill="${PALET.struik}"/><path d="M32 56l12 30M56 40v52M80 56L68 86M20 66h72" fill="none" stroke="${PALET.laarsgroen}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="104" cy="54" rx="14" ry="12" fill="${PALET.visgroen}"/>${drawOgen(106, 51, 5, 5)}${drawLach(107, 59, 4)}<path d="M74 88q24 6 28 24-24 2-36-18zM30 84Q10 96 4 112q20 0 34-22zM70 42Q86 18 104 18q-4 22-24 34z" fill="${PALET.visgroen}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor('staand') },
  'golf-liggend': { vak: [1380, 60], svg: () => drawGolf(1380) },
  'golf-staand': { vak: [820, 60], svg: () => drawGolf(820) },
  vis: { vak: [282, 108], tonen: ['1', '2', '3'], svg: drawVis },
  gloed: {
    vak: [332, 162],
    svg: () =>
      `<ellipse cx="166" cy="81" rx="160" ry="76" fill="${KLEUREN.zon}" opacity=".5"/><ellipse cx="166" cy="81" rx="160" ry="76" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="24 13" stroke-linecap="round"/>`,
  },
  lijn: { vak: [5, 100], svg: () => `<rect x="1" width="3" height="100" fill="${KLEUREN.papier}"/>` },
  haak: {
    vak: [34, 46],
    svg: () =>
      `<circle cx="11" cy="5" r="4" fill="none" stroke="${PALET.staal}" stroke-width="4"/><path d="M11 9v20q0 12 11 12t10-14l-7 5" fill="none" stroke="${PALET.staal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M11 9v20q0 12 11 12" fill="none" stroke="${PALET.lichtstaal}" stroke-width="2" stroke-linecap="round"/>`,
  },
  hengel: {
    vak: [100, 90],
    svg: () =>
      `<path d="M2 88Q40 40 92 16" fill="none" stroke="${PALET.hout}" stroke-width="8" stroke-linecap="round"/><path d="M60 34Q78 22 92 16" fill="none" stroke="${PALET.houtLicht}" stroke-width="4" stroke-linecap="round"/><circle cx="22" cy="64" r="9" fill="${PALET.lichtstaal}" stroke="${PALET.staal}" stroke-width="4"/>`,
  },
  boot: {
    vak: [290, 84],
    svg: () =>
      `<path d="M4 12q140 22 282 0-16 46-52 64-90 14-180 0Q20 58 4 12z" fill="${PALET.zeeDonker}"/><path d="M4 12q140 22 282 0l-8 20q-134 22-266 0z" fill="${KLEUREN.zee}"/><path d="M4 12q140 22 282 0V4Q144 26 4 4z" fill="${PALET.roomwit}"/><path d="M40 58q104 16 208 0" fill="none" stroke="${PALET.roomwit}" stroke-width="4" opacity=".5"/><circle cx="224" cy="46" r="11" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/>`,
  },
  emmer: {
    vak: [78, 84],
    tonen: ['1', '2', '3', '4', '5', '6'],
    svg: (toon) =>
      `${Array.from({ length: Number(toon) }, (_, i) => EMMERVIS(i)).join('')}<path d="M6 30h66l-9 50q-1 4-6 4H21q-5 0-6-4z" fill="${KLEUREN.koraal}"/><path d="M10 46h58l-2 12H12z" fill="${KLEUREN.papier}" opacity=".8"/><ellipse cx="39" cy="30" rx="34" ry="7" fill="${Number(toon) > 0 ? PALET.glasblauw : PALET.koraalDiep}"/><path d="M6 28Q39-16 72 28" fill="none" stroke="${PALET.staal}" stroke-width="4" opacity=".6"/>`,
  },
  meeuw: {
    vak: [72, 78],
    tonen: ['knip', 'lach'],
    svg: (toon) =>
      `<path d="M30 66v12M42 66v12" stroke="${PALET.snavel}" stroke-width="5" stroke-linecap="round"/><path d="M6 44q-2 26 28 26 34 0 34-34-12 6-24 4Q30 30 22 34 10 34 6 44z" fill="${KLEUREN.papier}" stroke="${PALET.staalGrijs}" stroke-width="3"/><path d="M68 36q-16 0-28 10 6 14 22 10 8-8 6-20z" fill="${PALET.meeuwgrijs}"/><circle cx="26" cy="24" r="19" fill="${KLEUREN.papier}" stroke="${PALET.staalGrijs}" stroke-width="3"/>` +
      (toon === 'lach'
        ? `<path d="M14 22q5-6 10 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M10 26L-10 18l12 8-10 10 18-3z" fill="${PALET.snavel}" stroke="${PALET.oranjeDonker}" stroke-width="2" stroke-linejoin="round"/>`
        : `${toon === 'knip' ? `<path d="M14 21h10" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>` : `<circle cx="19" cy="20" r="4" fill="${KLEUREN.inkt}"/>`}<path d="M10 24L-10 28l18 6z" fill="${PALET.snavel}" stroke="${PALET.oranjeDonker}" stroke-width="2" stroke-linejoin="round"/>`),
  },
  laars: {
    vak: [112, 124],
    svg: () =>
      `<path d="M28 6h44v66q32 6 34 34 0 12-10 12H30q-8 0-8-8z" fill="${KLEUREN.gras}" stroke="${PALET.laarsgroen}" stroke-width="5" stroke-linejoin="round"/><path d="M24 106h80" stroke="${PALET.laarsgroen}" stroke-width="8"/><rect x="24" y="4" width="52" height="14" rx="6" fill="${KLEUREN.zon}"/><path d="M50-2q-14-10-8-20 10 2 12 14 4-12 14-12 0 14-12 18" fill="${PALET.rozerood}" stroke="${PALET.visroze}" stroke-width="3"/><path d="M96 30q12 4 8 16M100 60q14-2 8-12" fill="none" stroke="${PALET.waterblauw}" stroke-width="5" stroke-linecap="round"/>`,
  },
  theepot: {
    vak: [112, 124],
    svg: () =>
      `<path d="M26 56q-26-6-24 18 4 20 28 20" fill="none" stroke="${PALET.druifDonker}" stroke-width="9"/><path d="M84 66q10-22 26-26l-4 40q-10 14-24 12z" fill="${PALET.druifLicht}" stroke="${PALET.druifDonker}" stroke-width="5" stroke-linejoin="round"/><ellipse cx="56" cy="78" rx="38" ry="36" fill="${PALET.druifLicht}" stroke="${PALET.druifDonker}" stroke-width="5"/><path d="M26 46q30-16 60 0z" fill="${PALET.lilaLicht}" stroke="${PALET.druifDonker}" stroke-width="5" stroke-linejoin="round"/><circle cx="56" cy="30" r="8" fill="${KLEUREN.zon}" stroke="${PALET.druifDonker}" stroke-width="4"/><circle cx="44" cy="74" r="5" fill="${KLEUREN.inkt}"/><circle cx="68" cy="74" r="5" fill="${KLEUREN.inkt}"/><path d="M46 90q10 8 20 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`,
  },
  wekker: {
    vak: [112, 124],
    svg: () =>
      `<path d="M30 110l-12 12M82 110l12 12" stroke="${PALET.staal}" stroke-width="9" stroke-linecap="round"/><circle cx="30" cy="26" r="17" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/><circle cx="82" cy="26" r="17" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/><circle cx="56" cy="70" r="46" fill="${KLEUREN.koraal}" stroke="${PALET.koraalDiep}" stroke-width="5"/><circle cx="56" cy="70" r="34" fill="${PALET.ivoor}"/><path d="M56 70V48M56 70l16 10" stroke="${KLEUREN.inkt}" stroke-width="6" stroke-linecap="round"/><path d="M4 50q-10 10-6 22M108 50q10 10 6 22" fill="none" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linecap="round"/>`,
  },
  soort: { vak: [220, 150], tonen: SOORTNAMEN, svg: drawSoort },
  schim: {
    vak: [200, 110],
    svg: () =>
      `<path d="M186 55Q150 6 90 14 52 22 40 46 20 18 6 16q8 38 0 78 16-4 34-30 14 26 56 32 64 4 90-41z" fill="${PALET.zeeDiep}" opacity=".75"/><circle cx="150" cy="46" r="8" fill="${PALET.wit}" opacity=".8"/>`,
  },
  aas: { vak: [190, 190], tonen: ['0', '1', '2'], svg: drawAas },
  aasrand: {
    vak: [214, 214],
    svg: () =>
      `<circle cx="107" cy="107" r="100" fill="none" stroke="${KLEUREN.zon}" stroke-width="10" stroke-dasharray="26 14" stroke-linecap="round"/>`,
  },
  trek: {
    vak: [84, 84],
    svg: () =>
      `<path d="M42 2l10 16 18-8-2 20 14 12-16 10 6 18-20-2-10 14-10-14-20 2 6-18L2 42l16-12-4-20 18 8z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4" stroke-linejoin="round"/><path d="M42 24v20M42 56v2" stroke="${KLEUREN.inkt}" stroke-width="9" stroke-linecap="round"/>`,
  },
  meter: {
    vak: [300, 52],
    svg: () =>
      `<rect width="300" height="52" rx="26" fill="${KLEUREN.papier}"/><rect x="12" y="14" width="150" height="24" rx="12" fill="${KLEUREN.gras}"/><rect x="150" y="14" width="76" height="24" fill="${KLEUREN.zon}"/><path d="M226 14h50q12 0 12 12t-12 12h-50z" fill="${KLEUREN.koraal}"/><path d="M240 18l30 16M252 16l24 12" stroke="${KLEUREN.papier}" stroke-width="4"/>`,
  },
  naald: {
    vak: [26, 64],
    svg: () =>
      `<path d="M13 2l11 16-8 4v36q-3 6-6 0V22l-8-4z" fill="${KLEUREN.inkt}" stroke="${KLEUREN.papier}" stroke-width="3" stroke-linejoin="round"/>`,
  },
  draai: {
    vak: [190, 130],
    tonen: ['nee'],
    svg: (toon) =>
      `${drawKnopVlak(190, 130, toon === 'nee' ? PALET.staalGrijs : KLEUREN.zee, toon === 'nee' ? PALET.staal : PALET.zeeDonker)}<circle cx="95" cy="60" r="34" fill="${KLEUREN.papier}"/>${toon === 'nee' ? `<rect x="80" y="42" width="10" height="36" rx="4" fill="${KLEUREN.inkt}"/><rect x="100" y="42" width="10" height="36" rx="4" fill="${KLEUREN.inkt}"/>` : `<path d="M77 60a18 18 0 1 1 8 15" fill="none" stroke="${KLEUREN.inkt}" stroke-width="8" stroke-linecap="round"/><path d="M68 52l9 14 12-10z" fill="${KLEUREN.inkt}"/>`}`,
  },
  wacht: {
    vak: [190, 130],
    svg: () =>
      `${drawKnopVlak(190, 130, PALET.koraalDonker, PALET.koraalDiep)}<rect x="72" y="34" width="18" height="52" rx="6" fill="${KLEUREN.papier}"/><rect x="102" y="34" width="18" height="52" rx="6" fill="${KLEUREN.papier}"/>`,
  },
  album: {
    vak: [1200, 660],
    svg: () =>
      `<rect y="10" width="1200" height="650" rx="40" fill="${PALET.houtDonker}"/><rect width="1200" height="650" rx="40" fill="${PALET.plankhout}"/><rect x="22" y="22" width="1156" height="606" rx="26" fill="${PALET.roomwit}"/>${Array.from({ length: 15 }, (_, i) => `<rect x="${54 + (i % 5) * 222}" y="${44 + Math.floor(i / 5) * 194}" width="204" height="180" rx="22" fill="${[PALET.nevelblauw, PALET.lampwit, PALET.lilaLicht][Math.floor(i / 5)] ?? PALET.wit}" stroke="${PALET.touwLicht}" stroke-width="4"/>`).join('')}`,
  },
  drup: { vak: [20, 22], svg: () => `<path d="M10 0q10 12 8 16-2 6-8 6t-8-6Q0 12 10 0z" fill="${PALET.drup}" opacity=".95"/>` },
  kurk: {
    vak: [84, 104],
    tonen: ['nu', 'vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<ellipse cx="42" cy="98" rx="38" ry="6" fill="${PALET.zeeDiep}" opacity=".4"/><rect x="2" y="6" width="80" height="92" rx="22" fill="${PALET.koraalDonker}"/><rect x="2" y="2" width="80" height="90" rx="22" fill="${KLEUREN.papier}"/><path d="M4 74h76v2q-2 16-20 16H24Q6 92 4 76z" fill="${KLEUREN.koraal}"/>`
        : `<rect x="4" y="4" width="76" height="88" rx="22" fill="${PALET.drup}" opacity="${toon === 'nu' ? '.9' : '.45'}"/><rect x="4" y="4" width="76" height="88" rx="22" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.waterblauw}" stroke-width="6"/>`,
  },
  knop: { vak: [250, 98], svg: () => drawKnopVlak(250, 98, PALET.koraalDonker, PALET.koraalDiep) },
  'bord-woord': { vak: [470, 104], svg: () => drawKist(470, 104) },
  'bord-oor': { vak: [196, 104], tonen: ['leeg'], svg: (toon) => drawKist(196, 104, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [740, 104], svg: () => drawKist(740, 104) },
  'bord-staand': { vak: [660, 118], svg: () => drawKist(660, 118) },
};

const AZEN: readonly string[] = [
  `<path d="M46 120q20-50 50-20t46-30" fill="none" stroke="${PALET.visroze}" stroke-width="24" stroke-linecap="round"/><path d="M64 96l10 16M92 94l4 18M116 100l-6 14" stroke="${PALET.visrood}" stroke-width="4"/><circle cx="146" cy="64" r="5" fill="${KLEUREN.inkt}"/>`,
  `<path d="M42 124l104-64 8 64z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="5" stroke-linejoin="round"/><circle cx="96" cy="110" r="9" fill="${PALET.goudRand}"/><circle cx="130" cy="96" r="7" fill="${PALET.goudRand}"/><circle cx="126" cy="114" r="5" fill="${PALET.goudRand}"/>`,
  `<path d="M95 44l14 32 34 4-25 23 7 34-30-17-30 17 7-34-25-23 34-4z" fill="${PALET.lilaLicht}" stroke="${KLEUREN.druif}" stroke-width="5" stroke-linejoin="round"/><path d="M140 44v20M130 54h20M48 118v16M40 126h16" stroke="${KLEUREN.zon}" stroke-width="6" stroke-linecap="round"/>`,
];

function drawAas(toon: string): string {
  return `<circle cx="95" cy="100" r="88" fill="${PALET.zeeDonker}" opacity=".5"/><circle cx="95" cy="94" r="88" fill="${KLEUREN.papier}"/><circle cx="95" cy="94" r="78" fill="${PALET.nevelblauw}"/>${AZEN[Number(toon)] ?? ''}`;
}
