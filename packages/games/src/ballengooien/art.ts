import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawKraam, drawToonbank } from './decor.ts';
import { KNUFFELBEELDEN } from './knuffels.ts';
import { PALET } from './palet.ts';

interface Blikkleur {
  readonly kleur: string;
  readonly diep: string;
  readonly licht: string;
}
const BLAUW: Blikkleur = { kleur: PALET.blik, diep: PALET.blikDiep, licht: PALET.blikLicht };

/** A tin with silver edges, `band` is what is around it. */
function drawTin(w: number, h: number, { kleur, diep, licht }: Blikkleur, band: string): string {
  return `<path d="M2 16V${h - 14}Q${w / 2} ${h + 8} ${w - 2} ${h - 14}V16z" fill="${diep}"/><path d="M2 16V${h - 17}Q${w / 2} ${h + 5} ${w - 2} ${h - 17}V16z" fill="${kleur}"/><path d="M12 26V${h - 22}" stroke="${licht}" stroke-width="8" stroke-linecap="round"/>${band}<path d="M2 ${h - 22}Q${w / 2} ${h} ${w - 2} ${h - 22}v9Q${w / 2} ${h + 9} 2 ${h - 13}z" fill="${PALET.zilverDiep}"/><ellipse cx="${w / 2}" cy="14" rx="${w / 2 - 1}" ry="13" fill="${PALET.zilverDiep}"/><ellipse cx="${w / 2}" cy="12" rx="${w / 2 - 1}" ry="12" fill="${PALET.zilver}"/><ellipse cx="${w / 2}" cy="12" rx="${w / 2 - 12}" ry="7" fill="${PALET.zilverLicht}"/>`;
}

/** With a label for a word or a piece of one. */
const drawBlik = (w: number, h: number, toon: string): string =>
  drawTin(
    w,
    h,
    BLAUW,
    `<path d="M2 30Q${w / 2} 44 ${w - 2} 30V${h - 28}Q${w / 2} ${h - 10} 2 ${h - 28}z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.blikDiep}"/><path d="M${toon === 'mik' ? 8 : 4} ${toon === 'mik' ? 36 : 33}Q${w / 2} 48 ${w - (toon === 'mik' ? 8 : 4)} ${toon === 'mik' ? 36 : 33}V${h - 33}Q${w / 2} ${h - 17} ${toon === 'mik' ? 8 : 4} ${h - 33}z" fill="${toon === 'raak' ? PALET.etiketRaak : PALET.etiket}"/>`,
  );

const STAPELKLEUR: Readonly<Record<string, Blikkleur>> = {
  '': BLAUW,
  '1': { kleur: PALET.blikRood, diep: PALET.blikRoodDiep, licht: PALET.blikRoodLicht },
  '2': { kleur: PALET.blikGeel, diep: PALET.blikGeelDiep, licht: PALET.blikGeelLicht },
  zand: { kleur: PALET.zandblik, diep: PALET.zandblikDiep, licht: PALET.zilver },
};

function drawStapelblik(toon: string): string {
  const zand = toon === 'zand';
  const band = zand
    ? `<path d="M26 40h46l10 36H16z" fill="${PALET.zwart}"/><circle cx="49" cy="36" r="9" fill="none" stroke="${PALET.zwart}" stroke-width="6"/><path d="M34 54h30" stroke="${PALET.zilverLicht}" stroke-width="5" stroke-linecap="round"/>`
    : `<path d="M2 34Q49 46 96 34V66Q49 80 2 66z" fill="${PALET.etiket}"/><circle cx="49" cy="56" r="12" fill="${toon === '1' ? KLEUREN.zon : KLEUREN.koraal}"/>`;
  const tin = drawTin(98, 96, STAPELKLEUR[toon] ?? BLAUW, band);
  return zand
    ? `${tin}<path d="M10 12Q22-6 49-4T88 12q-20 10-39 10T10 12z" fill="${PALET.zandDiep}"/><path d="M14 9Q26-4 49-3T84 9Q66 15 49 15T14 9z" fill="${PALET.zand}"/>`
    : tin;
}

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="28" fill="${PALET.goudDiep}"/><rect width="${w}" height="${h - 8}" rx="28" fill="${PALET.luifelRood}"/><rect x="18" y="16" width="${w - 36}" height="${h - 40}" rx="16" fill="${PALET.etiket}"/>${Array.from({ length: Math.floor(w / 44) }, (_, i) => `<circle cx="${22 + (i * (w - 44)) / (Math.floor(w / 44) - 1)}" cy="8" r="5" fill="${PALET.lamp}"/><circle cx="${22 + (i * (w - 44)) / (Math.floor(w / 44) - 1)}" cy="${h - 16}" r="5" fill="${PALET.lamp}"/>`).join('')}${inhoud}`;
const OOR = `<g transform="translate(50 18)" fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.zee}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A ticket for a piece of the word. */
const drawKaartje = (toon: string): string =>
  toon === 'vol'
    ? `<path d="M4 10h76v34q-8 8 0 16v38H4V60q8-8 0-16z" fill="${PALET.goudDiep}"/><path d="M4 4h76v36q-8 8 0 16v40H4V56q8-8 0-16z" fill="${PALET.etiket}"/>`
    : `<path d="M5 5h74v36q-8 8 0 16v42H5V57q8-8 0-16z" fill="${PALET.etiket}" opacity="${toon === 'nu' ? '.85' : '.2'}"/><path d="M5 5h74v36q-8 8 0 16v42H5V57q8-8 0-16z" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.ster}" stroke-width="5" stroke-dasharray="13 8"/>`;

const gloed = (w: number, h: number): string =>
  `<rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="34" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="${w - 16}" height="${h - 16}" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 11"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  muis: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="26" y="52" width="68" height="60" rx="8" fill="${PALET.blik}"/><rect x="26" y="64" width="68" height="30" rx="2" fill="${PALET.blikRood}"/><ellipse cx="60" cy="52" rx="34" ry="9" fill="${PALET.blikDiep}"/><circle cx="60" cy="44" r="22" fill="${PALET.zilver}"/><circle cx="40" cy="26" r="12" fill="${PALET.zilver}"/><circle cx="40" cy="26" r="7" fill="${PALET.roze}"/><circle cx="80" cy="26" r="12" fill="${PALET.zilver}"/><circle cx="80" cy="26" r="7" fill="${PALET.roze}"/>${drawOgen(60, 42, 8, 6)}<circle cx="60" cy="52" r="4" fill="${PALET.roze}"/>${drawLach(60, 54, 5)}${drawOgen(60, 78, 8, 5)}`,
  suikerspin: `<ellipse cx="60" cy="112" rx="20" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M50 66h20l-8 48h-4z" fill="${PALET.houtLicht}"/><circle cx="60" cy="40" r="26" fill="${PALET.roze}"/><circle cx="38" cy="48" r="18" fill="${PALET.roze}"/><circle cx="82" cy="48" r="18" fill="${PALET.roze}"/><circle cx="48" cy="28" r="16" fill="${PALET.roze}"/><circle cx="74" cy="28" r="16" fill="${PALET.roze}"/>${drawOgen(60, 42, 10, 7)}${drawLach(60, 54, 8)}`,
  ster: `<path d="M60 0v16" fill="none" stroke="${PALET.zilver}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 14l14 28 31 5-22 22 5 31-28-15-28 15 5-31-22-22 31-5z" fill="${PALET.goud}"/><path d="M60 14l14 28-14 20zM32 100l5-31 23-7z" fill="${PALET.goudDiep}"/>${drawOgen(62, 58, 9, 6)}${drawLach(62, 72, 8)}`,
  clown: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M36 104q-2-32 24-32t24 32z" fill="${PALET.blikGeel}"/><circle cx="60" cy="48" r="25" fill="${PALET.wit}"/><circle cx="36" cy="36" r="14" fill="${PALET.draak}"/><circle cx="84" cy="36" r="14" fill="${PALET.draak}"/><path d="M48 26L60 4l12 22z" fill="${PALET.blikRood}"/>${drawOgen(60, 44, 9, 6)}<circle cx="60" cy="54" r="7" fill="${PALET.blikRood}"/>${drawLach(60, 62, 10)}<ellipse cx="34" cy="106" rx="20" ry="8" fill="${PALET.blikRood}"/><ellipse cx="86" cy="106" rx="20" ry="8" fill="${PALET.blikRood}"/><circle cx="60" cy="84" r="5" fill="${PALET.beer}"/><circle cx="60" cy="97" r="5" fill="${PALET.beer}"/>`,
  ballon: `<ellipse cx="60" cy="64" rx="28" ry="11" fill="${PALET.octopus}"/><ellipse cx="26" cy="46" rx="14" ry="10" fill="${PALET.octopus}"/><ellipse cx="40" cy="58" rx="9" ry="9" fill="${PALET.octopus}"/><ellipse cx="34" cy="30" rx="6" ry="14" fill="${PALET.octopus}" transform="rotate(20 34 30)"/><ellipse cx="46" cy="86" rx="7" ry="18" fill="${PALET.octopus}"/><ellipse cx="76" cy="86" rx="7" ry="18" fill="${PALET.octopus}"/><ellipse cx="94" cy="48" rx="6" ry="18" fill="${PALET.octopus}" transform="rotate(24 94 48)"/><circle cx="12" cy="46" r="5" fill="${PALET.octopusDiep}"/>${drawOgen(26, 42, 5, 4)}<ellipse cx="54" cy="58" rx="10" ry="3" fill="${PALET.wit}" opacity=".5"/>`,
  popcorn: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M28 54h64l-10 58H38z" fill="${PALET.wit}"/><path d="M28 54h14l4 58h-8zM54 54h14v58H54zM80 54h12l-10 58h-6z" fill="${PALET.blikRood}"/><circle cx="36" cy="46" r="13" fill="${PALET.lamp}"/><circle cx="54" cy="36" r="14" fill="${PALET.lamp}"/><circle cx="74" cy="40" r="14" fill="${PALET.lamp}"/><circle cx="88" cy="50" r="10" fill="${PALET.lamp}"/><circle cx="60" cy="52" r="13" fill="${PALET.lamp}"/>${drawOgen(60, 74, 10, 7)}${drawLach(60, 88, 8)}`,
  nachtvlinder: `<circle cx="60" cy="56" r="50" fill="${PALET.lamp}" opacity=".35"/><ellipse cx="36" cy="48" rx="26" ry="20" fill="${PALET.octopus}" transform="rotate(24 36 48)"/><ellipse cx="84" cy="48" rx="26" ry="20" fill="${PALET.octopus}" transform="rotate(-24 84 48)"/><ellipse cx="42" cy="78" rx="16" ry="12" fill="${PALET.octopusDiep}" transform="rotate(-24 42 78)"/><ellipse cx="78" cy="78" rx="16" ry="12" fill="${PALET.octopusDiep}" transform="rotate(24 78 78)"/><circle cx="34" cy="48" r="7" fill="${PALET.lamp}"/><circle cx="86" cy="48" r="7" fill="${PALET.lamp}"/><rect x="53" y="34" width="14" height="56" rx="7" fill="${PALET.hout}"/>${drawOgen(60, 42, 6, 6)}<path d="M56 32L46 16M64 32l10-16" fill="none" stroke="${PALET.hout}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  lot: `<rect x="14" y="36" width="92" height="56" rx="6" fill="${PALET.zandblik}" transform="rotate(-10 60 64)"/><rect x="20" y="42" width="80" height="44" rx="4" fill="${PALET.etiket}" transform="rotate(-10 60 64)"/><circle cx="14" cy="70" r="8" fill="${PALET.avond}"/><circle cx="106" cy="56" r="8" fill="${PALET.avond}"/><path d="M40 50l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" fill="${PALET.goud}"/>${drawOgen(74, 58, 9, 6)}${drawLach(74, 72, 7)}`,
  goochelaar: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="46" cy="26" rx="8" ry="24" fill="${PALET.konijn}"/><ellipse cx="76" cy="26" rx="8" ry="24" fill="${PALET.konijn}" transform="rotate(14 76 26)"/><ellipse cx="46" cy="28" rx="4" ry="16" fill="${PALET.roze}"/><circle cx="60" cy="60" r="26" fill="${PALET.konijn}"/>${drawOgen(60, 56, 10, 7)}<circle cx="60" cy="66" r="5" fill="${PALET.roze}"/>${drawLach(60, 69, 6)}<rect x="36" y="84" width="48" height="28" rx="12" fill="${PALET.konijn}"/><path d="M54 86l-14-8v16zM66 86l14-8v16z" fill="${PALET.blikRood}"/><circle cx="60" cy="86" r="5" fill="${PALET.blikRoodDiep}"/><path d="M94 108L112 78" fill="none" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  munt: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="64" r="44" fill="${PALET.goudDiep}"/><circle cx="60" cy="60" r="44" fill="${PALET.goud}"/><circle cx="60" cy="60" r="32" fill="${PALET.lamp}"/>${drawOgen(60, 54, 11, 8)}${drawLach(60, 72, 11)}<path d="M22 34l-8-8M98 34l8-8M60 8V0" fill="none" stroke="${PALET.lamp}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawKraam('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawKraam('staand') },
  'toonbank-liggend': { vak: [1280, 100], svg: () => drawToonbank(1280, 100) },
  'toonbank-staand': { vak: [720, 114], svg: () => drawToonbank(720, 114) },
  plank: {
    vak: [1130, 40],
    svg: () =>
      `<path d="M60 18l20 22h-40zM1070 18l20 22h-40z" fill="${PALET.houtDiep}"/><rect y="6" width="1130" height="22" rx="7" fill="${PALET.houtDiep}"/><rect width="1130" height="20" rx="7" fill="${PALET.houtLicht}"/><path d="M30 8h260M420 12h360M880 7h210" stroke="${PALET.hout}" stroke-width="3" stroke-linecap="round"/>`,
  },
  lamp: {
    vak: [30, 38],
    tonen: ['aan'],
    svg: (toon) =>
      `${toon === 'aan' ? `<circle cx="15" cy="22" r="15" fill="${PALET.lamp}" opacity=".4"/>` : ''}<rect x="10" y="2" width="10" height="10" fill="${PALET.houtDiep}"/><circle cx="15" cy="22" r="10" fill="${toon === 'aan' ? PALET.lamp : PALET.goudDiep}"/>`,
  },
  blik: { vak: [122, 116], tonen: ['mik', 'raak'], svg: (toon) => drawBlik(122, 116, toon) },
  'blik-breed': { vak: [216, 116], tonen: ['mik', 'raak'], svg: (toon) => drawBlik(216, 116, toon) },
  'blik-antwoord': { vak: [262, 152], tonen: ['mik', 'raak'], svg: (toon) => drawBlik(262, 152, toon) },
  stapelblik: { vak: [98, 96], tonen: ['1', '2', 'zand'], svg: drawStapelblik },
  gloed: { vak: [300, 180], svg: () => gloed(300, 180) },
  bal: {
    vak: [80, 80],
    svg: () =>
      `<defs>${drawGloed('bg-bal', { offset: 0, kleur: PALET.bal }, { offset: 1, kleur: PALET.balDiep })}</defs><circle cx="40" cy="40" r="38" fill="url(#bg-bal)"/><path d="M10 18Q40 34 70 18M10 62Q40 46 70 62" stroke="${PALET.wit}" stroke-width="6" fill="none"/><circle cx="28" cy="26" r="7" fill="${PALET.wit}" opacity=".7"/>`,
  },
  knuffel: { vak: [84, 92], tonen: KNUFFELBEELDEN.map((_, i) => String(i)), svg: (toon) => KNUFFELBEELDEN[Number(toon)] ?? '' },
  ring: {
    vak: [96, 96],
    svg: () =>
      `<circle cx="48" cy="48" r="40" fill="none" stroke="${PALET.zwart}" stroke-width="14" opacity=".35"/><circle cx="48" cy="48" r="40" fill="none" stroke="${KLEUREN.zon}" stroke-width="9"/><path d="M48 2v24M48 70v24M2 48h24M70 48h24" stroke="${KLEUREN.zon}" stroke-width="8" stroke-linecap="round"/><circle cx="48" cy="48" r="6" fill="${KLEUREN.koraal}"/>`,
  },
  lat: {
    vak: [14, 420],
    svg: () =>
      `<path d="M7 4V416" stroke="${KLEUREN.zon}" stroke-width="6" stroke-linecap="round" stroke-dasharray="16 12" opacity=".85"/>`,
  },
  'bord-woord': { vak: [480, 112], svg: () => drawBord(480, 112) },
  'bord-oor': { vak: [196, 112], tonen: ['leeg'], svg: (toon) => drawBord(196, 112, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [780, 112], svg: () => drawBord(780, 112) },
  'bord-staand': { vak: [640, 122], svg: () => drawBord(640, 122) },
  kaartje: { vak: [84, 104], tonen: ['vol', 'nu', 'leeg'], svg: drawKaartje },
  knop: {
    vak: [172, 90],
    tonen: ['terug'],
    svg: (toon) =>
      toon === 'terug' ? drawKnopVlak(172, 90, PALET.houtDiep, PALET.zwart) : drawKnopVlak(172, 90, KLEUREN.zee, PALET.zeeDonker),
  },
};
