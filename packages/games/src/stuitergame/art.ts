import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawTak, drawWoud } from './woud.ts';

/** A toadstool with a pale field on its cap; `om` has been bounced on and glows. */
function drawStoel(w: number, toon: string): string {
  const om = toon === 'om';
  const [hoed, diep] = om ? [PALET.hoedPaars, PALET.hoedPaarsDiep] : [PALET.hoed, PALET.hoedDiep];
  const m = w / 2;
  const rand =
    toon === 'mik'
      ? `<path d="M5 78Q2 8 ${m} 4T${w - 5} 78Q${m} 104 5 78z" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linejoin="round"/>`
      : '';
  const steel = `<path d="M${m - 24} 88Q${m - 18} 112 ${m - 30} 131H${m + 30}Q${m + 18} 112 ${m + 24} 88z" fill="${PALET.steelDiep}"/><path d="M${m - 20} 88Q${m - 14} 112 ${m - 24} 128H${m + 12}Q${m + 4} 108 ${m + 8} 88z" fill="${PALET.steel}"/><path d="M${m - 30} 98q30 12 60 0l4 9q-34 12-68 0z" fill="${PALET.steel}"/>`;
  const kap = `<path d="M4 78Q2 8 ${m} 4T${w - 4} 78Q${m} 104 4 78z" fill="${diep}"/><path d="M7 72Q8 10 ${m} 7T${w - 7} 72Q${m} 94 7 72z" fill="${hoed}"/><path d="M20 44Q26 20 ${m - 14} 15" fill="none" stroke="${om ? PALET.paars : PALET.hoedLicht}" stroke-width="8" stroke-linecap="round"/><ellipse cx="${m}" cy="54" rx="${m - 18}" ry="32" fill="${PALET.veldRand}"/><ellipse cx="${m}" cy="53" rx="${m - 20}" ry="30" fill="${PALET.veld}"/><circle cx="15" cy="68" r="6" fill="${PALET.stip}"/><circle cx="${w - 15}" cy="66" r="6" fill="${PALET.stip}"/><circle cx="${w - 30}" cy="20" r="6" fill="${PALET.stip}"/>${rand}`;
  return `${steel}<g transform="translate(0 11)">${kap}</g>`;
}

const drawKever = (x: number, kant: number): string =>
  `<g transform="translate(${x} 52) scale(${kant} 1)"><ellipse cx="0" cy="0" rx="24" ry="18" fill="${PALET.keverDiep}"/><ellipse cx="-1" cy="-2" rx="22" ry="16" fill="${PALET.kever}"/><circle cx="19" cy="-4" r="11" fill="${PALET.zwart}"/><circle cx="23" cy="-7" r="3.500" fill="${PALET.wit}"/><path d="M-2-18V14" stroke="${PALET.zwart}" stroke-width="3"/><circle cx="-11" cy="-6" r="4" fill="${PALET.zwart}"/><circle cx="-9" cy="7" r="4" fill="${PALET.zwart}"/><circle cx="8" cy="3" r="4" fill="${PALET.zwart}"/><path d="M-10 14v10M4 15v10" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round"/></g>`;

/** A leaf on the backs of two ladybirds. */
const BLAD = `${drawKever(52, -1)}${drawKever(168, 1)}<path d="M4 22Q60-6 110 8T216 20Q170 56 110 46T4 22z" fill="${PALET.bladDiep}"/><path d="M6 20Q60-8 110 5T214 18Q166 46 110 38T6 20z" fill="${PALET.blad}"/><path d="M22 18Q64 2 108 10" fill="none" stroke="${PALET.bladLicht}" stroke-width="7" stroke-linecap="round"/><path d="M8 21Q110 30 212 19M70 16l-16 16M110 22l-10 18M150 22l8 16" fill="none" stroke="${PALET.nerf}" stroke-width="4" stroke-linecap="round"/>`;

const drawBlaadje = (toon: string): string => {
  const vorm = 'M42 4Q78 16 78 56Q74 86 42 98Q10 86 6 56Q6 16 42 4z';
  return toon === 'vol'
    ? `<path d="${vorm}" transform="translate(0 4)" fill="${PALET.bladDiep}"/><path d="${vorm}" fill="${PALET.bladLicht}"/><path d="M42 10V92" stroke="${PALET.blad}" stroke-width="4"/><ellipse cx="42" cy="52" rx="29" ry="34" fill="${PALET.veld}"/>`
    : `<path d="${vorm}" fill="${PALET.veld}" opacity="${toon === 'nu' ? '.8' : '.22'}"/><path d="${vorm}" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.bladLicht}" stroke-width="6" stroke-dasharray="14 9"/>`;
};

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w * 0.2}-80V20M${w * 0.8}-80V20" stroke="${PALET.varenLicht}" stroke-width="7"/><rect y="6" width="${w}" height="${h - 6}" rx="26" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="26" fill="${PALET.hout}"/><rect x="10" y="10" width="${w - 20}" height="${h - 28}" rx="18" fill="${PALET.bord}"/><path d="M10 12q${w * 0.12}-20 ${w * 0.24}-2q-${w * 0.1} 14-${w * 0.24} 2zM${w - 10} ${h - 20}q-${w * 0.1} 16-${w * 0.22} 4q${w * 0.1}-14 ${w * 0.22}-4z" fill="${PALET.mosLicht}"/>${inhoud}`;

const OOR = `<g transform="translate(50 24)" fill="none" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.houtDiep}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

function drawVliegje(toon: string): string {
  const goud = toon === 'goud';
  return `<circle cx="40" cy="44" r="38" fill="${goud ? PALET.goud : PALET.licht}" opacity=".3"/><circle cx="40" cy="48" r="22" fill="${goud ? PALET.goud : PALET.licht}"/><circle cx="40" cy="52" r="12" fill="${PALET.lichtKern}"/><ellipse cx="24" cy="28" rx="16" ry="9" transform="rotate(28 24 28)" fill="${PALET.vleugel}" opacity=".9"/><ellipse cx="56" cy="28" rx="16" ry="9" transform="rotate(-28 56 28)" fill="${PALET.vleugel}" opacity=".9"/><circle cx="40" cy="26" r="11" fill="${PALET.zwart}"/><circle cx="36" cy="24" r="3.500" fill="${PALET.wit}"/><circle cx="45" cy="24" r="3.500" fill="${PALET.wit}"/><path d="M34 16q-4-9-10-10M46 16q4-9 10-10" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round"/>${goud ? `<path d="M28 12l4-10 8 7 8-7 4 10z" fill="${KLEUREN.zon}"/>` : ''}`;
}

/** A hedgehog that has lived here longer than anyone. */
function drawEgel(toon: string): string {
  const oog =
    toon === 'blij'
      ? `<path d="M30 56q5-6 10 0" fill="none" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round"/>`
      : `<circle cx="35" cy="56" r="${toon === 'oei' ? 7 : 5}" fill="${PALET.zwart}"/><circle cx="33" cy="54" r="2" fill="${PALET.wit}"/>`;
  const mond =
    toon === 'oei'
      ? `<ellipse cx="26" cy="76" rx="6" ry="7" fill="${PALET.zwart}"/>`
      : `<path d="M20 74q8 7 16 0" fill="none" stroke="${PALET.zwart}" stroke-width="3.500" stroke-linecap="round"/>`;
  return `<path d="M44 92L36 70 28 52 44 48 40 28 60 34 64 12 82 26 96 8 106 30 126 20 124 44 144 44 134 62 148 74 132 80 136 94z" fill="${PALET.egelDiep}"/><path d="M50 92L44 60 60 42 84 34 112 46 126 70 124 94z" fill="${PALET.egel}"/><path d="M66 52l6 12M90 46l2 14M110 58l-4 12M74 74l8 10M100 74l4 12" stroke="${PALET.egelDiep}" stroke-width="5" stroke-linecap="round"/><path d="M60 92Q64 50 40 42Q14 50 6 72Q2 84 14 92z" fill="${PALET.egelsnuit}"/><circle cx="8" cy="72" r="7" fill="${PALET.zwart}"/><circle cx="52" cy="46" r="9" fill="${PALET.egelsnuit}"/>${oog}${mond}<path d="M58 26Q84-2 112 22Q92 30 58 26z" fill="${PALET.blad}"/><path d="M60 25Q84 18 110 22" fill="none" stroke="${PALET.nerf}" stroke-width="3"/><path d="M40 94h20M96 96h20" stroke="${PALET.egelDiep}" stroke-width="8" stroke-linecap="round"/>`;
}

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  hert: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112l4-40q26-16 52 0l4 40H78l-6-26H48l-6 26z" fill="${PALET.houtLicht}"/><circle cx="60" cy="48" r="22" fill="${PALET.houtLicht}"/><path d="M48 30Q36 22 38 4M42 18l-12-6M72 30q12-8 10-26M78 18l12-6" fill="none" stroke="${PALET.hout}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="36" cy="42" rx="11" ry="6" fill="${PALET.houtLicht}" transform="rotate(24 36 42)"/><ellipse cx="84" cy="42" rx="11" ry="6" fill="${PALET.houtLicht}" transform="rotate(-24 84 42)"/>${drawOgen(60, 46, 9, 6)}<ellipse cx="60" cy="58" rx="9" ry="7" fill="${PALET.egelsnuit}"/><circle cx="60" cy="56" r="4" fill="${PALET.zwart}"/>${drawLach(60, 60, 5)}`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 110q-2-22 16-24h62q22 0 20 24z" fill="${PALET.steel}"/><circle cx="74" cy="72" r="30" fill="${PALET.hoedPaars}"/><circle cx="74" cy="72" r="20" fill="${PALET.hoedPaarsDiep}"/><circle cx="74" cy="72" r="10" fill="${PALET.hoedPaars}"/><path d="M22 90V62M36 88V62" fill="none" stroke="${PALET.steel}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(30, 58, 7, 6)}${drawLach(28, 100, 6)}<path d="M18 62V40" fill="none" stroke="${PALET.lampmetaal}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="18" cy="34" r="16" fill="${PALET.licht}" opacity=".4"/><circle cx="18" cy="34" r="8" fill="${PALET.lichtKern}"/>`,
  uil: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="68" rx="32" ry="40" fill="${PALET.aarde}"/><ellipse cx="60" cy="80" rx="20" ry="24" fill="${PALET.steel}"/><path d="M34 42L28 18l20 14zM86 42l6-24-20 14z" fill="${PALET.aarde}"/><circle cx="46" cy="50" r="16" fill="${PALET.wit}"/><circle cx="74" cy="50" r="16" fill="${PALET.wit}"/><circle cx="46" cy="50" r="9" fill="${PALET.goud}"/><circle cx="74" cy="50" r="9" fill="${PALET.goud}"/><circle cx="46" cy="50" r="4" fill="${KLEUREN.inkt}"/><circle cx="74" cy="50" r="4" fill="${KLEUREN.inkt}"/><path d="M54 60h12l-6 10z" fill="${PALET.lampmetaal}"/><path d="M30 60Q14 80 30 104l8-30zM90 60q16 20 0 44l-8-30z" fill="${PALET.aardeDiep}"/>`,
  vleermuis: `<path d="M60 62Q36 24 4 40q14 10 10 30 16-10 24 6 12-6 22 10 10-16 22-10 8-16 24-6-4-20 10-30-32-16-56 22z" fill="${PALET.hoedPaarsDiep}"/><circle cx="60" cy="54" r="20" fill="${PALET.hoedPaars}"/><path d="M46 42l-2-20 14 14zM74 42l2-20-14 14z" fill="${PALET.hoedPaars}"/>${drawOgen(60, 52, 8, 6)}${drawLach(60, 62, 7)}<path d="M54 64l3 6 3-6z" fill="${PALET.wit}"/>`,
  kabouter: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M20 112V40q0-30 40-30t40 30v72z" fill="${PALET.hout}"/><path d="M36 112V64q0-26 24-26t24 26v48z" fill="${PALET.aardeDiep}"/><circle cx="60" cy="74" r="17" fill="${PALET.steel}"/><path d="M42 68L60 34l18 34z" fill="${PALET.hoed}"/>${drawOgen(60, 74, 7, 5)}<path d="M44 82q16 8 32 0 0 20-16 24-16-4-16-24z" fill="${PALET.wit}"/>${drawLach(60, 82, 4)}`,
  eikel: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M32 52h56q2 40-28 60Q30 92 32 52z" fill="${PALET.houtLicht}"/><path d="M24 54q0-34 36-34t36 34q-36 10-72 0z" fill="${PALET.hout}"/><path d="M60 20V8" fill="none" stroke="${PALET.hout}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 68, 10, 6)}${drawLach(60, 82, 8)}<path d="M40 58q-2 20 6 34 4 0 2-6-6-12-4-28z" fill="${PALET.wit}" opacity=".3"/>`,
  rups: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="18" cy="88" r="15" fill="${PALET.bladLicht}"/><circle cx="38" cy="82" r="15" fill="${PALET.blad}"/><circle cx="58" cy="86" r="15" fill="${PALET.bladLicht}"/><circle cx="76" cy="80" r="15" fill="${PALET.blad}"/><circle cx="96" cy="66" r="20" fill="${PALET.bladLicht}"/>${drawOgen(98, 62, 8, 6)}${drawLach(98, 74, 7)}<path d="M88 48L80 34M104 48l6-14" fill="none" stroke="${PALET.bladDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M18 102v8M38 96v14M58 100v10M76 94v16" fill="none" stroke="${PALET.bladDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  spin: `<path d="M60 0v46" fill="none" stroke="${PALET.steel}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="66" r="22" fill="${PALET.zwart}"/>${drawOgen(60, 64, 9, 7)}<path d="M42 58L22 46M40 68H18M44 78L26 94M78 58l20-12M80 68h22M76 78l18 16" fill="none" stroke="${PALET.zwart}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(60, 76, 6)}<path d="M10 104h100M26 98l-8 14M46 98l-4 14M74 98l4 14M94 98l8 14" fill="none" stroke="${PALET.steel}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  kristal: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 14l24 30-10 66H46L36 44z" fill="${PALET.hoedPaars}"/><path d="M60 14l-24 30 10 66 14-60z" fill="${PALET.hoedPaarsDiep}"/><path d="M36 60L16 78l10 32h20zM84 60l20 18-10 32H74z" fill="${PALET.paars}"/><path d="M96 20l6-6M20 28l-6-6M104 50h8" fill="none" stroke="${PALET.lichtKern}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 66, 7, 6)}${drawLach(60, 80, 6)}`,
  vos: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 54L26 14l22 18h24l22-18-4 40q2 36-30 36T30 54z" fill="${PALET.houtLicht}"/><path d="M38 62q22 22 44 0L60 92z" fill="${PALET.wit}"/>${drawOgen(60, 52, 12, 7)}<circle cx="60" cy="84" r="5" fill="${PALET.zwart}"/><path d="M10 112q0-36 24-44 2 30-4 44zM110 112q0-36-24-44-2 30 4 44zM40 112q0-24 20-30 20 6 20 30z" fill="${PALET.varen}"/><path d="M22 112q2-24 10-36M98 112q-2-24-10-36M60 112V88" fill="none" stroke="${PALET.varenLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawWoud('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawWoud('staand') },
  'tak-liggend': { vak: [1060, 66], svg: () => drawTak(1060) },
  'tak-staand': { vak: [680, 66], svg: () => drawTak(680) },
  stoel: { vak: [118, 132], tonen: ['mik', 'om'], svg: (toon) => drawStoel(118, toon) },
  'stoel-breed': { vak: [220, 132], tonen: ['mik', 'om'], svg: (toon) => drawStoel(220, toon) },
  gloed: {
    vak: [170, 170],
    svg: () =>
      `<circle cx="85" cy="85" r="80" fill="${KLEUREN.zon}" opacity=".4"/><circle cx="85" cy="85" r="76" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 11"/>`,
  },
  blad: { vak: [220, 80], svg: () => BLAD },
  blaadje: { vak: [84, 104], tonen: ['vol', 'nu', 'leeg'], svg: drawBlaadje },
  'bord-woord': { vak: [470, 116], svg: () => drawBord(470, 116) },
  'bord-oor': { vak: [196, 116], tonen: ['leeg'], svg: (toon) => drawBord(196, 116, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [700, 116], svg: () => drawBord(700, 116) },
  'bord-staand': { vak: [620, 124], svg: () => drawBord(620, 124) },
  stip: { vak: [16, 16], svg: () => `<circle cx="8" cy="8" r="7" fill="${PALET.licht}"/>` },
  spore: {
    vak: [20, 20],
    svg: () =>
      `<circle cx="10" cy="10" r="9" fill="${PALET.licht}" opacity=".5"/><circle cx="10" cy="10" r="5" fill="${PALET.lichtKern}"/>`,
  },
  vliegje: { vak: [80, 80], tonen: ['goud'], svg: drawVliegje },
  lantaarn: {
    vak: [110, 140],
    tonen: ['aan'],
    svg: (toon) =>
      `${toon === 'aan' ? `<defs>${drawGloed('st-lamp', { offset: 0, kleur: PALET.lichtKern }, { offset: 1, kleur: PALET.licht, alpha: 0.75 })}</defs><circle cx="55" cy="80" r="54" fill="${PALET.licht}" opacity=".3"/>` : ''}<path d="M34 24Q34 4 55 4t21 20" fill="none" stroke="${PALET.lampmetaalDiep}" stroke-width="7"/><rect x="22" y="40" width="66" height="80" rx="16" fill="${toon === 'aan' ? 'url(#st-lamp)' : PALET.lampglas}" opacity="${toon === 'aan' ? '1' : '.55'}"/><path d="M22 56V44Q22 24 55 24t33 20v12z" fill="${PALET.lampmetaal}"/><rect x="16" y="114" width="78" height="20" rx="8" fill="${PALET.lampmetaalDiep}"/><path d="M40 60v50M70 60v50" stroke="${PALET.lampmetaalDiep}" stroke-width="4" opacity="${toon === 'aan' ? '.12' : '.6'}"/>`,
  },
  egel: { vak: [150, 104], tonen: ['oei', 'blij'], svg: drawEgel },
  pijl: {
    vak: [86, 90],
    tonen: ['mik'],
    svg: (toon) =>
      `<path d="M43 4L80 46H60v38H26V46H6z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.veld}" stroke="${PALET.mosDiep}" stroke-width="5" stroke-linejoin="round"/>`,
  },
  knop: {
    vak: [172, 90],
    tonen: ['terug'],
    svg: (toon) =>
      toon === 'terug' ? drawKnopVlak(172, 90, PALET.hout, PALET.houtDiep) : drawKnopVlak(172, 90, KLEUREN.zee, PALET.zeeDonker),
  },
};
