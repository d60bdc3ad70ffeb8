import type { GameArt, Stand } from '@spelrijk/game-kit/contract';
import { drawBoom, drawHeuvels, maatOf, drawVerloop, drawWolk, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { circuitOf } from './circuit.ts';
import { PALET } from './palet.ts';

const SHIRTS = [KLEUREN.koraal, KLEUREN.zon, KLEUREN.druif, KLEUREN.zee, PALET.rozerood, KLEUREN.gras] as const;

const drawTribune = (x: number, y: number, w: number): string =>
  `<path d="M${x} ${y}V${y - 66}h${w}v66z" fill="${PALET.lichtstaal}"/><path d="M${x - 10} ${y - 84}h${w + 20}l-12 22h${-(w - 4)}z" fill="${PALET.koraalDonker}"/>` +
  Array.from({ length: Math.floor(w / 15) * 3 }, (_, i) => {
    const per = Math.floor(w / 15);
    return `<circle cx="${x + 9 + (i % per) * 15}" cy="${y - 46 + Math.floor(i / per) * 17}" r="6" fill="${SHIRTS[(i * 5) % 6]}"/>`;
  }).join('');

/** A circuit on a summer's day: hills, a full stand, a road to the horizon. */
function drawDecor(stand: Stand): string {
  const { w, h } = maatOf(stand);
  const { weg } = circuitOf({ stand });
  const y = weg.horizon;
  const rand = weg.halfBreed * 1.1 * ((h - y) / (weg.dichtbij - y));
  const banen = Array.from({ length: 7 }, (_, i) => {
    const a = y + (h - y) * (i / 7) ** 1.7;
    return i % 2 === 0
      ? `<rect y="${a}" width="${w}" height="${(h - y) * (((i + 1) / 7) ** 1.7 - (i / 7) ** 1.7)}" fill="${PALET.grasbaan}" opacity=".7"/>`
      : '';
  }).join('');
  return (
    `<defs>${drawVerloop(`ar-lucht${w}`, { offset: 0, kleur: PALET.hemel }, { offset: 0.8, kleur: PALET.luchtBleek }, { offset: 1, kleur: PALET.nevelgeel })}${drawVerloop(`ar-weg${w}`, { offset: 0, kleur: PALET.asfaltLicht }, { offset: 1, kleur: PALET.asfalt })}</defs><rect width="${w}" height="${y + 4}" fill="url(#ar-lucht${w})"/>` +
    drawWolk(w * 0.12, y * 0.34, 0.9) +
    drawWolk(w * 0.88, y * 0.4, 0.8) +
    drawHeuvels({ breed: w, bodem: y + 2, top: 40, n: 4, kleur: PALET.heuvelVer, schuif: 0.3 }) +
    drawHeuvels({ breed: w, bodem: y + 2, top: 24, n: 6, kleur: PALET.heuvel }) +
    drawTribune(w * 0.08, y + 4, w * 0.24) +
    drawTribune(w * 0.7, y + 4, w * 0.2) +
    drawBoom(w * 0.38, y + 4, 0.4) +
    drawBoom(w * 0.62, y + 4, 0.45) +
    drawBoom(w * 0.65, y + 4, 0.35, { kleur: PALET.loof, donker: PALET.loofDonker }) +
    `<rect y="${y}" width="${w}" height="${h - y}" fill="${PALET.grasveld}"/>${banen}<path d="M${weg.x - 4} ${y}L${weg.x - rand} ${h}H${weg.x + rand}L${weg.x + 4} ${y}z" fill="${PALET.berm}"/><path d="M${weg.x - 3} ${y}L${weg.x - rand * 0.94} ${h}H${weg.x + rand * 0.94}L${weg.x + 3} ${y}z" fill="url(#ar-weg${w})"/>`
  );
}

const BERM = [
  drawBoom(120, 236, 1.9).replaceAll('\n', ''),
  drawBoom(120, 236, 1.6, { kleur: PALET.loof, donker: KLEUREN.gras }),
  `<path d="M70 240V30M170 240V30" stroke="${PALET.staal}" stroke-width="10" stroke-linecap="round"/><rect x="44" y="24" width="152" height="92" rx="12" fill="${KLEUREN.papier}"/><rect x="44" y="24" width="152" height="92" rx="12" fill="none" stroke="${KLEUREN.zee}" stroke-width="9"/><path d="M120 42l9 20 22 3-16 15 4 22-19-11-19 11 4-22-16-15 22-3z" fill="${KLEUREN.zon}"/>`,
] as const;

/** Each part earned is bolted on: lamps, mirrors, stripes, a wing, exhausts, a rocket. */
function drawAuto(toon: string): string {
  const n = Number(toon);
  const drawDeel = (van: number, svg: string): string => (n >= van ? svg : '');
  return (
    drawDeel(
      6,
      `<path d="M92 20l23-56 23 56z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4" stroke-linejoin="round"/><circle cx="115" cy="4" r="8" fill="${KLEUREN.zee}"/>`,
    ) +
    drawDeel(
      2,
      `<rect x="2" y="58" width="30" height="22" rx="8" fill="${PALET.lichtstaal}" stroke="${PALET.staal}" stroke-width="4"/><rect x="198" y="58" width="30" height="22" rx="8" fill="${PALET.lichtstaal}" stroke="${PALET.staal}" stroke-width="4"/>`,
    ) +
    `<rect x="4" y="98" width="50" height="72" rx="18" fill="${PALET.rubber}"/><rect x="176" y="98" width="50" height="72" rx="18" fill="${PALET.rubber}"/><path d="M12 112h34M12 128h34M12 144h34M184 112h34M184 128h34M184 144h34" stroke="${PALET.staal}" stroke-width="5"/>` +
    `<path d="M40 156q-14-2-14-22l12-50q6-20 30-22h94q24 2 30 22l12 50q0 20-14 22z" fill="${PALET.koraalDonker}"/><path d="M44 146q-12-2-10-18l12-42q5-16 24-18h90q19 2 24 18l12 42q2 16-10 18z" fill="${KLEUREN.koraal}"/><path d="M62 72q53-14 106 0l6 18H56z" fill="${PALET.koraalDiep}"/><rect x="66" y="106" width="98" height="34" rx="10" fill="${PALET.ivoor}"/>` +
    `<path d="M100 114h8v8h-8zM116 114h8v8h-8zM108 122h8v8h-8zM124 122h8v8h-8zM132 114h8v8h-8zM92 122h8v8h-8z" fill="${KLEUREN.inkt}"/>` +
    drawDeel(
      3,
      `<path d="M50 92l-8 48M60 90l-6 52M180 92l8 48M170 90l6 52" stroke="${KLEUREN.papier}" stroke-width="6" stroke-linecap="round"/>`,
    ) +
    drawDeel(
      1,
      `<circle cx="52" cy="124" r="13" fill="${PALET.lampwit}" stroke="${PALET.goudRand}" stroke-width="4"/><circle cx="178" cy="124" r="13" fill="${PALET.lampwit}" stroke="${PALET.goudRand}" stroke-width="4"/>`,
    ) +
    drawDeel(
      4,
      `<path d="M40 66V44M190 66V44" stroke="${KLEUREN.inkt}" stroke-width="8"/><rect x="16" y="28" width="198" height="22" rx="9" fill="${KLEUREN.zee}"/><rect x="10" y="22" width="16" height="38" rx="6" fill="${PALET.zeeDonker}"/><rect x="204" y="22" width="16" height="38" rx="6" fill="${PALET.zeeDonker}"/>`,
    ) +
    drawDeel(
      5,
      `<rect x="72" y="148" width="26" height="22" rx="8" fill="${PALET.lichtstaal}" stroke="${PALET.staal}" stroke-width="4"/><rect x="132" y="148" width="26" height="22" rx="8" fill="${PALET.lichtstaal}" stroke="${PALET.staal}" stroke-width="4"/>`,
    )
  );
}

const SLAK = (lach: boolean): string =>
  `<ellipse cx="96" cy="132" rx="80" ry="8" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M20 120q-12-4-6-16 40-10 60-34l70 46q20-2 32 4 4 10-6 10H28z" fill="${PALET.huid}" stroke="${PALET.roest}" stroke-width="4" stroke-linejoin="round"/><circle cx="112" cy="68" r="50" fill="${PALET.druifLicht}" stroke="${PALET.druifDonker}" stroke-width="5"/><path d="M112 68q16-4 12 12-10 16-28 4-14-20 8-34 32-10 44 18 4 34-32 44" fill="none" stroke="${PALET.druifDonker}" stroke-width="6" stroke-linecap="round"/><circle cx="112" cy="68" r="50" fill="none" stroke="${PALET.wit}" stroke-width="3" opacity=".3"/>` +
  `<path d="M40 84V40M62 78l2-42" stroke="${PALET.roest}" stroke-width="7" stroke-linecap="round"/><path d="M16 74Q12 40 50 40t36 38-34 34-36-38z" fill="${PALET.huid}" stroke="${PALET.roest}" stroke-width="4"/><path d="M14 66Q14 34 50 32t38 30q-36-12-74 4z" fill="${KLEUREN.koraal}" stroke="${PALET.koraalDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M50 33v27" stroke="${KLEUREN.papier}" stroke-width="9"/><circle cx="40" cy="34" r="9" fill="${PALET.wit}" stroke="${KLEUREN.inkt}" stroke-width="3"/><circle cx="64" cy="30" r="9" fill="${PALET.wit}" stroke="${KLEUREN.inkt}" stroke-width="3"/><circle cx="38" cy="34" r="4" fill="${KLEUREN.inkt}"/><circle cx="62" cy="30" r="4" fill="${KLEUREN.inkt}"/>` +
  (lach
    ? `<path d="M30 84q16 20 34 2z" fill="${PALET.mond}"/><circle cx="26" cy="80" r="6" fill="${PALET.blos}" opacity=".7"/><circle cx="74" cy="80" r="6" fill="${PALET.blos}" opacity=".7"/>`
    : `<path d="M34 86q12 7 24 0" fill="none" stroke="${PALET.mond}" stroke-width="5" stroke-linecap="round"/>`) +
  `<circle cx="52" cy="124" r="12" fill="${PALET.rubber}"/><circle cx="146" cy="124" r="12" fill="${PALET.rubber}"/><circle cx="52" cy="124" r="5" fill="${PALET.lichtstaal}"/><circle cx="146" cy="124" r="5" fill="${PALET.lichtstaal}"/>`;

const drawBlokjes = (w: number, h: number, maat: number): string =>
  Array.from({ length: Math.ceil(w / maat) * Math.ceil(h / maat) }, (_, i) => {
    const per = Math.ceil(w / maat);
    const [c, r] = [i % per, Math.floor(i / per)];
    return (c + r) % 2 === 0 ? `<rect x="${c * maat}" y="${r * maat}" width="${maat}" height="${maat}" fill="${KLEUREN.inkt}"/>` : '';
  }).join('');

const drawBalk = (w: number): string =>
  `<rect x="30" y="10" width="${w - 60}" height="26" rx="8" fill="${PALET.staal}"/><path d="M40 12${Array.from({ length: Math.ceil(w / 40) - 2 }, (_, i) => `L${60 + i * 40} ${i % 2 === 0 ? 34 : 12}`).join('')}" fill="none" stroke="${PALET.staalLicht}" stroke-width="4"/><rect x="24" y="4" width="22" height="40" rx="6" fill="${KLEUREN.zon}"/><rect x="${w - 46}" y="4" width="22" height="40" rx="6" fill="${KLEUREN.zon}"/>`;

const drawScherm = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="22" fill="${PALET.schermrand}"/><rect width="${w}" height="${h - 8}" rx="22" fill="${KLEUREN.inkt}"/><rect x="9" y="9" width="${w - 18}" height="${h - 26}" rx="15" fill="${KLEUREN.papier}"/>${inhoud}`;

const OOR = `<g transform="translate(100 50)" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-42-10h14l18-16v52l-18-16h-14z" fill="${KLEUREN.zee}"/><path d="M8-14q10 14 0 28M24-24q18 24 0 48"/></g>`;

const WAGENKLEUREN = [KLEUREN.zee, KLEUREN.gras, PALET.rozerood, KLEUREN.druif, KLEUREN.zon] as const;
/** What stands on top of it: a bus, a tractor, an ice-cream cart, a van, a beetle. */
const WAGENDAKEN = [
  `<rect x="30" y="-34" width="140" height="74" rx="14" fill="${KLEUREN.zee}"/><rect x="44" y="-22" width="112" height="38" rx="8" fill="${PALET.luchtBleek}"/>`,
  `<path d="M60 40V-6h80v46z" fill="${KLEUREN.gras}"/><rect x="68" y="2" width="64" height="30" rx="6" fill="${PALET.luchtBleek}"/><path d="M152 36V-10" stroke="${PALET.staal}" stroke-width="9" stroke-linecap="round"/>`,
  `<path d="M84-8h32l-16 46z" fill="${PALET.ijshoorn}"/><circle cx="88" cy="-16" r="17" fill="${KLEUREN.papier}"/><circle cx="112" cy="-16" r="17" fill="${PALET.rozerood}"/><circle cx="100" cy="-34" r="15" fill="${PALET.luchtBleek}"/>`,
  `<rect x="36" y="-24" width="128" height="70" rx="10" fill="${KLEUREN.druif}"/><path d="M100-20v62" stroke="${PALET.schermrand}" stroke-width="3"/>`,
  `<path d="M46 46q0-62 54-62t54 62z" fill="${KLEUREN.zon}"/><path d="M66 38q0-36 34-36t34 36z" fill="${PALET.luchtBleek}"/>`,
] as const;

/** Somebody else on the road, from behind. */
function drawWagen(toon: string): string {
  const n = Number(toon);
  const kleur = WAGENKLEUREN[n] ?? KLEUREN.zee;
  return (
    `<rect x="18" y="96" width="40" height="54" rx="14" fill="${PALET.rubber}"/><rect x="142" y="96" width="40" height="54" rx="14" fill="${PALET.rubber}"/>${WAGENDAKEN[n] ?? WAGENDAKEN[0]}` +
    `<rect x="14" y="34" width="172" height="92" rx="24" fill="${kleur}"/><rect x="14" y="34" width="172" height="92" rx="24" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" opacity=".25"/><circle cx="42" cy="72" r="12" fill="${PALET.koraalDonker}"/><circle cx="158" cy="72" r="12" fill="${PALET.koraalDonker}"/><rect x="70" y="88" width="60" height="24" rx="6" fill="${KLEUREN.papier}"/><path d="M84 100h32" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 110q-2-22 16-24h62q22 0 20 24z" fill="${PALET.nevelgeel}"/><circle cx="74" cy="72" r="30" fill="${PALET.rozerood}"/><circle cx="74" cy="72" r="20" fill="${PALET.ivoor}"/><circle cx="74" cy="72" r="10" fill="${PALET.rozerood}"/><path d="M22 90V62M36 88V62" fill="none" stroke="${PALET.nevelgeel}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(30, 58, 7, 6)}${drawLach(28, 100, 6)}<path d="M10 96V40" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 40h24v18H10z" fill="${PALET.wit}"/><path d="M10 40h12v9H10zM22 49h12v9H22z" fill="${KLEUREN.inkt}"/>`,
  band: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="66" r="44" fill="${PALET.rubber}"/><circle cx="60" cy="66" r="28" fill="${PALET.staalLicht}"/><circle cx="60" cy="66" r="22" fill="${PALET.staal}"/>${drawOgen(60, 62, 9, 7)}${drawLach(60, 74, 8)}<path d="M28 40l6 6M92 40l-6 6M20 66h8M100 66h-8" fill="none" stroke="${PALET.asfaltLicht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  monteur: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112V84q26-18 52 0v28z" fill="${PALET.bordblauw}"/><circle cx="60" cy="54" r="25" fill="${PALET.huid}"/><path d="M34 48q2-26 26-26t26 26z" fill="${PALET.rozerood}"/><rect x="28" y="44" width="40" height="8" rx="4" fill="${PALET.rozerood}"/>${drawOgen(60, 56, 9, 6)}${drawLach(60, 68, 8)}<path d="M90 90l14-34" fill="none" stroke="${PALET.staal}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 54a9 9 0 1 1 14 4" fill="none" stroke="${PALET.staal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ekster: `<ellipse cx="54" cy="66" rx="30" ry="20" fill="${KLEUREN.inkt}"/><ellipse cx="54" cy="76" rx="20" ry="12" fill="${PALET.wit}"/><circle cx="84" cy="48" r="17" fill="${KLEUREN.inkt}"/><path d="M98 44l20 8-18 8z" fill="${PALET.staal}"/><path d="M52 62Q28 16 8 28q16 14 26 32z" fill="${PALET.bordblauw}"/><path d="M30 74L2 90l32-4z" fill="${KLEUREN.inkt}"/>${drawOgen(86, 45, 4, 5)}<circle cx="112" cy="62" r="8" fill="${PALET.staalLicht}"/><circle cx="112" cy="62" r="3" fill="${PALET.staal}"/>`,
  tractor: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M44 70V36h34l6 26h26v30H44z" fill="${PALET.loof}"/><rect x="52" y="42" width="20" height="20" rx="3" fill="${PALET.luchtBleek}"/><rect x="94" y="40" width="6" height="22" rx="2" fill="${PALET.rubber}"/><circle cx="34" cy="84" r="26" fill="${PALET.rubber}"/><circle cx="34" cy="84" r="12" fill="${PALET.goudRand}"/><circle cx="96" cy="98" r="14" fill="${PALET.rubber}"/><circle cx="96" cy="98" r="6" fill="${PALET.goudRand}"/>${drawOgen(94, 74, 6, 5)}${drawLach(94, 84, 5)}`,
  das: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M32 112q-2-40 28-40t28 40z" fill="${PALET.staal}"/><circle cx="60" cy="52" r="26" fill="${PALET.wit}"/><path d="M42 34q6 24 0 38-12-20 0-38zM78 34q-6 24 0 38 12-20 0-38z" fill="${KLEUREN.inkt}"/>${drawOgen(60, 50, 10, 5)}<circle cx="60" cy="62" r="5" fill="${KLEUREN.inkt}"/>${drawLach(60, 65, 6)}<path d="M22 108L8 54M98 108l14-54" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 54l26-4v20l-20 4zM112 54l-26-4v20l20 4z" fill="${PALET.rozerood}"/>`,
  olie: `<ellipse cx="60" cy="90" rx="54" ry="22" fill="${KLEUREN.inkt}"/><ellipse cx="54" cy="86" rx="38" ry="14" fill="${PALET.druifLicht}"/><ellipse cx="52" cy="84" rx="26" ry="9" fill="${KLEUREN.zee}"/><ellipse cx="50" cy="82" rx="14" ry="5" fill="${PALET.nevelgeel}"/>${drawOgen(84, 84, 8, 7)}${drawLach(84, 96, 7)}<ellipse cx="20" cy="60" rx="8" ry="5" fill="${KLEUREN.inkt}"/><ellipse cx="104" cy="58" rx="6" ry="4" fill="${KLEUREN.inkt}"/>`,
  luchtschip: `<ellipse cx="60" cy="46" rx="54" ry="28" fill="${PALET.bordblauw}"/><path d="M10 46q20-10 100 0-80 12-100 0z" fill="${PALET.wit}"/><path d="M100 30l16-12v56l-16-12z" fill="${PALET.rozerood}"/><rect x="42" y="74" width="34" height="16" rx="6" fill="${PALET.staal}"/><circle cx="50" cy="82" r="4" fill="${PALET.lampwit}"/><circle cx="60" cy="82" r="4" fill="${PALET.lampwit}"/><circle cx="70" cy="82" r="4" fill="${PALET.lampwit}"/>${drawOgen(34, 40, 10, 6)}${drawLach(34, 52, 7)}`,
  hond: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="14" y="74" width="92" height="24" rx="8" fill="${PALET.roest}"/><circle cx="32" cy="102" r="13" fill="${PALET.rubber}"/><circle cx="32" cy="102" r="5" fill="${PALET.staalLicht}"/><circle cx="90" cy="102" r="13" fill="${PALET.rubber}"/><circle cx="90" cy="102" r="5" fill="${PALET.staalLicht}"/><circle cx="56" cy="52" r="24" fill="${PALET.ijshoorn}"/><path d="M36 40q-20 4-14 30 16-2 20-18zM76 40q20 4 14 30-16-2-20-18z" fill="${PALET.hout}"/>${drawOgen(56, 50, 9, 6)}<ellipse cx="56" cy="60" rx="7" ry="5" fill="${KLEUREN.inkt}"/>${drawLach(56, 62, 6)}<path d="M34 40q4-20 22-20t22 20z" fill="${PALET.rozerood}"/>`,
  egel: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M16 106q-2-52 46-54 30 2 38 34l12 12q0 8-12 8z" fill="${PALET.hout}"/><path d="M28 82l-10-8M38 66l-8-12M54 56l-4-14M72 58l6-12" fill="none" stroke="${PALET.hout}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 72q26-2 40 26 0 8-12 8H62q-6-24 8-34z" fill="${PALET.ijshoorn}"/><circle cx="110" cy="96" r="5" fill="${KLEUREN.inkt}"/>${drawOgen(88, 84, 7, 6)}${drawLach(90, 96, 6)}<path d="M20 34h14M20 24h14" fill="none" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor('staand') },
  streep: { vak: [16, 96], svg: () => `<rect width="16" height="96" rx="4" fill="${KLEUREN.papier}" opacity=".9"/>` },
  rand: {
    vak: [44, 120],
    svg: () => `<rect width="44" height="60" fill="${KLEUREN.koraal}"/><rect y="60" width="44" height="60" fill="${KLEUREN.papier}"/>`,
  },
  berm: { vak: [240, 240], tonen: ['1', '2'], svg: (toon) => BERM[Number(toon)] ?? BERM[0] },
  'balk-liggend': { vak: [1280, 44], svg: () => drawBalk(1280) },
  'balk-staand': { vak: [720, 44], svg: () => drawBalk(720) },
  bord: {
    vak: [330, 112],
    tonen: ['hier'],
    svg: (toon) =>
      `<path d="M60-30V10M270-30V10" stroke="${PALET.staal}" stroke-width="9"/><rect y="5" width="330" height="107" rx="20" fill="${PALET.bordrand}"/><rect width="330" height="106" rx="20" fill="${toon === 'hier' ? PALET.zeeDonker : PALET.bordblauw}"/><rect x="7" y="7" width="316" height="92" rx="14" fill="none" stroke="${toon === 'hier' ? KLEUREN.zon : KLEUREN.papier}" stroke-width="${toon === 'hier' ? 8 : 3}"/>`,
  },
  gloed: {
    vak: [356, 138],
    svg: () =>
      `<rect x="4" y="4" width="348" height="130" rx="30" fill="${KLEUREN.zon}" opacity=".5"/><rect x="4" y="4" width="348" height="130" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="22 12" stroke-linecap="round"/>`,
  },
  'scherm-woord': { vak: [480, 112], svg: () => drawScherm(480, 112) },
  'scherm-oor': { vak: [200, 112], tonen: ['leeg'], svg: (toon) => drawScherm(200, 112, toon === 'leeg' ? '' : OOR) },
  'scherm-liggend': { vak: [760, 108], svg: () => drawScherm(760, 108) },
  'scherm-staand': { vak: [680, 124], svg: () => drawScherm(680, 124) },
  auto: { vak: [230, 176], tonen: ['1', '2', '3', '4', '5', '6'], svg: drawAuto },
  wagen: { vak: [200, 150], tonen: ['0', '1', '2', '3', '4'], svg: drawWagen },
  strook: {
    vak: [190, 96],
    svg: () =>
      `<rect x="4" y="4" width="182" height="88" rx="30" fill="${KLEUREN.papier}" stroke="${KLEUREN.zee}" stroke-width="6"/><path d="M66 60l29-26 29 26" fill="none" stroke="${KLEUREN.zee}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  schaduw: { vak: [240, 40], svg: () => `<ellipse cx="120" cy="20" rx="118" ry="18" fill="${KLEUREN.inkt}" opacity=".3"/>` },
  vlam: {
    vak: [150, 110],
    svg: () =>
      `<path d="M20 0h46l-10 60-13 46-13-46zM84 0h46l-10 60-13 46-13-46z" fill="${KLEUREN.koraal}"/><path d="M30 0h26l-6 40-7 30-7-30zM94 0h26l-6 40-7 30-7-30z" fill="${KLEUREN.zon}"/>`,
  },
  wind: { vak: [8, 150], svg: () => `<rect width="8" height="150" rx="4" fill="${KLEUREN.papier}"/>` },
  stof: {
    vak: [80, 60],
    svg: () =>
      `<circle cx="28" cy="34" r="24" fill="${PALET.berm}"/><circle cx="52" cy="28" r="22" fill="${PALET.stof}"/><circle cx="60" cy="46" r="7" fill="${PALET.kiezel}"/><circle cx="16" cy="52" r="6" fill="${PALET.kiezel}"/>`,
  },
  slak: { vak: [190, 140], tonen: ['lach'], svg: (toon) => SLAK(toon === 'lach') },
  finish: {
    vak: [900, 150],
    svg: () =>
      `<rect width="900" height="112" rx="10" fill="${KLEUREN.papier}"/>${drawBlokjes(900, 112, 28)}<path d="M30 112v38M870 112v38" stroke="${PALET.staal}" stroke-width="14"/>`,
  },
  podium: {
    vak: [560, 220],
    svg: () =>
      `<rect x="186" y="0" width="188" height="220" rx="10" fill="${KLEUREN.zon}"/><rect x="4" y="66" width="182" height="154" rx="10" fill="${KLEUREN.zee}"/><rect x="374" y="66" width="182" height="154" rx="10" fill="${KLEUREN.druif}"/><path d="M270 50l20-14v74" fill="none" stroke="${PALET.koperDiep}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="M446 116q8-18 28-14 18 8 8 26l-36 38h46" fill="none" stroke="${KLEUREN.papier}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  beker: {
    vak: [84, 110],
    svg: () =>
      `<path d="M14 6h56v30q0 34-28 34T14 36z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4"/><path d="M14 14Q-6 14 2 36q6 14 18 14M70 14q20 0 12 22-6 14-18 14" fill="none" stroke="${PALET.goudRand}" stroke-width="6"/><path d="M36 70h12v18H36z" fill="${PALET.goudRand}"/><rect x="20" y="88" width="44" height="18" rx="5" fill="${PALET.hout}"/><path d="M24 14v20" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  },
};
