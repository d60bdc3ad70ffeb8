import type { Drawing, GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawVlakte } from './decor.ts';
import { DIEREN, drawAap, drawStokstaart } from './dieren.ts';
import { POSE_ART } from './poseren.ts';
import { PALET } from './palet.ts';

const OOR = `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-44-11h15l19-17v56l-19-17h-15z" fill="${KLEUREN.zee}"/><path d="M10-15q10 15 0 30M27-26q19 26 0 52"/></g>`;
const OOG = `<path d="M-44 0q44-44 88 0-44 44-88 0z" fill="${PALET.wit}" stroke="${KLEUREN.zee}" stroke-width="7"/><circle r="18" fill="${KLEUREN.zee}"/><circle r="8" fill="${PALET.zwart}"/><circle cx="6" cy="-6" r="4" fill="${PALET.wit}"/>`;

/** A board of planks on two posts. */
const drawPlank = (w: number, h: number, inhoud = ''): string =>
  `<rect x="${w * 0.14}" width="14" height="${h}" rx="4" fill="${PALET.houtDiep}"/><rect x="${w * 0.86 - 14}" width="14" height="${h}" rx="4" fill="${PALET.houtDiep}"/><rect y="7" width="${w}" height="${h - 16}" rx="16" fill="${PALET.houtDiep}"/><rect y="3" width="${w}" height="${h - 18}" rx="16" fill="${PALET.hout}"/><rect x="16" y="12" width="${w - 32}" height="${h - 36}" rx="10" fill="${PALET.papier}"/>${inhoud}`;

/** A card with a pin and two paws on its upper edge. */
const drawKaart = (w: number, h: number): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="18" fill="${PALET.zandDiep}"/><rect width="${w}" height="${h - 6}" rx="18" fill="${PALET.papier}"/><rect x="6" y="6" width="${w - 12}" height="${h - 18}" rx="13" fill="none" stroke="${PALET.stok}" stroke-width="4"/>${[-1, 1].map((kant) => `<rect x="${w / 2 + kant * 54 - 15}" y="-2" width="30" height="20" rx="10" fill="${PALET.stokDiep}"/>`).join('')}`;

/** The corners of what a camera sees, dark below light so that they are seen on anything. */
function drawZoeker(w: number, h: number, punt: string, kleur: string): string {
  const hoek = 44;
  const d = `M6 ${6 + hoek}V6H${6 + hoek}M${w - 6 - hoek} 6H${w - 6}V${6 + hoek}M${w - 6} ${h - 6 - hoek}V${h - 6}H${w - 6 - hoek}M${6 + hoek} ${h - 6}H6V${h - 6 - hoek}`;
  return `<path d="${d}" stroke="${PALET.zwart}" stroke-width="12" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/><path d="${d}" stroke="${kleur}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${punt}`;
}
const kruis = (w: number, h: number): string =>
  `<path d="M${w / 2 - 16} ${h / 2}h32M${w / 2} ${h / 2 - 16}v32" stroke="${PALET.zwart}" stroke-width="7" stroke-linecap="round" opacity=".5"/><path d="M${w / 2 - 16} ${h / 2}h32M${w / 2} ${h / 2 - 16}v32" stroke="${PALET.wit}" stroke-width="3" stroke-linecap="round"/>`;

/** The paper of a picture, with grass and sky in it. */
const FOTO = `<rect y="3" width="100" height="87" rx="5" fill="${PALET.zwart}" opacity=".22"/><rect width="100" height="87" rx="5" fill="${PALET.wit}"/><rect x="6" y="7" width="88" height="56" fill="${PALET.fotolucht}"/><path d="M6 44q40-12 88-2v21H6z" fill="${PALET.gras}"/>`;

const drawKnop = (inhoud: string): string =>
  `<circle cx="56" cy="60" r="50" fill="${PALET.zwart}" opacity=".35"/><circle cx="56" cy="56" r="50" fill="${PALET.toestel}"/><circle cx="56" cy="56" r="42" fill="${PALET.papier}"/>${inhoud}`;

const LAMP: Readonly<Record<string, string>> = { '': PALET.zandDiep, aan: KLEUREN.gras, nu: PALET.wit, half: PALET.velg };

const beest = (svg: string): Drawing => ({ vak: [120, 120], svg: () => svg });

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  neushoorn: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="50" cy="78" rx="42" ry="28" fill="${PALET.nijl}"/><ellipse cx="92" cy="74" rx="22" ry="18" fill="${PALET.nijl}"/><path d="M104 62l12-26-22 22z" fill="${PALET.wit}"/><path d="M92 58l4-14-12 14z" fill="${PALET.wit}"/><path d="M74 50l2-14 12 14z" fill="${PALET.nijlDiep}"/>${drawOgen(86, 70, 6, 5)}${drawLach(98, 82, 6)}<rect x="20" y="94" width="14" height="18" rx="4" fill="${PALET.nijlDiep}"/><rect x="60" y="94" width="14" height="18" rx="4" fill="${PALET.nijlDiep}"/><path d="M10 74Q0 66 6 56" fill="none" stroke="${PALET.nijlDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  struisvogel: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="46" cy="70" rx="34" ry="24" fill="${PALET.zwart}"/><circle cx="22" cy="62" r="12" fill="${PALET.wit}"/><circle cx="20" cy="76" r="10" fill="${PALET.wit}"/><path d="M70 64q16-10 12-44" fill="none" stroke="${PALET.roze}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="86" cy="18" r="12" fill="${PALET.roze}"/><path d="M96 14l16 6-16 6z" fill="${PALET.hals}"/>${drawOgen(86, 15, 4, 6)}<path d="M40 92l-6 20h-8M56 92l6 20h8" fill="none" stroke="${PALET.roze}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  stokstaart: `<ellipse cx="60" cy="112" rx="28" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M38 112q-8-60 22-60t22 60z" fill="${PALET.stok}"/><ellipse cx="60" cy="92" rx="12" ry="20" fill="${PALET.stokLicht}"/><circle cx="60" cy="40" r="22" fill="${PALET.stok}"/><ellipse cx="50" cy="38" rx="8" ry="7" fill="${PALET.stokDiep}"/><ellipse cx="70" cy="38" rx="8" ry="7" fill="${PALET.stokDiep}"/>${drawOgen(60, 38, 10, 5)}<circle cx="60" cy="48" r="4" fill="${PALET.zwart}"/>${drawLach(60, 51, 5)}<path d="M78 74l22-26" fill="none" stroke="${PALET.stok}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><rect x="92" y="30" width="22" height="18" rx="4" fill="${PALET.toestel}"/><circle cx="103" cy="39" r="6" fill="${PALET.lens}"/>`,
  krokodil: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M4 104q-2-30 30-32l78 6q8 14-4 26z" fill="${PALET.kameleonDiep}"/><path d="M34 84h76l-2 8-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6z" fill="${PALET.wit}"/><circle cx="34" cy="62" r="14" fill="${PALET.kameleonDiep}"/><circle cx="56" cy="64" r="14" fill="${PALET.kameleonDiep}"/>${drawOgen(45, 60, 11, 8)}<circle cx="106" cy="78" r="2" fill="${KLEUREN.inkt}"/><rect x="62" y="94" width="44" height="5" rx="2" fill="${PALET.rood}"/><rect x="100" y="84" width="12" height="12" rx="2" fill="${PALET.wit}"/>${drawLach(26, 92, 8)}`,
  flamingo: `<ellipse cx="60" cy="112" rx="22" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="62" rx="28" ry="19" fill="${PALET.roze}"/><path d="M74 56q22-14 6-30-14-10-18-2" fill="none" stroke="${PALET.roze}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="64" cy="22" r="10" fill="${PALET.roze}"/><path d="M56 20l-14 8 12 4z" fill="${PALET.zwart}"/><circle cx="64" cy="20" r="2" fill="${KLEUREN.inkt}"/><path d="M32 56L12 66l24 4z" fill="${PALET.hals}"/><path d="M56 80v32h10M56 90l14 6-12 6" fill="none" stroke="${PALET.hals}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  aap: `<path d="M60 0q-10 20 0 34" fill="none" stroke="${PALET.acaciaDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="62" r="28" fill="${PALET.aap}"/><circle cx="32" cy="62" r="10" fill="${PALET.aap}"/><circle cx="88" cy="62" r="10" fill="${PALET.aap}"/><ellipse cx="60" cy="70" rx="20" ry="16" fill="${PALET.aapLicht}"/><ellipse cx="50" cy="58" rx="11" ry="11" fill="${PALET.aapLicht}"/><ellipse cx="70" cy="58" rx="11" ry="11" fill="${PALET.aapLicht}"/>${drawOgen(60, 58, 9, 6)}${drawLach(60, 72, 10)}<circle cx="100" cy="94" r="14" fill="${PALET.toestel}"/><circle cx="100" cy="94" r="9" fill="${PALET.toestelLicht}"/><path d="M80 84l12 6" fill="none" stroke="${PALET.aap}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  nijlpaard: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="82" rx="44" ry="26" fill="${PALET.nijl}"/><ellipse cx="60" cy="94" rx="34" ry="20" fill="${PALET.nijlDiep}"/><circle cx="36" cy="58" r="8" fill="${PALET.nijl}"/><circle cx="84" cy="58" r="8" fill="${PALET.nijl}"/>${drawOgen(60, 70, 18, 7)}<ellipse cx="48" cy="90" rx="5" ry="4" fill="${PALET.zwart}"/><ellipse cx="72" cy="90" rx="5" ry="4" fill="${PALET.zwart}"/>${drawLach(60, 100, 12)}<ellipse cx="60" cy="46" rx="14" ry="10" fill="${PALET.koplamp}"/><circle cx="72" cy="36" r="8" fill="${PALET.koplamp}"/><path d="M78 34l10 4-10 3z" fill="${PALET.rood}"/><circle cx="74" cy="34" r="2" fill="${KLEUREN.inkt}"/>`,
  schildpad: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 96q0-48 44-48t44 48z" fill="${PALET.kameleon}"/><path d="M36 62l12 34M80 62L68 96M40 78h36" fill="none" stroke="${PALET.kameleonDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="104" cy="84" rx="14" ry="12" fill="${PALET.struikLicht}"/>${drawOgen(106, 80, 5, 5)}${drawLach(106, 90, 5)}<ellipse cx="30" cy="100" rx="12" ry="9" fill="${PALET.struikLicht}"/><ellipse cx="84" cy="100" rx="12" ry="9" fill="${PALET.struikLicht}"/><path d="M14 92L2 100l14 2z" fill="${PALET.struikLicht}"/>`,
  wolk: `<circle cx="34" cy="52" r="22" fill="${PALET.wit}"/><circle cx="62" cy="38" r="30" fill="${PALET.wit}"/><circle cx="92" cy="54" r="20" fill="${PALET.wit}"/><rect x="14" y="52" width="96" height="26" rx="13" fill="${PALET.wit}"/>${drawOgen(62, 48, 13, 8)}${drawLach(62, 64, 10)}<circle cx="44" cy="64" r="6" fill="${PALET.roze}"/><circle cx="80" cy="64" r="6" fill="${PALET.roze}"/><ellipse cx="60" cy="108" rx="46" ry="7" fill="${PALET.zandLicht}"/>`,
  olifant: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="48" cy="78" rx="36" ry="28" fill="${PALET.olifant}"/><circle cx="80" cy="56" r="24" fill="${PALET.olifant}"/><ellipse cx="64" cy="54" rx="15" ry="20" fill="${PALET.olifantDiep}"/><path d="M94 62q20 6 14 30-8 8-12-2" fill="none" stroke="${PALET.olifant}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(86, 50, 6, 6)}<rect x="24" y="94" width="14" height="18" rx="4" fill="${PALET.olifantDiep}"/><rect x="58" y="94" width="14" height="18" rx="4" fill="${PALET.olifantDiep}"/><path d="M112 32q4-10-4-16M104 30q-2-10-10-10" fill="none" stroke="${PALET.fotolucht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 76Q4 84 8 92" fill="none" stroke="${PALET.olifantDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawVlakte({ w: 1280, h: 720, einder: 226, spoor: 586, id: 'safari-lucht-l' }) },
  'decor-staand': { vak: [720, 960], svg: () => drawVlakte({ w: 720, h: 960, einder: 226, spoor: 806, id: 'safari-lucht-s' }) },
  'bord-woord': { vak: [440, 116], tonen: ['leeg'], svg: () => drawPlank(440, 116) },
  'bord-oor': {
    vak: [190, 116],
    tonen: ['leeg'],
    svg: (toon) => drawPlank(190, 116, toon === 'leeg' ? '' : `<g transform="translate(95 52)">${OOR}</g>`),
  },
  'bord-kijk': { vak: [190, 116], svg: () => drawPlank(190, 116, `<g transform="translate(95 52)">${OOG}</g>`) },
  'bord-liggend': { vak: [780, 116], svg: () => drawPlank(780, 116) },
  'bord-staand': { vak: [660, 128], svg: () => drawPlank(660, 128) },
  kaart: { vak: [276, 108], svg: () => drawKaart(276, 108) },
  flitskaart: { vak: [500, 124], svg: () => drawKaart(500, 124) },
  rand: {
    vak: [310, 270],
    tonen: ['kijk'],
    svg: (toon) => drawZoeker(310, 270, `<circle cx="286" cy="26" r="7" fill="${PALET.rood}"/>`, toon === 'kijk' ? KLEUREN.zon : PALET.wit),
  },
  gloed: {
    vak: [306, 138],
    svg: () =>
      `<rect x="4" y="4" width="298" height="130" rx="26" fill="${KLEUREN.zon}" stroke="${PALET.amber}" stroke-width="7" stroke-dasharray="16 10"/>`,
  },
  hol: {
    vak: [210, 64],
    svg: () =>
      `<path d="M4 60Q20 14 62 12q42-16 92 2 42 6 52 46z" fill="${PALET.zandDiep}"/><path d="M10 56Q28 20 64 18q42-14 86 2 38 6 50 36z" fill="${PALET.zand}"/><ellipse cx="105" cy="26" rx="58" ry="13" fill="${PALET.hol}"/><path d="M30 50q10-4 20 0M150 52q14-6 28 0" stroke="${PALET.zandLicht}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  stof: {
    vak: [60, 44],
    svg: () =>
      `<circle cx="18" cy="28" r="14" fill="${PALET.zandLicht}"/><circle cx="36" cy="20" r="18" fill="${PALET.zandLicht}"/><circle cx="46" cy="32" r="11" fill="${PALET.zand}"/>`,
  },
  struik: {
    vak: [180, 96],
    svg: () =>
      `<path d="M6 94Q-6 60 26 50q2-34 38-30 24-30 54 0 34-4 36 30 30 8 20 44z" fill="${PALET.struikDiep}"/><path d="M14 94Q6 66 34 58q4-28 34-26 22-24 46 0 30-2 32 28 26 6 20 34z" fill="${PALET.struik}"/><path d="M48 60q10-12 22-6M96 48q12-8 22 2M66 82q10-10 22-4M126 76q8-8 18-2" stroke="${PALET.struikLicht}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="40" cy="76" r="5" fill="${PALET.rood}"/><circle cx="106" cy="72" r="5" fill="${PALET.rood}"/><circle cx="146" cy="60" r="5" fill="${PALET.rood}"/>`,
  },
  stokstaart: { vak: [120, 120], tonen: ['blij', 'gluur'], svg: drawStokstaart },
  ...Object.fromEntries(Object.entries(DIEREN).map(([naam, svg]) => [naam, beest(svg)])),
  ...POSE_ART,
  jeep: {
    vak: [230, 160],
    svg: () =>
      `<ellipse cx="115" cy="152" rx="104" ry="8" fill="${PALET.zwart}" opacity=".2"/><path d="M150 66l16-44h8l-8 50z" fill="${PALET.toestel}"/><path d="M154 62l14-36" stroke="${PALET.lens}" stroke-width="5" opacity=".7"/><path d="M10 72h142l50 8q22 4 22 30v24H10q-6-32 0-62z" fill="${PALET.jeepDiep}"/><path d="M10 66h142l48 10q22 4 22 26v18H10q-6-28 0-54z" fill="${PALET.jeep}"/><path d="M14 74h136" stroke="${PALET.jeepLicht}" stroke-width="6" stroke-linecap="round"/><path d="M28 86h44v26H28zM84 86h44v26H84z" fill="${PALET.jeepDiep}" opacity=".45"/><path d="M36 104q-4-12 8-16 2 10 12 12zM96 92l10 16M106 90l8 14" stroke="${PALET.jeepLicht}" stroke-width="4" fill="${PALET.jeepLicht}"/><circle cx="212" cy="96" r="11" fill="${PALET.koplamp}" stroke="${PALET.jeepDiep}" stroke-width="4"/><rect x="200" y="122" width="28" height="12" rx="5" fill="${PALET.toestelLicht}"/>${[54, 176].map((x) => `<circle cx="${x}" cy="130" r="25" fill="${PALET.band}"/><circle cx="${x}" cy="130" r="11" fill="${PALET.velg}"/>`).join('')}`,
  },
  toestel: {
    vak: [74, 54],
    svg: () =>
      `<rect x="22" y="2" width="26" height="14" rx="5" fill="${PALET.toestelLicht}"/><rect x="2" y="10" width="70" height="42" rx="10" fill="${PALET.toestel}"/><rect x="2" y="18" width="70" height="8" fill="${PALET.toestelLicht}"/><circle cx="37" cy="32" r="18" fill="${PALET.zwart}"/><circle cx="37" cy="32" r="13" fill="${PALET.lens}"/><circle cx="32" cy="27" r="4" fill="${PALET.wit}"/><circle cx="62" cy="15" r="4" fill="${PALET.rood}"/>`,
  },
  kijker: {
    vak: [112, 104],
    svg: () =>
      `<rect y="5" width="112" height="99" rx="26" fill="${PALET.houtDiep}"/><rect width="112" height="96" rx="26" fill="${KLEUREN.zon}"/><path d="M22 30q0-10 14-10t14 10v6h12v-6q0-10 14-10t14 10l8 34q0 16-18 16-16 0-18-16V50H50v14q-2 16-18 16-18 0-18-16z" fill="${PALET.toestel}"/><circle cx="33" cy="64" r="11" fill="${PALET.lens}"/><circle cx="79" cy="64" r="11" fill="${PALET.lens}"/>`,
  },
  foto: { vak: [100, 90], svg: () => FOTO },
  scherm: {
    vak: [100, 90],
    svg: () =>
      `<rect width="100" height="90" rx="12" fill="${PALET.zwart}"/><rect x="1" y="1" width="98" height="85" rx="11" fill="${PALET.toestel}"/><rect x="5" y="6" width="90" height="58" rx="3" fill="${PALET.fotolucht}"/><path d="M5 44q40-12 90-2v22H5z" fill="${PALET.gras}"/><circle cx="16" cy="74" r="5" fill="${PALET.rood}"/><rect x="34" y="71" width="32" height="6" rx="3" fill="${PALET.toestelLicht}"/><circle cx="84" cy="74" r="5" fill="${PALET.toestelLicht}"/>`,
  },
  aapfoto: {
    vak: [206, 186],
    svg: () =>
      `<rect y="4" width="206" height="182" rx="8" fill="${PALET.zwart}" opacity=".25"/><rect width="206" height="182" rx="8" fill="${PALET.wit}"/><rect x="13" y="13" width="180" height="124" fill="${PALET.fotolucht}"/><path d="M13 100q80-26 180-4v41H13z" fill="${PALET.gras}"/><g transform="translate(30 16) scale(1.15)">${drawAap()}</g>`,
  },
  flits: { vak: [1280, 720], svg: () => `<rect width="1280" height="720" fill="${PALET.wit}"/>` },
  zoeker: { vak: [460, 330], svg: () => drawZoeker(460, 330, kruis(460, 330), PALET.wit) },
  zoekerdicht: { vak: [214, 176], svg: () => drawZoeker(214, 176, kruis(214, 176), KLEUREN.zon) },
  klik: {
    vak: [124, 124],
    svg: () =>
      `<circle cx="62" cy="68" r="56" fill="${PALET.zwart}" opacity=".35"/><circle cx="62" cy="62" r="58" fill="${PALET.toestel}"/><circle cx="62" cy="66" r="46" fill="${PALET.roodDiep}"/><circle cx="62" cy="60" r="46" fill="${PALET.rood}"/><path d="M34 40q10-14 26-16" stroke="${PALET.wit}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>`,
  },
  loep: {
    vak: [112, 112],
    tonen: ['uit'],
    svg: (toon) =>
      drawKnop(
        `<circle cx="50" cy="50" r="24" fill="${PALET.lens}" opacity=".6"/><circle cx="50" cy="50" r="24" fill="none" stroke="${PALET.toestel}" stroke-width="8"/><path d="M68 68l18 18" stroke="${PALET.toestel}" stroke-width="12" stroke-linecap="round"/><path d="M38 50h24${toon === 'uit' ? '' : 'M50 38v24'}" stroke="${PALET.toestel}" stroke-width="6" stroke-linecap="round"/>`,
      ),
  },
  boek: {
    vak: [1010, 500],
    svg: () =>
      `<rect x="8" y="14" width="994" height="486" rx="26" fill="${PALET.zwart}" opacity=".35"/><rect width="1010" height="492" rx="26" fill="${PALET.jeepDiep}"/><rect x="12" y="10" width="986" height="468" rx="18" fill="${PALET.papier}"/><path d="M12 88h986" stroke="${PALET.gras}" stroke-width="6"/><path d="M946 0v58l-18-14-18 14V0z" fill="${PALET.rood}"/>`,
  },
  knop: { vak: [250, 96], svg: () => drawKnopVlak(250, 96, KLEUREN['zee-diep'], KLEUREN.inkt) },
  lampje: {
    vak: [30, 30],
    tonen: ['aan', 'nu', 'half'],
    svg: (toon) =>
      `<circle cx="15" cy="15" r="14" fill="${PALET.wit}"/><circle cx="15" cy="15" r="10" fill="${LAMP[toon] ?? PALET.zandDiep}" stroke="${PALET.zandDiep}" stroke-width="2"/>`,
  },
};
