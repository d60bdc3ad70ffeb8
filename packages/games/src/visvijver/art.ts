import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeGasten } from './gasten.ts';
import { PALET } from './palet.ts';

const drawRiet = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-16 0q4-60-8-110M-4 0q2-70 4-140M10 0q-2-60 12-118" stroke="${PALET.bosgroen}" stroke-width="7" fill="none" stroke-linecap="round"/><rect x="-9" y="-166" width="17" height="46" rx="8" fill="${PALET.hout}"/><rect x="15" y="-140" width="15" height="40" rx="7" fill="${PALET.rietpluim}"/><path d="M-16 0q-20-30-40-40M14 0q20-34 44-46" stroke="${PALET.rietgroen}" stroke-width="6" fill="none" stroke-linecap="round"/></g>`;

const drawKei = (x: number, y: number, r: number, kleur: string): string =>
  `<ellipse cx="${x}" cy="${y + r * 0.2}" rx="${r * 1.1}" ry="${r * 0.62}" fill="${PALET.waterDiep}" opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.6}" fill="${kleur}"/><ellipse cx="${x - r * 0.25}" cy="${y - r * 0.2}" rx="${r * 0.5}" ry="${r * 0.22}" fill="${PALET.wit}" opacity=".25"/>`;

const drawTak = (s: number): string =>
  `<g transform="scale(${s})"><path d="M-20-6Q120 20 210 66Q260 90 330 84M150 38q30 40 40 78M90 20q20-24 56-30" stroke="${PALET.houtDonker}" stroke-width="13" fill="none" stroke-linecap="round"/>` +
  [
    [60, 14, 26],
    [110, 40, 30],
    [150, 8, 24],
    [180, 70, 32],
    [214, 112, 26],
    [250, 74, 30],
    [300, 96, 26],
    [338, 76, 24],
    [20, 30, 24],
  ]
    .map(
      ([x = 0, y = 0, r = 20]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.snuit}"/><circle cx="${x - 6}" cy="${y - 6}" r="${r * 0.6}" fill="${PALET.bloesem}"/><circle cx="${x + 5}" cy="${y + 3}" r="4" fill="${KLEUREN.koraal}"/>`,
    )
    .join('') +
  '</g>';

const drawBrug = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-170 30Q0-90 170 30l-14 16Q0-62-156 46z" fill="${PALET.brugLicht}"/><path d="M-150 6v-40M-90-32v-42M-30-50v-42M30-50v-42M90-32v-42M150 6v-40" stroke="${PALET.brugrood}" stroke-width="10" stroke-linecap="round"/><path d="M-156-34Q0-140 156-34" fill="none" stroke="${KLEUREN.koraal}" stroke-width="11" stroke-linecap="round"/></g>`;

/** Far bank, the bridge, water with light on it, a blossom branch in the corner. */
function drawDecor(w: number, h: number, oever: number): string {
  const glans = Array.from(
    { length: Math.round(w / 60) },
    (_, i) =>
      `<path d="M${(i * 271) % w} ${oever + 60 + ((i * 173) % (h - oever - 90))}h${40 + (i % 3) * 24}" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" opacity="${0.12 + (i % 3) * 0.07}"/>`,
  ).join('');
  const kleinblad = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="${(i * 389 + 120) % w}" cy="${oever + 50 + ((i * 233) % (h - oever - 100))}" rx="${22 + (i % 3) * 8}" ry="${12 + (i % 3) * 4}" fill="${PALET.rietgroen}" opacity=".55"/>`,
  ).join('');
  const keien = Array.from({ length: Math.round(w / 78) }, (_, i) =>
    drawKei(
      i * 82 + 20,
      oever + ((i * 7) % 5) * 2,
      40 + (i % 3) * 9,
      [PALET.steenMidden, PALET.steen, PALET.steenLicht][i % 3] ?? PALET.steenMidden,
    ),
  ).join('');
  return (
    `<defs>${drawVerloop(`vv-lucht${w}`, { offset: 0, kleur: PALET.ochtendgeel }, { offset: 1, kleur: PALET.perzik })}${drawVerloop(`vv-water${w}`, { offset: 0, kleur: PALET.waterLicht }, { offset: 0.45, kleur: PALET.water }, { offset: 1, kleur: PALET.waterDonker })}</defs>` +
    `<rect width="${w}" height="${oever + 10}" fill="url(#vv-lucht${w})"/><circle cx="${w * 0.62}" cy="${oever * 0.5}" r="46" fill="${PALET.nevelgeel}"/><path d="M0 ${oever}V${oever - 46}Q${w * 0.2} ${oever - 110} ${w * 0.42} ${oever - 40}T${w * 0.8} ${oever - 62}T${w} ${oever - 40}V${oever}z" fill="${PALET.oeverLicht}"/><path d="M0 ${oever}V${oever - 18}Q${w * 0.3} ${oever - 56} ${w * 0.55} ${oever - 16}T${w} ${oever - 26}V${oever}z" fill="${PALET.oevergroen}"/>` +
    `<rect y="${oever}" width="${w}" height="${h - oever}" fill="url(#vv-water${w})"/><ellipse cx="${w / 2}" cy="${h * 0.64}" rx="${w * 0.42}" ry="${h * 0.2}" fill="${PALET.waterGlans}" opacity=".22"/>` +
    drawBrug(w * 0.78, oever + 2, w > 1000 ? 0.9 : 0.62) +
    keien +
    glans +
    kleinblad +
    drawRiet(w - 46, oever + 60, 0.9) +
    drawRiet(40, h * 0.62, 1) +
    drawRiet(w - 70, h * 0.66, 0.8) +
    // From the side, and not over the edge above: that line is drawn out over the screen.
    `<g transform="translate(-6 44)">${drawTak(w > 1000 ? 1 : 0.72)}</g>`
  );
}

const KOI: Readonly<Record<string, { readonly lijf: string; readonly vlek: string; readonly vin: string }>> = {
  wit: { lijf: PALET.schelpwit, vlek: PALET.koiSchaduw, vin: PALET.koiBuik },
  '0': { lijf: PALET.oranje, vlek: KLEUREN.koraal, vin: PALET.koigoud },
  '1': { lijf: PALET.schelpwit, vlek: KLEUREN.koraal, vin: PALET.zalm },
  goudvis: { lijf: PALET.oranje, vlek: PALET.koigoud, vin: KLEUREN.koraal },
  zilvervis: { lijf: PALET.zilver, vlek: PALET.zilverVlek, vin: PALET.wit },
  pantervis: { lijf: PALET.panter, vlek: PALET.houtDonker, vin: PALET.hout },
  roosvis: { lijf: PALET.roosvis, vlek: PALET.roosvlek, vin: PALET.lotus },
  blauwvis: { lijf: PALET.blauwvis, vlek: PALET.blauwvlek, vin: PALET.waterLicht },
  nachtvis: { lijf: PALET.nacht, vlek: PALET.nachtvlek, vin: PALET.lilaLicht },
  '2': { lijf: PALET.lampgeel, vlek: KLEUREN.papier, vin: PALET.lampwit },
};

function drawKoi(toon: string): string {
  const { lijf, vlek, vin } = KOI[toon] ?? { lijf: PALET.schelpwit, vlek: PALET.koiSchaduw, vin: PALET.koiBuik };
  return (
    `<path d="M150 58q30-34 56-38-8 22-10 38 4 20 12 40-30-4-58-34z" fill="${vin}" stroke="${PALET.oker}" stroke-width="3" stroke-linejoin="round"/><path d="M84 26q20-24 50-20-4 18-10 26z" fill="${vin}" stroke="${PALET.oker}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M8 62Q34 18 96 20q50 4 76 40-26 40-76 42Q36 102 8 62z" fill="${lijf}" stroke="${PALET.oker}" stroke-width="3.500"/><path d="M74 22q26-4 44 2-4 26-30 28-20-8-14-30zM118 84q18 0 34-12-8-18-26-12-14 8-8 24z" fill="${vlek}"/><path d="M66 92q-6 18-26 20 0-16 8-26z" fill="${vin}" stroke="${PALET.oker}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M62 44q12 18 0 40" fill="none" stroke="${PALET.oker}" stroke-width="3" opacity=".6"/><circle cx="38" cy="52" r="10" fill="${PALET.wit}"/><circle cx="35" cy="53" r="6" fill="${KLEUREN.inkt}"/><circle cx="33" cy="50" r="2" fill="${PALET.wit}"/><path d="M10 66q10 6 18 2" fill="none" stroke="${PALET.roest}" stroke-width="4" stroke-linecap="round"/><path d="M16 74q-8 8-14 8" fill="none" stroke="${PALET.oker}" stroke-width="3" stroke-linecap="round"/>`
  );
}

const KIKKERMOND: Readonly<Record<string, string>> = {
  '': `<path d="M46 66q38 26 78 0" fill="none" stroke="${PALET.kikkerDiep}" stroke-width="6" stroke-linecap="round"/>`,
  knip: `<path d="M46 66q38 26 78 0" fill="none" stroke="${PALET.kikkerDiep}" stroke-width="6" stroke-linecap="round"/>`,
  vraag: `<ellipse cx="85" cy="74" rx="16" ry="11" fill="${PALET.mond}"/><ellipse cx="85" cy="79" rx="9" ry="5" fill="${PALET.blos}"/>`,
  zing: `<ellipse cx="85" cy="74" rx="22" ry="20" fill="${PALET.mond}"/><ellipse cx="85" cy="84" rx="13" ry="8" fill="${PALET.blos}"/>`,
  hap: `<path d="M46 66q38 26 78 0" fill="${PALET.mond}" stroke="${PALET.kikkerDiep}" stroke-width="5"/><path d="M78 74Q30 40-14-22" stroke="${PALET.tong}" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="-14" cy="-24" r="10" fill="${PALET.tong}"/>`,
};

function drawKikker(toon: string): string {
  const drawOog = (x: number): string =>
    `<circle cx="${x}" cy="30" r="24" fill="${PALET.kikkerGlans}" stroke="${PALET.basilicum}" stroke-width="4"/>` +
    (toon === 'knip'
      ? `<path d="M${x - 13} 32q13 8 26 0" fill="none" stroke="${PALET.kikkerDiep}" stroke-width="5" stroke-linecap="round"/>`
      : `<circle cx="${x}" cy="29" r="15" fill="${PALET.wit}"/><circle cx="${x - 2}" cy="30" r="8" fill="${KLEUREN.inkt}"/><circle cx="${x - 5}" cy="26" r="3" fill="${PALET.wit}"/>`);
  const kroon = `<path d="M64 4l6-20 14 12 14-12 6 20z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="3" stroke-linejoin="round"/>`;
  return (
    `<ellipse cx="85" cy="132" rx="74" ry="10" fill="${KLEUREN.inkt}" opacity=".18"/><path d="M20 130q-22-4-14-22 10-14 30-6zM150 130q22-4 14-22-10-14-30-6z" fill="${PALET.kikker}" stroke="${PALET.basilicum}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M85 40q62 0 62 50 0 42-62 42T23 90q0-50 62-50z" fill="${PALET.kikkerGlans}" stroke="${PALET.basilicum}" stroke-width="4"/><ellipse cx="85" cy="104" rx="38" ry="26" fill="${PALET.kikkerbuik}"/>` +
    drawOog(46) +
    drawOog(124) +
    kroon +
    (KIKKERMOND[toon] ?? '') +
    `<circle cx="34" cy="76" r="8" fill="${PALET.blos}" opacity=".6"/><circle cx="136" cy="76" r="8" fill="${PALET.blos}" opacity=".6"/>`
  );
}

const PLANTEN = [
  `<path d="M8 66q8-24 44-24t44 24q-8 26-44 26T8 66z" fill="${PALET.rietgroen}"/><path d="M52 66L96 54" stroke="${PALET.bosgroen}" stroke-width="4"/>` +
    [-60, -30, 0, 30, 60]
      .map(
        (a) =>
          `<ellipse cx="52" cy="34" rx="13" ry="28" fill="${a % 60 === 0 ? PALET.rozerood : PALET.lotus}" transform="rotate(${a} 52 58)"/>`,
      )
      .join('') +
    `<circle cx="52" cy="56" r="9" fill="${KLEUREN.zon}"/>`,
  `<ellipse cx="52" cy="72" rx="44" ry="18" fill="${PALET.kikker}"/>` +
    [-66, -33, 0, 33, 66]
      .map(
        (a) =>
          `<ellipse cx="52" cy="36" rx="11" ry="30" fill="${a % 66 === 0 ? PALET.lilaLicht : PALET.druifLicht}" transform="rotate(${a} 52 64)"/>`,
      )
      .join('') +
    `<circle cx="52" cy="62" r="8" fill="${PALET.lampwit}"/>`,
  `<ellipse cx="52" cy="82" rx="36" ry="12" fill="${PALET.waterDiep}" opacity=".4"/><path d="M34 84V46h36v38z" fill="${PALET.steenLicht}"/><path d="M22 48q30-34 60 0z" fill="${PALET.steen}"/><rect x="40" y="54" width="24" height="20" rx="4" fill="${PALET.lampgeel}"/><rect x="28" y="80" width="48" height="12" rx="5" fill="${PALET.steen}"/><circle cx="52" cy="24" r="7" fill="${PALET.steen}"/>`,
  `<path d="M40 92q-6-50-14-74M52 92q0-60 2-86M64 92q4-44 16-66" stroke="${PALET.rietgroen}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M54 4q14 6 8 22-14-4-8-22zM24 14q12 4 8 18-12-2-8-18zM82 22q10 6 2 18-10-6-2-18z" fill="${KLEUREN.koraal}"/><ellipse cx="52" cy="90" rx="30" ry="8" fill="${PALET.bosgroen}"/>`,
] as const;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  reiger: `<ellipse cx="60" cy="112" rx="22" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="62" rx="22" ry="18" fill="${PALET.zilver}"/><path d="M64 54q14-14 6-32" fill="none" stroke="${PALET.zilver}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="74" cy="18" r="11" fill="${PALET.zilver}"/><path d="M84 14l28 6-28 6z" fill="${PALET.lampgeel}"/><circle cx="76" cy="16" r="3" fill="${KLEUREN.inkt}"/><path d="M66 12Q48 2 42 10l24 6z" fill="${PALET.nacht}"/><path d="M34 58L14 80l28-8z" fill="${PALET.zilverVlek}"/><path d="M50 78v34h8M62 78v34h8" fill="none" stroke="${PALET.oranje}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  libel: `<ellipse cx="30" cy="42" rx="30" ry="9" fill="${PALET.waterGlans}" transform="rotate(14 30 42)"/><ellipse cx="90" cy="42" rx="30" ry="9" fill="${PALET.waterGlans}" transform="rotate(-14 90 42)"/><ellipse cx="34" cy="60" rx="26" ry="8" fill="${PALET.waterGlans}" transform="rotate(-10 34 60)"/><ellipse cx="86" cy="60" rx="26" ry="8" fill="${PALET.waterGlans}" transform="rotate(10 86 60)"/><rect x="55" y="40" width="10" height="70" rx="5" fill="${PALET.rozerood}"/><path d="M56 62h8M56 76h8M56 90h8" fill="none" stroke="${PALET.lotus}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="30" r="16" fill="${PALET.rozerood}"/>${drawOgen(60, 28, 9, 7)}${drawLach(60, 37, 5)}`,
  blad: `<ellipse cx="60" cy="104" rx="50" ry="8" fill="${PALET.waterGlans}"/><path d="M8 78h104q-6 24-30 24H38Q14 102 8 78z" fill="${PALET.hout}"/><rect x="57" y="22" width="6" height="56" rx="2" fill="${PALET.houtDonker}"/><path d="M63 24q34 10 36 44H63z" fill="${PALET.schelpwit}"/>${drawOgen(44, 88, 8, 5)}${drawLach(44, 96, 6)}`,
  salamander: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M20 94Q-4 86 8 62" fill="none" stroke="${PALET.nacht}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="54" cy="88" rx="36" ry="15" fill="${PALET.nacht}"/><circle cx="90" cy="76" r="17" fill="${PALET.nacht}"/>${drawOgen(92, 70, 7, 6)}${drawLach(94, 82, 6)}<path d="M34 98l-10 14M74 98l12 14M40 78L30 66M70 78l6-12" fill="none" stroke="${PALET.nachtvlek}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="40" cy="84" r="5" fill="${PALET.lampgeel}"/><circle cx="56" cy="90" r="5" fill="${PALET.lampgeel}"/><circle cx="70" cy="84" r="5" fill="${PALET.lampgeel}"/><circle cx="18" cy="84" r="4" fill="${PALET.lampgeel}"/>`,
  kikkerkoor: `<ellipse cx="60" cy="100" rx="54" ry="12" fill="${PALET.lelie}"/><ellipse cx="28" cy="82" rx="15" ry="17" fill="${PALET.kikker}"/><ellipse cx="60" cy="76" rx="16" ry="20" fill="${PALET.kikkerLicht}"/><ellipse cx="92" cy="82" rx="15" ry="17" fill="${PALET.kikker}"/><circle cx="22" cy="64" r="6" fill="${PALET.kikker}"/><circle cx="34" cy="64" r="6" fill="${PALET.kikker}"/><circle cx="54" cy="56" r="7" fill="${PALET.kikkerLicht}"/><circle cx="66" cy="56" r="7" fill="${PALET.kikkerLicht}"/><circle cx="86" cy="64" r="6" fill="${PALET.kikker}"/><circle cx="98" cy="64" r="6" fill="${PALET.kikker}"/>${drawOgen(28, 64, 6, 4)}${drawOgen(60, 56, 6, 4)}${drawOgen(92, 64, 6, 4)}<ellipse cx="28" cy="82" rx="5" ry="6" fill="${PALET.mond}"/><ellipse cx="60" cy="78" rx="6" ry="7" fill="${PALET.mond}"/><ellipse cx="92" cy="82" rx="5" ry="6" fill="${PALET.mond}"/><path d="M80 36V16l12-4v16" fill="none" stroke="${PALET.lampgeel}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="77" cy="36" r="5" fill="${PALET.lampgeel}"/><circle cx="89" cy="28" r="5" fill="${PALET.lampgeel}"/>`,
  eendjes: `<ellipse cx="60" cy="106" rx="54" ry="9" fill="${PALET.waterGlans}"/><ellipse cx="76" cy="80" rx="28" ry="22" fill="${PALET.eendbruin}"/><circle cx="98" cy="52" r="15" fill="${PALET.eendkop}"/><path d="M108 50l12 5-12 5z" fill="${PALET.snavel}"/><circle cx="101" cy="50" r="3" fill="${KLEUREN.inkt}"/><ellipse cx="36" cy="92" rx="13" ry="10" fill="${PALET.ochtendgeel}"/><circle cx="44" cy="80" r="8" fill="${PALET.ochtendgeel}"/><ellipse cx="12" cy="96" rx="11" ry="9" fill="${PALET.ochtendgeel}"/><circle cx="18" cy="86" r="7" fill="${PALET.ochtendgeel}"/><circle cx="46" cy="79" r="2" fill="${KLEUREN.inkt}"/><circle cx="20" cy="85" r="2" fill="${KLEUREN.inkt}"/><path d="M50 80l7 3-7 2zM24 85l6 3-6 2z" fill="${PALET.oranje}"/><path d="M66 74q18-8 28 6-14 14-28-6z" fill="${PALET.vleugel}"/>`,
  lotus: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="96" rx="50" ry="16" fill="${PALET.lelie}"/><path d="M60 56Q44 76 60 98q16-22 0-42zM60 98Q30 98 24 70q26 0 36 28zM60 98q30 0 36-28-26 0-36 28z" fill="${PALET.lotus}"/><ellipse cx="50" cy="34" rx="10" ry="16" fill="${PALET.wit}" opacity=".9" transform="rotate(-24 50 34)"/><ellipse cx="70" cy="34" rx="10" ry="16" fill="${PALET.wit}" opacity=".9" transform="rotate(24 70 34)"/><ellipse cx="60" cy="52" rx="24" ry="17" fill="${PALET.koigoud}"/><path d="M54 36h8v33h-8zM70 38h7v28h-7z" fill="${PALET.nacht}"/>${drawOgen(44, 48, 5, 4)}${drawLach(44, 56, 4)}`,
  ijsvogel: `<path d="M60 40Q30 30 8 56q24 14 50 10zM66 44q18-24 46-18-8 26-34 34z" fill="${PALET.blauwvis}"/><ellipse cx="66" cy="62" rx="24" ry="20" fill="${PALET.oranje}"/><circle cx="92" cy="50" r="17" fill="${PALET.blauwvis}"/><path d="M104 48l16 14-20 0z" fill="${PALET.nacht}"/><ellipse cx="96" cy="58" rx="8" ry="6" fill="${PALET.wit}"/><circle cx="96" cy="46" r="4" fill="${KLEUREN.inkt}"/><path d="M46 72L24 96l32-14z" fill="${PALET.blauwvlek}"/>`,
  bloesem: `<ellipse cx="60" cy="106" rx="44" ry="8" fill="${PALET.waterGlans}"/><circle cx="60" cy="38" r="17" fill="${PALET.lotus}"/><circle cx="86" cy="56" r="17" fill="${PALET.lotus}"/><circle cx="76" cy="86" r="17" fill="${PALET.lotus}"/><circle cx="44" cy="86" r="17" fill="${PALET.lotus}"/><circle cx="34" cy="56" r="17" fill="${PALET.lotus}"/><circle cx="60" cy="64" r="15" fill="${PALET.rozerood}"/>${drawOgen(60, 62, 7, 5)}${drawLach(60, 70, 5)}<path d="M60 38v8M86 56l-8 3M76 86l-4-7M44 86l4-7M34 56l8 3" fill="none" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  otter: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="104" rx="52" ry="10" fill="${PALET.waterGlans}"/><path d="M26 104q-4-50 34-50t34 50z" fill="${PALET.otter}"/><circle cx="60" cy="44" r="25" fill="${PALET.otter}"/><circle cx="40" cy="28" r="7" fill="${PALET.otter}"/><circle cx="80" cy="28" r="7" fill="${PALET.otter}"/><ellipse cx="60" cy="52" rx="15" ry="11" fill="${PALET.otterbuik}"/>${drawOgen(60, 40, 10, 6)}<circle cx="60" cy="47" r="5" fill="${PALET.nacht}"/>${drawLach(60, 51, 6)}<path d="M40 78q20-16 40 0-4 18-20 20-16-2-20-20z" fill="${PALET.schelpwit}"/><path d="M60 72v24M50 74l4 20M70 74l-4 20" fill="none" stroke="${PALET.perzik}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  ...makeGasten(drawKoi),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 130) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 150) },
  blad: {
    vak: [320, 204],
    tonen: ['0', '1'],
    svg: (toon) =>
      `<defs>${drawGloed(`vv-blad${toon}`, { offset: 0, kleur: toon === '1' ? PALET.lelieLicht : PALET.lelie }, { offset: 1, kleur: toon === '1' ? PALET.lelieNerf : PALET.lelieRand })}</defs><ellipse cx="160" cy="116" rx="154" ry="86" fill="${PALET.waterDiep}" opacity=".35"/><path d="M314 100q0 92-154 92T6 100Q6 8 160 8q64 0 104 20l-40 44 76-14q14 20 14 42z" fill="url(#vv-blad${toon})" stroke="${PALET.lelieDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M160 100L40 50M160 100L26 120M160 100l-64 74M160 100l30 84M160 100l106 56M160 100L110 22" stroke="${PALET.lelieGlans}" stroke-width="4" opacity=".3" stroke-linecap="round"/><path d="M24 84Q40 24 150 20" fill="none" stroke="${PALET.wit}" stroke-width="6" opacity=".25" stroke-linecap="round"/>`,
  },
  rand: {
    vak: [354, 234],
    tonen: ['kijk'],
    svg: (toon) =>
      toon === 'kijk'
        ? `<ellipse cx="177" cy="117" rx="170" ry="110" fill="${KLEUREN.zon}" opacity=".4"/><ellipse cx="177" cy="117" rx="168" ry="108" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="26 14"/>`
        : `<ellipse cx="177" cy="117" rx="168" ry="108" fill="none" stroke="${KLEUREN.papier}" stroke-width="8"/>`,
  },
  koi: { vak: [210, 118], tonen: ['0', '1', '2'], svg: drawKoi },
  schaduw: { vak: [200, 40], svg: () => `<ellipse cx="100" cy="20" rx="90" ry="16" fill="${PALET.waterDiep}" opacity=".35"/>` },
  bel: {
    vak: [300, 106],
    svg: () =>
      `<rect x="2" y="6" width="296" height="98" rx="49" fill="${PALET.waterDiep}" opacity=".3"/><rect width="300" height="100" rx="50" fill="${PALET.waterGlans}"/><rect x="5" y="4" width="290" height="90" rx="45" fill="${KLEUREN.papier}"/>`,
  },
  oor: {
    vak: [76, 68],
    svg: () =>
      `<path d="M22 60q-12-2-10-18Q8 10 32 6q24 0 24 24 0 10-8 17-5 4-5 9-2 9-11 8-5 0-10-4z" fill="${PALET.huid}" stroke="${PALET.oker}" stroke-width="3.500" stroke-linejoin="round"/><path d="M22 40q-3-22 12-24 13 0 13 14 0 6-7 11-6 4-4 10" fill="none" stroke="${PALET.oker}" stroke-width="4" stroke-linecap="round"/><path d="M62 20q5 10 0 22M69 14q8 16 0 34" fill="none" stroke="${KLEUREN.zee}" stroke-width="4" stroke-linecap="round"/>`,
  },
  kring: {
    vak: [420, 240],
    svg: () => `<ellipse cx="210" cy="120" rx="206" ry="116" fill="none" stroke="${KLEUREN.papier}" stroke-width="7"/>`,
  },
  bloesem: {
    vak: [30, 30],
    tonen: ['1'],
    svg: (toon) =>
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<ellipse cx="15" cy="7" rx="5.500" ry="7" fill="${toon === '1' ? PALET.bloesem : PALET.rozerood}" transform="rotate(${a} 15 15)"/>`,
        )
        .join('') + `<circle cx="15" cy="15" r="4" fill="${KLEUREN.zon}"/>`,
  },
  boek: {
    vak: [1010, 500],
    svg: () =>
      `<rect x="8" y="14" width="994" height="486" rx="22" fill="${KLEUREN.inkt}" opacity=".3"/><rect width="1010" height="492" rx="22" fill="${PALET.hout}"/><rect x="12" y="10" width="986" height="470" rx="14" fill="${KLEUREN.papier}"/><path d="M12 88h986" stroke="${PALET.houtLicht}" stroke-width="6"/>`,
  },
  'bord-liggend': { vak: [1010, 136], svg: () => drawBord(1010, 136) },
  'bord-staand': { vak: [690, 200], svg: () => drawBord(690, 200) },
  plant: { vak: [104, 96], tonen: ['1', '2', '3'], svg: (toon) => PLANTEN[Number(toon)] ?? PLANTEN[0] },
  steiger: {
    vak: [260, 120],
    svg: () =>
      `<path d="M40 50v66M120 50v66M206 50v66" stroke="${PALET.houtDonker}" stroke-width="15" stroke-linecap="round"/><rect x="-20" y="22" width="276" height="34" rx="8" fill="${PALET.hout}"/><rect x="-20" y="14" width="276" height="30" rx="8" fill="${PALET.houtLicht}"/><path d="M30 14v30M84 14v30M138 14v30M192 14v30" stroke="${PALET.hout}" stroke-width="4"/>`,
  },
  steen: {
    vak: [250, 110],
    svg: () =>
      `<ellipse cx="125" cy="76" rx="122" ry="34" fill="${PALET.waterDiep}" opacity=".4"/><path d="M10 66q8-52 110-54 110 0 120 52-10 34-116 36T10 66z" fill="${PALET.steen}"/><path d="M22 56q14-36 98-38 90 0 108 34-60-20-110-18T22 56z" fill="${PALET.steenLicht}"/><path d="M30 78q30 14 60 12" stroke="${KLEUREN.gras}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  },
  kikker: { vak: [170, 138], tonen: ['hap', 'knip', 'vraag', 'zing'], svg: drawKikker },
  vlieg: {
    vak: [30, 26],
    svg: () =>
      `<ellipse cx="9" cy="8" rx="8" ry="6" fill="${KLEUREN.nevel}" opacity=".9"/><ellipse cx="21" cy="8" rx="8" ry="6" fill="${KLEUREN.nevel}" opacity=".9"/><ellipse cx="15" cy="15" rx="7" ry="8" fill="${KLEUREN.inkt}"/>`,
  },
  mand: {
    vak: [128, 76],
    svg: () =>
      `<path d="M4 16h120l-12 54q-2 6-8 6H24q-6 0-8-6z" fill="${PALET.houtLicht}"/><path d="M8 32h112M12 50h104M30 16l6 58M64 16v58M98 16l-6 58" stroke="${PALET.hout}" stroke-width="4" opacity=".6"/><rect x="0" y="8" width="128" height="16" rx="8" fill="${PALET.houtBleek}"/>`,
  },
  spruit: {
    vak: [48, 44],
    svg: () =>
      `<circle cx="24" cy="22" r="21" fill="${KLEUREN.papier}"/><path d="M24 38V20" stroke="${PALET.grasDonker}" stroke-width="5" stroke-linecap="round"/><path d="M24 24Q8 24 8 10q15 0 16 14zM24 20Q40 20 40 6 25 6 24 20z" fill="${KLEUREN.gras}"/>`,
  },
  schelp: {
    vak: [42, 38],
    tonen: ['1', '2'],
    svg: (toon) =>
      `<path d="M21 36Q0 30 3 14 10 1 21 2q11-1 18 12 3 16-18 22z" fill="${[PALET.zalm, PALET.lampwit, PALET.lilaLicht][Number(toon)] ?? PALET.zalm}" stroke="${PALET.oker}" stroke-width="2.500"/><path d="M21 34V5M21 34L9 10M21 34L33 10" stroke="${PALET.oker}" stroke-width="2" opacity=".6"/>`,
  },
  lelierol: {
    vak: [900, 190],
    svg: () =>
      `<path d="M60 22Q450-20 840 22q60 74 0 148Q450 212 60 170 0 96 60 22z" fill="${PALET.waterDiep}" opacity=".3" transform="translate(0 6)"/><path d="M60 18Q450-22 840 18q60 74 0 148Q450 206 60 166 0 92 60 18z" fill="${KLEUREN.gras}"/><path d="M74 34Q450-4 826 34q44 58 0 116Q450 188 74 150 30 92 74 34z" fill="${PALET.mosgroen}"/><path d="M52 92h796" stroke="${KLEUREN.gras}" stroke-width="5" opacity=".5"/>`,
  },
  vak: {
    vak: [80, 104],
    tonen: ['nu', 'vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<rect x="2" y="5" width="76" height="97" rx="18" fill="${PALET.grasDonker}"/><rect x="2" y="2" width="76" height="94" rx="18" fill="${KLEUREN.papier}"/>`
        : `<rect x="4" y="4" width="72" height="94" rx="18" fill="${toon === 'nu' ? KLEUREN.papier : PALET.kikkerbuik}" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.kikkerLicht}" stroke-width="6"/>${toon === 'nu' ? `<path d="M22 82h36" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : ''}`,
  },
  knop: { vak: [230, 96], svg: () => drawKnopVlak(230, 96, PALET.koraalDonker, PALET.koraalDiep) },
  lampion: {
    vak: [84, 110],
    tonen: ['1', '2'],
    svg: (toon) => {
      const kleur = [KLEUREN.koraal, KLEUREN.zon, PALET.blos][Number(toon)] ?? KLEUREN.koraal;
      return `<circle cx="42" cy="56" r="54" fill="${kleur}" opacity=".22"/><path d="M42 0v16" stroke="${PALET.houtDonker}" stroke-width="4"/><ellipse cx="42" cy="54" rx="36" ry="38" fill="${kleur}"/><path d="M42 16v76M22 22q-14 32 0 64M62 22q14 32 0 64" stroke="${KLEUREN.inkt}" stroke-opacity=".18" stroke-width="4" fill="none"/><rect x="28" y="12" width="28" height="9" rx="4" fill="${PALET.houtDonker}"/><rect x="28" y="88" width="28" height="9" rx="4" fill="${PALET.houtDonker}"/><path d="M42 97v13" stroke="${PALET.goudRand}" stroke-width="5"/>`;
    },
  },
};

/** A sign of wood with paper on it. */
function drawBord(w: number, h: number): string {
  return `<rect y="6" width="${w}" height="${h - 6}" rx="20" fill="${PALET.waterDiep}" opacity=".35"/><rect width="${w}" height="${h - 8}" rx="20" fill="${PALET.hout}"/><rect x="9" y="9" width="${w - 18}" height="${h - 26}" rx="13" fill="${KLEUREN.papier}"/>`;
}
