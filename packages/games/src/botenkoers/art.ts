import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { drawKust, drawOpenWater } from './decor.ts';
import { PALET } from './palet.ts';

/** A wooden boat from above, its bow up. */
const BOOT = `<path d="M52 4Q104 60 98 124q-4 40-16 46H22Q10 164 6 124 0 60 52 4z" fill="${PALET.houtDiep}"/><path d="M52 4Q98 60 92 122q-4 36-14 42H26Q16 158 12 122 6 60 52 4z" fill="${PALET.hout}"/><path d="M52 22Q86 66 82 120q-2 26-10 34H32q-8-8-10-34-4-54 30-98z" fill="${PALET.dek}"/><path d="M52 24V154M38 52V156M66 52V156" stroke="${PALET.houtLicht}" stroke-width="3"/><path d="M20 92h64M22 126h60" stroke="${PALET.houtDiep}" stroke-width="9" stroke-linecap="round"/><path d="M52 8L34 44h36z" fill="${PALET.houtLicht}"/><circle cx="52" cy="70" r="8" fill="${PALET.houtDiep}"/>`;

/** A sail that bulges to the right, its mast at the top left. */
const ZEIL = `<path d="M10 6Q92 28 80 96 76 118 58 122 30 70 10 6z" fill="${PALET.zeilSchaduw}"/><path d="M8 4Q84 30 74 94 70 112 56 118 26 70 8 4z" fill="${PALET.zeil}"/><path d="M28 20Q64 46 60 86M20 22Q44 64 52 106" fill="none" stroke="${PALET.zeilSchaduw}" stroke-width="4"/><path d="M40 40l20 10-10 18-18-8z" fill="${KLEUREN.koraal}"/><path d="M8 4L58 120" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round"/>`;

const drawBoeilijf = (x: number, y: number, kleur: string, diep: string): string =>
  `<ellipse cx="${x}" cy="${y + 24}" rx="26" ry="9" fill="${PALET.schuim}" opacity=".7"/><path d="M${x - 19} ${y + 20}q19 10 38 0l-7-38q-12-8-24 0z" fill="${diep}"/><path d="M${x - 17} ${y + 16}q17 9 34 0l-6-34q-11-7-22 0z" fill="${kleur}"/><path d="M${x - 15} ${y - 2}q15 8 30 0l2 9q-17 8-34 0z" fill="${PALET.wit}"/><path d="M${x} ${y - 20}v-16" stroke="${PALET.staal}" stroke-width="5"/><circle cx="${x}" cy="${y - 38}" r="6" fill="${PALET.lamp}"/>`;

/** A gate: a cloth between two buoys. */
const drawPoort = (toon: string): string =>
  `${drawBoeilijf(20, 96, PALET.boeirood, PALET.boeiroodDiep)}${drawBoeilijf(272, 96, PALET.boeigroen, PALET.boeigroenDiep)}<path d="M24 20Q146 6 268 20V104Q146 120 24 104z" fill="${PALET.zwart}" opacity=".18" transform="translate(0 7)"/><path d="M22 18Q146 4 270 18V104Q146 120 22 104z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.doekRand}"/><path d="M31 27Q146 14 261 27V96Q146 110 31 96z" fill="${toon === 'raak' ? PALET.doekRaak : PALET.doek}"/><circle cx="27" cy="22" r="5" fill="${PALET.touw}"/><circle cx="265" cy="22" r="5" fill="${PALET.touw}"/>`;

/** A seal on its sandbank. */
const drawZeehond = (toon: string): string => {
  const blij = toon === 'blij';
  return `<path d="M16 96q-18-6-14-26 14 4 22 14z" fill="${PALET.zeehondDiep}"/><path d="M10 104Q30 60 90 70q18-50 56-44 38 8 32 54-8 44-70 44H36q-24 0-26-20z" fill="${PALET.zeehondDiep}"/><path d="M14 102Q36 64 92 74q16-48 52-44 36 8 30 50-8 38-66 40H38q-20 0-24-18z" fill="${PALET.zeehond}"/><path d="M110 84q22 16 50 2-6 32-48 34-20-14-2-36z" fill="${PALET.zeehondLicht}"/><ellipse cx="154" cy="66" rx="24" ry="16" fill="${PALET.zeehondLicht}"/><ellipse cx="156" cy="56" rx="8" ry="6" fill="${PALET.zwart}"/>${blij ? `<path d="M126 48q6-8 12 0M162 48q6-8 12 0" fill="none" stroke="${PALET.zwart}" stroke-width="5" stroke-linecap="round"/><path d="M144 68q12 14 24 0z" fill="${PALET.zwart}"/>` : `<circle cx="132" cy="48" r="6.500" fill="${PALET.zwart}"/><circle cx="166" cy="48" r="6.500" fill="${PALET.zwart}"/><circle cx="134" cy="45" r="2.300" fill="${PALET.wit}"/><circle cx="168" cy="45" r="2.300" fill="${PALET.wit}"/><path d="M146 70q9 6 18 0" fill="none" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round"/>`}<path d="M138 70l-26-4M138 76l-24 6" stroke="${PALET.zwart}" stroke-width="2"/>${blij ? `<path d="M96 96Q104 60 128 88q-8 18-32 8zM150 96q4-30 30-14-4 22-30 14z" fill="${PALET.zeehondDiep}"/>` : `<path d="M92 110q20-18 40 4-18 16-40-4z" fill="${PALET.zeehondDiep}"/>`}<path d="M112 26q20-22 54-6l-8 8q-20-8-40 6z" fill="${KLEUREN.zee}"/><circle cx="140" cy="10" r="7" fill="${KLEUREN.zon}"/>`;
};

const RIET = `${[14, 40, 66, 150, 176, 206]
  .map(
    (x, i) =>
      `<path d="M${x} 138q${i % 2 === 0 ? -6 : 6}-60 ${i % 2 === 0 ? 4 : -4}-112" stroke="${PALET.rietDiep}" stroke-width="9" fill="none" stroke-linecap="round"/><rect x="${x - 8 + (i % 2 === 0 ? 4 : -4)}" y="${8 + (i % 3) * 8}" width="16" height="44" rx="8" fill="${PALET.rietpluim}"/>`,
  )
  .join(
    '',
  )}${[0, 26, 54, 84, 116, 140, 164, 192, 218].map((x, i) => `<path d="M${x} 138Q${x + (i % 2 === 0 ? -14 : 14)} 90 ${x + (i % 2 === 0 ? -24 : 26)} ${56 + (i % 3) * 14}Q${x + 8} 92 ${x + 14} 138z" fill="${i % 2 === 0 ? PALET.riet : PALET.rietDiep}"/>`).join('')}<path d="M86 138q-4-34 28-36 32 2 28 36z" fill="${PALET.kikkerDiep}"/><path d="M90 138q-2-30 24-32 26 2 24 32z" fill="${PALET.kikker}"/><circle cx="100" cy="104" r="13" fill="${PALET.kikker}"/><circle cx="130" cy="104" r="13" fill="${PALET.kikker}"/><circle cx="100" cy="103" r="8" fill="${PALET.wit}"/><circle cx="130" cy="103" r="8" fill="${PALET.wit}"/><circle cx="101" cy="104" r="4" fill="${PALET.zwart}"/><circle cx="131" cy="104" r="4" fill="${PALET.zwart}"/><path d="M102 124q12 8 26 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** Signal flags in a box of 46 x 52, hanging from their top. */
const VLAGGEN: readonly string[] = [
  `<rect x="2" y="6" width="42" height="40" fill="${PALET.wit}"/><path d="M2 20h42v12H2zM17 6h12v40H17z" fill="${KLEUREN.koraal}"/>`,
  `<rect x="2" y="6" width="42" height="40" fill="${KLEUREN.zon}"/><circle cx="23" cy="26" r="12" fill="${KLEUREN.zee}"/>`,
  `<rect x="2" y="6" width="42" height="40" fill="${KLEUREN.zee}"/><path d="M2 6h14v40H2zM30 6h14v40H30z" fill="${PALET.wit}"/>`,
  `<rect x="2" y="6" width="42" height="40" fill="${KLEUREN.druif}"/><path d="M2 6l42 40H2z" fill="${KLEUREN.zon}"/>`,
  `<rect x="2" y="6" width="42" height="40" fill="${PALET.wit}"/><path d="M2 6h21v20H2zM23 26h21v20H23z" fill="${KLEUREN.gras}"/>`,
  `<path d="M2 6h42L23 48z" fill="${KLEUREN.koraal}"/><path d="M12 6h22L23 28z" fill="${PALET.wit}"/>`,
];
const drawVlag = (toon: string): string => {
  const binnen = VLAGGEN[Number(toon)] ?? '';
  return `${binnen}${toon === '5' ? '' : `<rect x="2" y="6" width="42" height="40" fill="none" stroke="${PALET.zwart}" stroke-width="2.500" opacity=".45"/>`}<path d="M0 5h46" stroke="${PALET.touw}" stroke-width="4"/>`;
};

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M0 ${h * 0.5}L18 6H${w - 18}L${w} ${h * 0.5}L${w - 18} ${h - 4}H18z" fill="${PALET.houtDiep}"/><path d="M2 ${h * 0.48}L20 0H${w - 20}L${w - 2} ${h * 0.48}L${w - 20} ${h - 10}H20z" fill="${PALET.hout}"/><path d="M14 ${h * 0.48}L28 10H${w - 28}L${w - 14} ${h * 0.48}L${w - 28} ${h - 20}H28z" fill="${PALET.doek}"/>${inhoud}`;
const OOR = `<g transform="translate(50 20)" fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.zee}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  aap: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M36 112q-6-44 24-44t24 44z" fill="${PALET.hout}"/><circle cx="60" cy="46" r="28" fill="${PALET.hout}"/><circle cx="32" cy="46" r="11" fill="${PALET.hout}"/><circle cx="88" cy="46" r="11" fill="${PALET.hout}"/><ellipse cx="60" cy="54" rx="20" ry="17" fill="${PALET.zand}"/><ellipse cx="52" cy="40" rx="11" ry="11" fill="${PALET.zand}"/><ellipse cx="68" cy="40" rx="11" ry="11" fill="${PALET.zand}"/>${drawOgen(60, 40, 8, 6)}${drawLach(60, 56, 11)}<path d="M38 80L18 52M82 80l20-28" fill="none" stroke="${PALET.hout}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  fles: `<ellipse cx="60" cy="104" rx="46" ry="8" fill="${PALET.waterLicht}"/><rect x="20" y="52" width="62" height="38" rx="16" fill="${PALET.boeigroen}" transform="rotate(-16 51 71)"/><rect x="78" y="44" width="22" height="16" rx="5" fill="${PALET.boeigroen}" transform="rotate(-16 89 52)"/><rect x="96" y="38" width="12" height="16" rx="4" fill="${PALET.houtLicht}" transform="rotate(-16 102 46)"/><rect x="32" y="60" width="38" height="20" rx="4" fill="${PALET.wit}" transform="rotate(-16 51 70)"/><path d="M38 72l24-7M40 79l20-6" fill="none" stroke="${PALET.staal}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  dolfijn: `<path d="M10 86q8-62 66-56 32 4 36 34-16-8-30-4 0 18-16 26 2-14-6-22-30 2-36 30l-22 14q2-14 8-22z" fill="${PALET.staal}"/><path d="M74 62q20-8 38 2-8 8-30 8z" fill="${PALET.wit}"/><path d="M56 34q8-20 24-22-4 16-2 24z" fill="${PALET.staal}"/><circle cx="88" cy="48" r="5" fill="${KLEUREN.inkt}"/><path d="M96 60q8 2 12-2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  meeuw: `<ellipse cx="56" cy="66" rx="30" ry="20" fill="${PALET.wit}"/><circle cx="86" cy="50" r="18" fill="${PALET.wit}"/><path d="M102 48l18 6-18 7z" fill="${PALET.geel}"/><path d="M50 62Q26 20 6 34q20 8 22 34zM62 60Q62 18 92 6 84 32 80 58z" fill="${PALET.staalLicht}"/><circle cx="90" cy="46" r="4" fill="${KLEUREN.inkt}"/><circle cx="106" cy="64" r="11" fill="${PALET.houtLicht}"/><circle cx="103" cy="62" r="2" fill="${KLEUREN.inkt}"/><circle cx="109" cy="67" r="2" fill="${KLEUREN.inkt}"/><path d="M30 74L8 84l20 6z" fill="${PALET.wit}"/>`,
  eiland: `<ellipse cx="60" cy="104" rx="48" ry="10" fill="${PALET.waterLicht}"/><ellipse cx="60" cy="98" rx="42" ry="14" fill="${PALET.zand}"/><path d="M62 96q-8-30 2-54" fill="none" stroke="${PALET.hout}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="42" cy="36" rx="26" ry="9" fill="${PALET.boeigroen}" transform="rotate(20 42 36)"/><ellipse cx="88" cy="36" rx="26" ry="9" fill="${PALET.boeigroen}" transform="rotate(-20 88 36)"/><ellipse cx="50" cy="24" rx="24" ry="8" fill="${PALET.boeigroenDiep}" transform="rotate(-30 50 24)"/><ellipse cx="80" cy="22" rx="24" ry="8" fill="${PALET.boeigroenDiep}" transform="rotate(30 80 22)"/><circle cx="60" cy="44" r="6" fill="${PALET.hout}"/><circle cx="70" cy="46" r="6" fill="${PALET.hout}"/>`,
  kreeft: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="76" rx="30" ry="32" fill="${PALET.boeirood}"/><path d="M38 62L20 44M82 62l18-18" fill="none" stroke="${PALET.boeiroodDiep}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 48Q0 40 8 18q8 12 14 12 2-12 12-14 4 26-12 32zM98 48q22-8 14-30-8 12-14 12-2-12-12-14-4 26 12 32z" fill="${PALET.boeirood}"/>${drawOgen(60, 62, 10, 8)}${drawLach(60, 82, 9)}<path d="M34 90l-12 8M34 98l-8 12M86 90l12 8M86 98l8 12" fill="none" stroke="${PALET.boeiroodDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  duik: `<ellipse cx="60" cy="106" rx="44" ry="8" fill="${PALET.waterLicht}"/><circle cx="60" cy="72" r="32" fill="${PALET.kikker}"/><rect x="30" y="50" width="60" height="32" rx="14" fill="${PALET.geel}"/><rect x="36" y="55" width="48" height="22" rx="10" fill="${PALET.zeil}"/>${drawOgen(60, 66, 11, 7)}<path d="M92 62h10V18q0-10-10-10" fill="none" stroke="${KLEUREN.koraal}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(60, 90, 8)}`,
  zeemonster: `<ellipse cx="60" cy="108" rx="50" ry="8" fill="${PALET.waterLicht}"/><path d="M54 104q-8-40 8-58" fill="none" stroke="${PALET.boeigroen}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/><circle cx="74" cy="36" r="22" fill="${PALET.boeigroen}"/><ellipse cx="90" cy="42" rx="16" ry="11" fill="${PALET.boeigroen}"/>${drawOgen(76, 28, 8, 7)}${drawLach(88, 44, 9)}<path d="M10 106q4-22 18-22t16 22" fill="none" stroke="${PALET.boeigroen}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 56l-14-4 10 16zM44 76l-14 0 12 12zM60 20l-2-16 12 10z" fill="${PALET.geel}"/>`,
  surfer: `<ellipse cx="60" cy="100" rx="52" ry="10" fill="${PALET.doek}"/><ellipse cx="60" cy="97" rx="44" ry="5" fill="${PALET.wit}"/><ellipse cx="60" cy="70" rx="28" ry="20" fill="${KLEUREN.koraal}"/><path d="M36 62L22 48M84 62l14-14" fill="none" stroke="${KLEUREN.koraal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="18" cy="42" r="11" fill="${KLEUREN.koraal}"/><circle cx="102" cy="42" r="11" fill="${KLEUREN.koraal}"/><path d="M46 86v10M74 86v10" fill="none" stroke="${KLEUREN.koraal}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M50 54V42M70 54V42" fill="none" stroke="${KLEUREN.koraal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 40, 10, 7)}${drawLach(60, 70, 9)}`,
  windhoos: `<path d="M20 24h74q14 0 14-10" fill="none" stroke="${PALET.vlaag}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 44h58q10 0 10 8" fill="none" stroke="${PALET.staalLicht}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M38 62h38" fill="none" stroke="${PALET.vlaag}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 80h22" fill="none" stroke="${PALET.staalLicht}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M56 98h8" fill="none" stroke="${PALET.vlaag}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(58, 32, 12, 7)}${drawLach(58, 46, 9)}`,
  vuurtoren: `<ellipse cx="60" cy="106" rx="44" ry="8" fill="${PALET.zandDiep}"/><path d="M44 100l6-60h20l6 60z" fill="${PALET.wit}"/><path d="M48 66h24l2 18H46z" fill="${PALET.torenrood}"/><rect x="46" y="28" width="28" height="14" rx="3" fill="${PALET.lamp}"/><path d="M44 28q16-22 32 0z" fill="${PALET.dak}"/><path d="M46 35L8 22v26zM74 35l38-13v26z" fill="${PALET.geel}" opacity=".5"/>${drawOgen(60, 52, 7, 5)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawKust('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawKust('staand') },
  'zee-liggend': { vak: [1280, 720], svg: () => drawOpenWater('liggend') },
  'zee-staand': { vak: [720, 960], svg: () => drawOpenWater('staand') },
  golf: {
    vak: [120, 26],
    svg: () =>
      `<path d="M6 18q18-16 36 0t36 0 36 0" fill="none" stroke="${PALET.schuim}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  },
  zog: {
    vak: [120, 150],
    svg: () =>
      `<path d="M60 0Q40 70 8 148M60 0Q80 70 112 148" fill="none" stroke="${PALET.schuim}" stroke-width="9" stroke-linecap="round" opacity=".7"/><path d="M60 14v128" stroke="${PALET.schuim}" stroke-width="12" stroke-linecap="round" stroke-dasharray="4 22" opacity=".6"/>`,
  },
  boot: { vak: [104, 172], svg: () => BOOT },
  zeil: { vak: [96, 128], svg: () => ZEIL },
  anker: {
    vak: [54, 66],
    svg: () =>
      `<circle cx="27" cy="10" r="7" fill="none" stroke="${PALET.staal}" stroke-width="5"/><path d="M27 17v42M14 26h26M5 42q4 18 22 18t22-18" fill="none" stroke="${PALET.staal}" stroke-width="7" stroke-linecap="round"/>`,
  },
  zeehond: { vak: [190, 130], tonen: ['blij'], svg: drawZeehond },
  poort: { vak: [292, 132], tonen: ['mik', 'raak'], svg: drawPoort },
  riet: { vak: [230, 140], svg: () => RIET },
  lijn: { vak: [1280, 40], svg: () => `<path d="M0 2Q640 60 1280 2" fill="none" stroke="${PALET.touw}" stroke-width="5"/>` },
  vlag: { vak: [46, 52], tonen: VLAGGEN.map((_, i) => String(i)), svg: drawVlag },
  boei: {
    vak: [62, 96],
    svg: () => `<g transform="translate(11 50)">${drawBoeilijf(20, 16, PALET.geel, PALET.houtLicht)}</g>`,
  },
  vlaag: {
    vak: [210, 150],
    svg: () =>
      `<ellipse cx="105" cy="75" rx="104" ry="72" fill="${PALET.vlaag}" opacity=".3"/><ellipse cx="105" cy="75" rx="78" ry="50" fill="${PALET.vlaag}" opacity=".28"/>${[0, 1, 2].map((i) => `<path d="M${60 + i * 38} ${46 + (i % 2) * 18}q-12 26 0 46m-12-12l12 14 10-16" fill="none" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`).join('')}`,
  },
  spat: { vak: [18, 18], svg: () => `<circle cx="9" cy="9" r="8" fill="${PALET.schuim}" opacity=".85"/>` },
  koers: {
    vak: [104, 104],
    tonen: ['rechts'],
    svg: (toon) =>
      `<circle cx="52" cy="56" r="46" fill="${PALET.zeeDonker}"/><circle cx="52" cy="51" r="46" fill="${PALET.doek}"/><path${toon === 'rechts' ? ' transform="translate(104 0) scale(-1 1)"' : ''} d="M26 26h34L49 37l26 26-12 12-26-26-11 11z" fill="${KLEUREN.zee}"/>`,
  },
  gloed: {
    vak: [340, 170],
    svg: () =>
      `<rect x="5" y="5" width="330" height="160" rx="36" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="324" height="154" rx="32" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="20 12"/>`,
  },
  'bord-woord': { vak: [480, 108], svg: () => drawBord(480, 108) },
  'bord-oor': { vak: [196, 108], tonen: ['leeg'], svg: (toon) => drawBord(196, 108, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [780, 108], svg: () => drawBord(780, 108) },
  'bord-staand': { vak: [660, 120], svg: () => drawBord(660, 120) },
};
