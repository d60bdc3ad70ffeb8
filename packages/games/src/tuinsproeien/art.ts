import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { drawBad, drawEend, SCHUIM, VRIENDEN } from './badbeeld-art.ts';
import { drawTuin } from './decor.ts';
import { PALET } from './palet.ts';

const drawGezicht = (x: number, y: number): string =>
  `<circle cx="${x - 16}" cy="${y - 4}" r="6" fill="${PALET.zwart}"/><circle cx="${x + 16}" cy="${y - 4}" r="6" fill="${PALET.zwart}"/><circle cx="${x - 14}" cy="${y - 7}" r="2.200" fill="${PALET.wit}"/><circle cx="${x + 18}" cy="${y - 7}" r="2.200" fill="${PALET.wit}"/><path d="M${x - 12} ${y + 8}q12 14 24 0z" fill="${PALET.zwart}"/>`;

const drawKrans = (
  n: number,
  { r, rx, ry, kleur }: { readonly r: number; readonly rx: number; readonly ry: number; readonly kleur: string },
): string =>
  Array.from(
    { length: n },
    (_, i) => `<ellipse cx="108" cy="${84 - r}" rx="${rx}" ry="${ry}" fill="${kleur}" transform="rotate(${(i * 360) / n} 108 84)"/>`,
  ).join('');

/** Flowers with a face, each its own. */
const BLOEMEN: readonly string[] = [
  `${drawKrans(14, { r: 58, rx: 13, ry: 26, kleur: PALET.zonnediep })}${drawKrans(12, { r: 52, rx: 15, ry: 26, kleur: KLEUREN.zon })}<circle cx="108" cy="84" r="42" fill="${PALET.hartbruin}"/><circle cx="108" cy="82" r="37" fill="${PALET.knop}"/>`,
  `<path d="M56 70q-6 66 52 68 58-2 52-68-16 12-26-14-14 22-26 0-12 22-26 0-10 26-26 14z" fill="${PALET.roosDiep}"/><path d="M60 68q-4 60 48 62 52-2 48-62-14 8-24-16-12 22-24 0-12 22-24 0-10 24-24 16z" fill="${PALET.roos}"/>`,
  `${drawKrans(9, { r: 48, rx: 22, ry: 32, kleur: PALET.lilaDiep })}${drawKrans(9, { r: 42, rx: 20, ry: 30, kleur: PALET.lila })}<circle cx="108" cy="84" r="36" fill="${KLEUREN.zon}"/>`,
  `${drawKrans(12, { r: 54, rx: 14, ry: 30, kleur: PALET.margrietDiep })}${drawKrans(12, { r: 51, rx: 13, ry: 29, kleur: PALET.margriet })}<circle cx="108" cy="84" r="38" fill="${KLEUREN.zon}"/>`,
];

const drawBloem = (toon: string): string =>
  `<path d="M108 226Q100 170 108 110" stroke="${PALET.stengelDiep}" stroke-width="15" fill="none"/><path d="M106 224Q99 170 107 110" stroke="${PALET.stengel}" stroke-width="9" fill="none"/><path d="M104 200q-48 6-66-34 50-4 66 34zM108 190q44-4 60-40-48 0-60 40z" fill="${PALET.stengelDiep}"/><path d="M102 196q-40 0-56-28 44 0 56 28zM110 186q34-4 50-32-40 2-50 32z" fill="${PALET.blad}"/>${BLOEMEN[Number(toon)] ?? ''}${drawGezicht(108, 84)}`;

/** A plant with thirst: it hangs its head. */
const SLAP = `<path d="M108 226Q96 150 112 112 128 82 154 96 172 108 166 132" stroke="${PALET.dorDiep}" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M107 224Q95 150 111 112 126 84 152 97" stroke="${PALET.dor}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M102 190q-44-8-60 30 44 14 60-30zM106 178q38 0 50 34-40 6-50-34z" fill="${PALET.dorDiep}"/><path d="M98 192q-36 0-48 24 36 6 48-24zM110 182q26 4 38 26-30 0-38-26z" fill="${PALET.dor}"/><path d="M134 128q32-20 64 4 8 46-32 56-40-8-32-60z" fill="${PALET.dorDiep}"/><path d="M139 130q27-16 54 4 6 38-27 48-33-8-27-52z" fill="${PALET.knop}"/><path d="M150 150q5 4 11 0M172 150q5 4 11 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M158 172q8-8 17 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** A pot with a label; a gold rim is the one that the hose points at. */
const drawPot = (toon: string): string =>
  `<path d="M14 20H276L256 122Q145 132 34 122z" fill="${PALET.potDiep}"/><path d="M14 18H276L258 114Q145 124 32 114z" fill="${PALET.pot}"/><path d="M30 26l14 82M262 26l-8 48" stroke="${PALET.potLicht}" stroke-width="7" stroke-linecap="round" opacity=".7"/><rect x="2" y="2" width="286" height="26" rx="11" fill="${PALET.potDiep}"/><rect x="2" y="0" width="286" height="22" rx="11" fill="${PALET.potLicht}"/><rect x="24" y="17" width="242" height="92" rx="16" fill="${toon === 'mik' ? KLEUREN.zon : PALET.potDiep}"/><rect x="31" y="24" width="228" height="78" rx="11" fill="${toon === 'raak' ? PALET.labelRaak : PALET.label}"/>`;

const DRUP = 'M16 2q13 16 13 24a13 13 0 0 1-26 0Q3 18 16 2z';

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="20" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="20" fill="${PALET.hout}"/><path d="M16 14h${w - 32}M16 ${h - 22}h${w - 32}" stroke="${PALET.houtLicht}" stroke-width="4" stroke-linecap="round" opacity=".6"/><rect x="11" y="11" width="${w - 22}" height="${h - 31}" rx="13" fill="${PALET.label}"/><path d="M${w - 30} ${h - 6}q30-6 26-38q-28 8-26 38zM${w - 34} ${h - 4}q-30 2-38-24q28-4 38 24z" fill="${PALET.blad}"/>${inhoud}`;
const OOR = `<g transform="translate(50 20)" fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.zee}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

const PARAPLU = `<path d="M88 70V132q0 14 14 12" stroke="${PALET.houtDiep}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M4 78Q10 8 88 8t84 70q-14-14-28 0-14-14-28 0-14-14-28 0-14-14-28 0-14-14-28 0-14-14-28 0z" fill="${KLEUREN.druif}"/><path d="M60 78Q62 22 88 8q26 14 28 70-14-14-28 0-14-14-28 0z" fill="${KLEUREN.zon}"/><path d="M22 52Q34 26 58 18" stroke="${PALET.wit}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".6"/><path d="M88 8V0" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round"/>`;

/** Degrees that the arrow is turned from left. */
const HOEK: Readonly<Record<string, number>> = { op: 90, rechts: 180, neer: 270 };

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  egel: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 104q-2-54 46-56 30 2 38 34l12 14q0 8-12 8z" fill="${PALET.hartbruin}"/><path d="M26 82l-10-8M36 66l-8-12M52 56l-4-14M70 56l6-12M84 66l10-8" fill="none" stroke="${PALET.hartbruin}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 70q26-2 40 26 0 8-12 8H62q-6-24 8-34z" fill="${PALET.zink}"/><circle cx="110" cy="96" r="5" fill="${PALET.zwart}"/>${drawOgen(88, 82, 7, 6)}${drawLach(88, 95, 7)}`,
  vlinder: `<ellipse cx="38" cy="44" rx="28" ry="24" fill="${PALET.lila}" transform="rotate(30 38 44)"/><ellipse cx="82" cy="44" rx="28" ry="24" fill="${PALET.lila}" transform="rotate(-30 82 44)"/><ellipse cx="40" cy="80" rx="20" ry="17" fill="${PALET.roos}" transform="rotate(-30 40 80)"/><ellipse cx="80" cy="80" rx="20" ry="17" fill="${PALET.roos}" transform="rotate(30 80 80)"/><circle cx="36" cy="44" r="8" fill="${PALET.badrandWit}"/><circle cx="84" cy="44" r="8" fill="${PALET.badrandWit}"/><rect x="54" y="34" width="12" height="62" rx="6" fill="${PALET.hartbruin}"/><circle cx="60" cy="32" r="11" fill="${PALET.hartbruin}"/>${drawOgen(60, 31, 5, 5)}<path d="M56 22q-4-14-14-16M64 22q4-14 14-16" fill="none" stroke="${PALET.hartbruin}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  kabouter: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-4-50 26-50t26 50z" fill="${PALET.water}"/><circle cx="60" cy="56" r="22" fill="${PALET.tegel}"/><path d="M34 50L60 2l26 48z" fill="${PALET.badrand}"/><path d="M40 62q20 10 40 0 2 28-20 34-22-6-20-34z" fill="${PALET.wit}"/>${drawOgen(60, 52, 8, 5)}<circle cx="60" cy="60" r="5" fill="${PALET.badrandWit}"/>${drawLach(60, 68, 7)}<rect x="40" y="92" width="40" height="8" rx="2" fill="${PALET.zwart}"/>`,
  appel: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 40q-44-14-40 30 6 40 40 36 34 4 40-36 4-44-40-30z" fill="${PALET.badrand}"/><path d="M34 50q-10 16-2 34 l6-2q-6-18 2-30z" fill="${PALET.badrandWit}"/><path d="M60 42q-2-16 8-24" fill="none" stroke="${PALET.hout}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="80" cy="22" rx="15" ry="8" fill="${PALET.loof}" transform="rotate(-20 80 22)"/>${drawOgen(60, 66, 11, 7)}${drawLach(60, 84, 9)}`,
  wolk: `<circle cx="36" cy="46" r="22" fill="${PALET.wit}"/><circle cx="62" cy="34" r="28" fill="${PALET.wit}"/><circle cx="88" cy="46" r="20" fill="${PALET.wit}"/><rect x="22" y="46" width="80" height="24" rx="12" fill="${PALET.wit}"/><path d="M36 80v16M54 80v24M72 80v16M90 80v20" fill="none" stroke="${PALET.waterLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(62, 44, 12, 7)}${drawLach(62, 56, 9)}<circle cx="44" cy="56" r="6" fill="${PALET.badrandWit}"/><circle cx="80" cy="56" r="6" fill="${PALET.badrandWit}"/>`,
  kat: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.koper}"/><path d="M36 48L30 14l20 14h20l20-14-6 34q0 26-24 26T36 48z" fill="${PALET.koper}"/>${drawOgen(60, 46, 11, 7)}<path d="M56 56h8l-4 5z" fill="${PALET.badrandWit}"/><path d="M52 68q8-7 16 0" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M86 100q24 0 18-26" fill="none" stroke="${PALET.koper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M90 24q8 12 0 16-8-4 0-16z" fill="${PALET.waterLicht}"/>`,
  bij: `<ellipse cx="50" cy="36" rx="16" ry="24" fill="${PALET.wit}" opacity=".9" transform="rotate(-24 50 36)"/><ellipse cx="74" cy="36" rx="16" ry="24" fill="${PALET.wit}" opacity=".9" transform="rotate(20 74 36)"/><ellipse cx="60" cy="72" rx="38" ry="28" fill="${PALET.bijgeel}"/><path d="M48 46h11v52H48zM72 48h11v46H72z" fill="${PALET.zwart}"/>${drawOgen(36, 66, 7, 6)}${drawLach(36, 78, 6)}<path d="M98 72l14 2-14 6z" fill="${PALET.zwart}"/>`,
  kikker: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M22 110q-4-44 38-44t38 44z" fill="${PALET.kikker}"/><circle cx="40" cy="58" r="16" fill="${PALET.kikker}"/><circle cx="80" cy="58" r="16" fill="${PALET.kikker}"/>${drawOgen(60, 56, 20, 9)}${drawLach(60, 82, 20)}<ellipse cx="60" cy="104" rx="22" ry="8" fill="${PALET.loof}"/><path d="M30 20v14M60 10v16M90 20v14" fill="none" stroke="${PALET.waterLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M38 44h44q-22-14-44 0z" fill="${PALET.roos}"/>`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M12 108q-2-24 18-24h58q22 0 20 24z" fill="${PALET.bijgeel}"/><circle cx="70" cy="66" r="34" fill="${PALET.hout}"/><circle cx="70" cy="66" r="22" fill="${PALET.houtLicht}"/><circle cx="70" cy="66" r="10" fill="${PALET.hout}"/><path d="M26 88V60M38 86V60" fill="none" stroke="${PALET.bijgeel}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(32, 56, 8, 7)}${drawLach(30, 98, 7)}<path d="M96 14l16 8-16 8z" fill="${PALET.badrand}"/><path d="M96 14v34" fill="none" stroke="${PALET.zink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  duikbril: `<ellipse cx="60" cy="100" rx="46" ry="10" fill="${PALET.waterLicht}"/><rect x="12" y="44" width="96" height="46" rx="22" fill="${PALET.snavel}"/><rect x="20" y="52" width="36" height="30" rx="13" fill="${PALET.waterLicht}"/><rect x="64" y="52" width="36" height="30" rx="13" fill="${PALET.waterLicht}"/><path d="M12 62Q0 62 2 84M108 62q12 0 10 22" fill="none" stroke="${PALET.slang}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 68, 22, 8)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawTuin('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawTuin('staand') },
  'bad-liggend': { vak: [1020, 430], svg: () => drawBad(1020, 430) },
  'bad-staand': { vak: [672, 560], svg: () => drawBad(672, 560) },
  plank: {
    vak: [1240, 34],
    svg: () =>
      `<rect y="4" width="1240" height="30" rx="8" fill="${PALET.houtDiep}"/><rect width="1240" height="24" rx="8" fill="${PALET.houtLicht}"/><path d="M30 9h300M380 14h420M860 8h330" stroke="${PALET.hout}" stroke-width="3" stroke-linecap="round"/>`,
  },
  plant: { vak: [216, 226], tonen: ['0', '1', '2', '3'], svg: (toon) => (toon === '' ? SLAP : drawBloem(toon)) },
  pot: { vak: [290, 124], tonen: ['mik', 'raak'], svg: drawPot },
  meter: {
    vak: [32, 42],
    tonen: ['vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<path d="${DRUP}" fill="${PALET.water}" stroke="${PALET.waterDiep}" stroke-width="3"/><path d="M9 26q1 6 6 7" stroke="${PALET.wit}" stroke-width="3" fill="none" stroke-linecap="round"/>`
        : `<path d="${DRUP}" fill="${PALET.wit}" opacity=".7" stroke="${PALET.waterDiep}" stroke-width="3"/>`,
  },
  druppel: {
    vak: [30, 30],
    svg: () =>
      `<circle cx="15" cy="15" r="13" fill="${PALET.straal}" stroke="${PALET.wit}" stroke-width="3"/><circle cx="11" cy="10" r="5" fill="${PALET.wit}" opacity=".8"/>`,
  },
  paraplu: { vak: [176, 150], svg: () => PARAPLU },
  spuit: {
    vak: [92, 44],
    svg: () =>
      `<path d="M0 10h40l10-6h26v36H50l-10-6H0z" fill="${PALET.koperDiep}"/><path d="M0 8h40l10-6h24v30H50l-10-6H0z" fill="${PALET.koper}"/><rect x="72" y="0" width="18" height="42" rx="6" fill="${PALET.koperDiep}"/><path d="M8 14h28" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  },
  slang: {
    vak: [320, 130],
    svg: () =>
      `<g fill="none" stroke-linecap="round"><path d="M10 16Q60 96 130 92T250 84" stroke="${PALET.slangDiep}" stroke-width="20"/><path d="M10 14Q60 92 130 88T250 80" stroke="${PALET.slang}" stroke-width="13"/><ellipse cx="240" cy="92" rx="66" ry="26" stroke="${PALET.slangDiep}" stroke-width="20"/><ellipse cx="240" cy="90" rx="66" ry="26" stroke="${PALET.slang}" stroke-width="13"/><ellipse cx="240" cy="74" rx="56" ry="20" stroke="${PALET.slangDiep}" stroke-width="18"/><ellipse cx="240" cy="72" rx="56" ry="20" stroke="${PALET.slang}" stroke-width="12"/></g>`,
  },
  bij: {
    vak: [56, 46],
    svg: () =>
      `<ellipse cx="22" cy="12" rx="10" ry="12" fill="${PALET.wit}" opacity=".85"/><ellipse cx="36" cy="12" rx="10" ry="12" fill="${PALET.wit}" opacity=".85"/><ellipse cx="28" cy="28" rx="24" ry="16" fill="${PALET.bijgeel}"/><path d="M20 13v30M32 13v30" stroke="${PALET.zwart}" stroke-width="6"/><circle cx="46" cy="25" r="3.500" fill="${PALET.zwart}"/>`,
  },
  eend: { vak: [130, 118], svg: drawEend },
  schuim: { vak: [128, 104], svg: () => SCHUIM },
  bel: {
    vak: [22, 22],
    svg: () => `<circle cx="11" cy="11" r="10" fill="${PALET.schuim}" stroke="${PALET.schuimDiep}" stroke-width="2"/>`,
  },
  plons: {
    vak: [96, 60],
    svg: () =>
      `<ellipse cx="48" cy="30" rx="44" ry="26" fill="none" stroke="${PALET.wit}" stroke-width="6"/><ellipse cx="48" cy="30" rx="24" ry="13" fill="${PALET.waterLicht}"/>`,
  },
  vriend: { vak: [82, 82], tonen: VRIENDEN.map((_, i) => String(i)), svg: (toon) => VRIENDEN[Number(toon)] ?? '' },
  teil: {
    vak: [230, 112],
    svg: () =>
      `<path d="M6 18H224L204 106q-90 8-178 0z" fill="${PALET.zinkDiep}"/><path d="M6 14H224L206 98q-90 8-182 0z" fill="${PALET.zink}"/><path d="M26 34l12 56M60 34l6 60" stroke="${PALET.zinkLicht}" stroke-width="8" stroke-linecap="round"/><path d="M18 52h194M24 78h182" stroke="${PALET.zinkDiep}" stroke-width="4" opacity=".6"/><rect x="0" y="4" width="230" height="20" rx="10" fill="${PALET.zinkLicht}"/>`,
  },
  duw: {
    vak: [98, 98],
    tonen: ['op', 'rechts', 'neer'],
    svg: (toon) =>
      `<circle cx="49" cy="52" r="45" fill="${PALET.zeeDonker}"/><circle cx="49" cy="47" r="45" fill="${PALET.label}"/><path transform="rotate(${HOEK[toon] ?? 0} 49 47)" d="M22 47L50 19v17h26v22H50v17z" fill="${KLEUREN.zee}"/>`,
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
