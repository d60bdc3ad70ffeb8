import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawBoom, drawHeuvels, drawVerloop, drawWolk, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';

const drawBout = (x: number, y: number, r = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.bout}"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="${r * 0.62}" fill="${PALET.zeeBleek}"/>`;

/** The steel body of the machine behind the belts. */
function drawKast(x: number, y: number, w: number, h: number): string {
  const bouten = [x + 22, x + w / 3, x + (w * 2) / 3, x + w - 22].map((bx) => drawBout(bx, y + 20) + drawBout(bx, y + h - 20)).join('');
  return (
    `<rect x="${x + 6}" y="${y + 12}" width="${w}" height="${h}" rx="38" fill="${KLEUREN.inkt}" opacity=".16"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="38" fill="${KLEUREN.zee}"/><path d="M${x + 38} ${y}h${w - 76}q38 0 38 38v14H${x}v-14q0-38 38-38z" fill="${PALET.zeeLicht}"/>` +
    `<rect x="${x + 26}" y="${y + 44}" width="${w - 52}" height="${h - 88}" rx="24" fill="${PALET.kastDonker}"/><rect x="${x + 26}" y="${y + 44}" width="${w - 52}" height="${h - 88}" rx="24" fill="none" stroke="${PALET.zeeBleek}" stroke-width="4" opacity=".6"/>` +
    Array.from(
      { length: Math.floor((w - 90) / 44) },
      (_, i) => `<path d="M${x + 54 + i * 44} ${y + 58}v${h - 116}" stroke="${KLEUREN.zee}" stroke-width="3" opacity=".5"/>`,
    ).join('') +
    bouten
  );
}

const drawPijp = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${PALET.koper}" stroke-width="30" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${PALET.koperLicht}" stroke-width="22" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${PALET.koperGlans}" stroke-width="5" stroke-linejoin="round" opacity=".7"/>`;

const drawPot = (x: number, y: number, kleur: string): string =>
  `<rect x="${x - 20}" y="${y - 54}" width="40" height="54" rx="9" fill="${PALET.wit}" opacity=".55"/><rect x="${x - 18}" y="${y - 36}" width="36" height="34" rx="7" fill="${kleur}"/><rect x="${x - 16}" y="${y - 64}" width="32" height="12" rx="4" fill="${PALET.houtLicht}"/><rect x="${x - 14}" y="${y - 48}" width="5" height="38" rx="2" fill="${PALET.wit}" opacity=".6"/>`;

const drawPlankje = (x: number, y: number, n: number): string =>
  Array.from({ length: n }, (_, i) =>
    drawPot(x + 34 + i * 52, y, [KLEUREN.koraal, KLEUREN.zon, KLEUREN.druif, KLEUREN.gras, PALET.blos][i % 5] ?? KLEUREN.koraal),
  ).join('') +
  `<rect x="${x}" y="${y}" width="${n * 52 + 16}" height="13" rx="5" fill="${PALET.plankhout}"/><path d="M${x + 20} ${y + 13}v18M${x + n * 52 - 4} ${y + 13}v18" stroke="${PALET.hout}" stroke-width="7"/>`;

/** A round window on the hills. */
const drawRaam = (x: number, y: number, r: number): string =>
  `<clipPath id="sm-raam${r}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><circle cx="${x}" cy="${y}" r="${r + 14}" fill="${PALET.plankhout}"/><circle cx="${x}" cy="${y}" r="${r + 6}" fill="${PALET.houtBleek}"/><g clip-path="url(#sm-raam${r})"><rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" fill="${PALET.ruit}"/><g transform="translate(${x - r} ${y - r})">${drawWolk(r * 0.7, r * 0.5, 0.5) + drawHeuvels({ breed: r * 2, bodem: r * 2, top: r * 0.62, n: 2, kleur: PALET.bosver }) + drawHeuvels({ breed: r * 2, bodem: r * 2.05, top: r * 0.4, n: 3, kleur: PALET.kikkerLicht, schuif: 0.2 }) + drawBoom(r * 1.4, r * 1.9, 0.5)}</g></g><path d="M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}" stroke="${PALET.plankhout}" stroke-width="8"/>`;

function drawVloer(w: number, y: number, h: number): string {
  return (
    `<rect y="${y}" width="${w}" height="${h - y}" fill="url(#sm-vloer${w})"/>` +
    Array.from(
      { length: 4 },
      (_, i) => `<path d="M0 ${y + 14 + i * i * 10 + i * 14}h${w}" stroke="${PALET.plank}" stroke-width="3" opacity=".4"/>`,
    ).join('') +
    Array.from(
      { length: Math.round(w / 120) },
      (_, i) =>
        `<path d="M${i * 130 + 40} ${y}l${(i * 130 + 40 - w / 2) * 0.3} ${h - y}" stroke="${PALET.plank}" stroke-width="3" opacity=".35"/>`,
    ).join('')
  );
}

interface DecorOpties {
  readonly w: number;
  readonly h: number;
  readonly vloerY: number;
  readonly lijf: string;
  readonly rest: string;
}

/** The workshop: warm wall with boards, window, jars, copper pipes, the body of the machine. */
function drawDecor({ w, h, vloerY, lijf, rest }: DecorOpties): string {
  return (
    `<defs>${drawVerloop(`sm-muur${w}`, { offset: 0, kleur: PALET.gevel }, { offset: 1, kleur: PALET.muurCreme })}${drawVerloop(`sm-vloer${w}`, { offset: 0, kleur: PALET.blank }, { offset: 1, kleur: PALET.werkbank })}</defs><rect width="${w}" height="${h}" fill="url(#sm-muur${w})"/>` +
    Array.from(
      { length: Math.round(w / 90) },
      (_, i) => `<path d="M${i * 90 + 45} 0V${vloerY}" stroke="${PALET.muurLicht}" stroke-width="3" opacity=".6"/>`,
    ).join('') +
    `<rect y="${vloerY - 60}" width="${w}" height="60" fill="${PALET.muurhout}"/><rect y="${vloerY - 66}" width="${w}" height="12" fill="${PALET.houtLicht}"/>${drawVloer(w, vloerY, h)}${rest}${lijf}`
  );
}

const BLOK_RAND: Readonly<Record<string, string>> = {
  l: 'M100 0H26Q4 0 4 22v80q0 22 22 22h74z',
  r: 'M0 0h74q22 0 22 22v80q0 22-22 22H0z',
  lr: 'M26 0h48q22 0 22 22v80q0 22-22 22H26Q4 124 4 102V22Q4 0 26 0z',
  '': 'M0 0h100v124H0z',
};

/** One letter of the bar: toffee with a light side up. */
function drawBlok(toon: string): string {
  const vorm = BLOK_RAND[toon] ?? BLOK_RAND[''] ?? '';
  return `<path d="${vorm}" fill="${KLEUREN.zon}"/><clipPath id="sm-blok${toon}"><path d="${vorm}"/></clipPath><g clip-path="url(#sm-blok${toon})"><rect y="108" width="100" height="16" fill="${PALET.amber}"/><rect width="100" height="10" fill="${PALET.wit}" opacity=".45"/><rect x="9" y="16" width="82" height="86" rx="14" fill="${PALET.papierwit}"/></g><path d="${vorm}" fill="none" stroke="${PALET.goudDonker}" stroke-width="3"/>`;
}

const MES_BLAD = 'M14 74h34v104q0 16-17 22-17-6-17-22z';
const MES: Readonly<Record<string, string>> = {
  recht: `<path d="${MES_BLAD}" fill="${PALET.mesLicht}" stroke="${PALET.mesDonker}" stroke-width="3"/><path d="M20 80h9v112q-9-6-9-14z" fill="${PALET.wit}"/>`,
  krom: `<path d="M14 74h34q6 34-4 56-10 24 8 52-6 14-22 12-24-34-14-66 8-26-2-54z" fill="${PALET.mesLicht}" stroke="${PALET.mesDonker}" stroke-width="3"/><path d="M22 80h8q6 26-3 50-8 28 8 56-16-28-13-56 6-28 0-50z" fill="${PALET.wit}"/><path d="M-6 30l-14-8M-6 46h-16M68 30l14-8M68 46h16" stroke="${PALET.oranjeDonker}" stroke-width="6" stroke-linecap="round"/>`,
};
const MES_GREEP = `<rect x="8" y="4" width="46" height="58" rx="16" fill="${PALET.koraalDonker}"/><rect x="14" y="8" width="12" height="48" rx="6" fill="${PALET.wit}" opacity=".28"/><rect x="4" y="58" width="54" height="18" rx="7" fill="${PALET.aluminium}"/><rect x="4" y="58" width="54" height="7" rx="3" fill="${PALET.chroom}"/>`;

/** The place between two letters: a dotted line, a lamp where the arrows are, a glow where a knife belongs. */
const SNEE: Readonly<Record<string, string>> = {
  '': `<path d="M48 44v128" stroke="${KLEUREN.papier}" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round" opacity=".75"/><circle cx="48" cy="22" r="9" fill="${KLEUREN.zee}" stroke="${PALET.zeeBleek}" stroke-width="4"/>`,
  hier: `<path d="M48 44v128" stroke="${KLEUREN.papier}" stroke-width="7" stroke-dasharray="2 13" stroke-linecap="round"/><circle cx="48" cy="18" r="26" fill="${KLEUREN.zon}" opacity=".35"/><path d="M28 4h40L48 36z" fill="${KLEUREN.zon}" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linejoin="round"/>`,
  mes: `<path d="M28 4h40L48 36z" fill="${KLEUREN.zon}" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linejoin="round"/>`,
  tip: `<rect x="26" y="32" width="44" height="152" rx="22" fill="${KLEUREN.zon}" opacity=".35"/><path d="M48 44v128" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="14 10" stroke-linecap="round"/><path d="M28 4h40L48 36z" fill="${KLEUREN.zon}" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linejoin="round"/>`,
};

const drawBand = (w: number): string =>
  `<rect width="${w}" height="62" rx="31" fill="${KLEUREN.inkt}" opacity=".2" transform="translate(0 7)"/><rect width="${w}" height="62" rx="31" fill="${PALET.staalDiep}"/><rect x="7" y="7" width="${w - 14}" height="48" rx="24" fill="${PALET.lopendeBand}"/><rect x="7" width="${w - 14}" height="10" rx="5" fill="${PALET.staalMidden}"/>` +
  Array.from(
    { length: Math.floor(w / 26) - 1 },
    (_, i) => `<path d="M${i * 26 + 30} 1v8" stroke="${PALET.lopendeBand}" stroke-width="4"/>`,
  ).join('');

/** A cog of `n` teeth in a box of 100. */
function drawTandwiel(n: number, kleur: string, hart: string): string {
  const tanden = Array.from(
    { length: n },
    (_, i) => `<rect x="42" y="0" width="16" height="22" rx="4" fill="${kleur}" transform="rotate(${(i * 360) / n} 50 50)"/>`,
  ).join('');
  return `${tanden}<circle cx="50" cy="50" r="38" fill="${kleur}"/><circle cx="50" cy="50" r="30" fill="none" stroke="${PALET.wit}" stroke-opacity=".3" stroke-width="4"/><circle cx="50" cy="50" r="13" fill="${hart}"/><circle cx="50" cy="24" r="5" fill="${hart}"/><circle cx="50" cy="76" r="5" fill="${hart}"/><circle cx="24" cy="50" r="5" fill="${hart}"/><circle cx="76" cy="50" r="5" fill="${hart}"/>`;
}

const PAKKLEUR = [
  [KLEUREN.koraal, PALET.koraalDonker],
  [KLEUREN.druif, PALET.pakpaars],
  [KLEUREN.gras, PALET.grasDonker],
  [PALET.blos, PALET.pakroze],
] as const;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  muis: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-4-42 30-42t30 42z" fill="${PALET.zeeBleek}"/><circle cx="60" cy="56" r="24" fill="${PALET.zeeBleek}"/><circle cx="38" cy="36" r="15" fill="${PALET.zeeBleek}"/><circle cx="38" cy="36" r="9" fill="${PALET.pakroze}"/><circle cx="82" cy="36" r="15" fill="${PALET.zeeBleek}"/><circle cx="82" cy="36" r="9" fill="${PALET.pakroze}"/>${drawOgen(60, 52, 10, 6)}<circle cx="60" cy="64" r="5" fill="${KLEUREN.koraal}"/>${drawLach(60, 67, 5)}<circle cx="60" cy="94" r="14" fill="${PALET.koper}"/><circle cx="60" cy="94" r="6" fill="${PALET.koperDiep}"/><path d="M60 78v4M60 106v4M44 94h4M72 94h4" fill="none" stroke="${PALET.koper}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  vonk: `<path d="M60 4l12 32 32-14-14 32 26 10-28 12 14 30-30-12-12 24-12-24-30 12 14-30L4 64l26-10-14-32 32 14z" fill="${KLEUREN.zon}"/><circle cx="60" cy="60" r="24" fill="${PALET.amber}"/>${drawOgen(60, 56, 9, 6)}${drawLach(60, 68, 8)}`,
  robot: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="32" y="52" width="56" height="44" rx="10" fill="${PALET.koper}"/><rect x="36" y="14" width="48" height="40" rx="12" fill="${PALET.aluminium}"/><rect x="42" y="22" width="36" height="22" rx="6" fill="${PALET.kastDonker}"/>${drawOgen(60, 32, 9, 6)}<path d="M52 40h16" fill="none" stroke="${PALET.amber}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 62L14 50M88 62l18-12" fill="none" stroke="${PALET.staalMidden}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="40" y="94" width="14" height="18" rx="4" fill="${PALET.staalDiep}"/><rect x="66" y="94" width="14" height="18" rx="4" fill="${PALET.staalDiep}"/><path d="M60 14V6" fill="none" stroke="${PALET.staalDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="5" r="5" fill="${KLEUREN.koraal}"/><rect x="46" y="62" width="28" height="20" rx="4" fill="${PALET.koperLicht}"/>`,
  schroef: `<ellipse cx="60" cy="112" rx="22" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M26 16h68v18H26z" fill="${PALET.staalBleek}"/><path d="M42 25h36" fill="none" stroke="${PALET.staalDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 34h32l-6 70-10 12-10-12z" fill="${PALET.staalMidden}"/><path d="M44 46l32 8M45 60l30 8M47 74l26 8M49 88l22 8" fill="none" stroke="${PALET.staalDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 44, 7, 5)}`,
  koekoek: `<path d="M10 52L60 8l50 44z" fill="${PALET.houtBleek}"/><rect x="18" y="52" width="84" height="58" rx="4" fill="${PALET.hout}"/><path d="M40 110V78q20-20 40 0v32z" fill="${PALET.kastDonker}"/><ellipse cx="60" cy="92" rx="17" ry="18" fill="${PALET.koperLicht}"/><circle cx="60" cy="76" r="13" fill="${PALET.koperLicht}"/><path d="M56 78h20l-16 8z" fill="${PALET.amber}"/>${drawOgen(58, 72, 6, 5)}<circle cx="60" cy="36" r="11" fill="${PALET.papierwit}"/><path d="M60 36v-7M60 36l5 3" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  wolkje: `<path d="M30 92q-22-4-16-26 0-12 12-16L24 24l20 14q16-6 32 0l20-14-2 28q12 6 12 20 4 20-16 22z" fill="${PALET.papierwit}"/>${drawOgen(60, 60, 14, 7)}<path d="M55 70h10l-5 6z" fill="${PALET.pakroze}"/>${drawLach(60, 76, 7)}<path d="M36 72H18M84 72h18" fill="none" stroke="${PALET.zeeLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 106q10-10 20 0M64 108q10-10 20 0" fill="none" stroke="${PALET.papierwit}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  olie: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 10q40 46 34 74-8 26-34 26T26 84Q20 56 60 10z" fill="${PALET.amber}"/><path d="M46 50q-12 22-4 38 8 6 6-8-4-14-2-30z" fill="${PALET.blank}" opacity=".6"/>${drawOgen(62, 74, 11, 7)}${drawLach(62, 90, 9)}`,
  magneet: `<path d="M16 18h28v46q0 16 16 16t16-16V18h28v46q0 44-44 44T16 64z" fill="${PALET.koraalDonker}"/><rect x="16" y="18" width="28" height="18" rx="2" fill="${PALET.aluminium}"/><rect x="76" y="18" width="28" height="18" rx="2" fill="${PALET.aluminium}"/>${drawOgen(60, 92, 10, 6)}${drawLach(60, 100, 6)}<path d="M30 12V4M60 44V34M90 12V4" fill="none" stroke="${PALET.amber}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  kanarie: `<ellipse cx="54" cy="72" rx="32" ry="25" fill="${KLEUREN.zon}"/><circle cx="80" cy="48" r="18" fill="${KLEUREN.zon}"/><path d="M96 46l14 5-14 6z" fill="${PALET.oranjeDonker}"/><path d="M46 66q-28-2-36 22 28 6 46-8z" fill="${PALET.amber}"/>${drawOgen(82, 46, 5, 5)}<path d="M46 96v14M60 96v14" fill="none" stroke="${PALET.oranjeDonker}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 30V12l12-4v16" fill="none" stroke="${PALET.papierwit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="94" cy="31" r="5" fill="${PALET.papierwit}"/><circle cx="106" cy="25" r="5" fill="${PALET.papierwit}"/>`,
  hamer: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="52" y="44" width="16" height="66" rx="6" fill="${PALET.houtLicht}"/><path d="M18 18h66q20 4 22 22-12-6-22-6H18z" fill="${PALET.staalMidden}"/><rect x="12" y="14" width="20" height="26" rx="4" fill="${PALET.staalDiep}"/>${drawOgen(54, 26, 9, 6)}${drawLach(54, 34, 6)}<path d="M52 106l-10 6M68 106l10 6" fill="none" stroke="${PALET.hout}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  ketel: {
    vak: [760, 250],
    svg: () =>
      `<rect x="40" y="210" width="60" height="40" fill="${PALET.staalDiep}"/><rect x="660" y="210" width="60" height="40" fill="${PALET.staalDiep}"/><rect y="30" width="760" height="190" rx="80" fill="${PALET.koper}"/><rect y="20" width="760" height="184" rx="80" fill="${PALET.koperLicht}"/><rect x="60" y="38" width="640" height="26" rx="13" fill="${PALET.koperGlans}" opacity=".7"/>${[80, 230, 530, 680].map((x) => `<circle cx="${x}" cy="180" r="9" fill="${PALET.koper}"/>`).join('')}<rect x="170" y="82" width="420" height="92" rx="40" fill="${PALET.staalDiep}"/>`,
  },
  fluit: { vak: [170, 250], tonen: ['0', '1', '2', '0 aan', '1 aan', '2 aan'], svg: drawFluit },
  fluitrand: {
    vak: [200, 280],
    svg: () =>
      `<rect x="6" y="6" width="188" height="268" rx="44" fill="none" stroke="${KLEUREN.zon}" stroke-width="10" stroke-dasharray="26 14" stroke-linecap="round"/>`,
  },
  noot: {
    vak: [54, 54],
    tonen: ['aan', 'mis'],
    svg: (toon) =>
      `<circle cx="27" cy="27" r="23" fill="${toon === 'aan' ? KLEUREN.zon : toon === 'mis' ? KLEUREN.koraal : PALET.staalMidden}" stroke="${PALET.chroom}" stroke-width="4"/>${toon === 'aan' ? `<path d="M22 38V16l14-4v20" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4"/><circle cx="18" cy="38" r="6" fill="${KLEUREN.inkt}"/><circle cx="32" cy="33" r="6" fill="${KLEUREN.inkt}"/>` : toon === 'mis' ? `<path d="M18 20q4-6 9 0t9 0M18 34q9-8 18 0" fill="none" stroke="${KLEUREN.papier}" stroke-width="4" stroke-linecap="round"/>` : ''}`,
  },
  'decor-liggend': {
    vak: [1280, 720],
    svg: () =>
      drawDecor({
        w: 1280,
        h: 720,
        vloerY: 548,
        lijf:
          drawPijp('M150 130V40H420M150 150v60') +
          drawKast(26, 176, 1046, 318) +
          `<rect x="90" y="494" width="70" height="62" fill="${PALET.kastDonker}"/><rect x="936" y="494" width="70" height="62" fill="${PALET.kastDonker}"/><rect x="70" y="548" width="110" height="18" rx="8" fill="${PALET.petrolDiep}"/><rect x="916" y="548" width="110" height="18" rx="8" fill="${PALET.petrolDiep}"/>`,
        rest: drawRaam(1160, 118, 78) + drawPlankje(470, 122, 8),
      }),
  },
  'decor-staand': {
    vak: [720, 960],
    svg: () =>
      drawDecor({
        w: 720,
        h: 960,
        vloerY: 800,
        lijf:
          drawPijp('M130 130V34H380M130 150v60') +
          drawKast(14, 172, 692, 446) +
          `<rect x="70" y="618" width="56" height="188" fill="${PALET.kastDonker}"/><rect x="50" y="800" width="96" height="18" rx="8" fill="${PALET.petrolDiep}"/>`,
        rest: drawRaam(632, 92, 58) + drawPlankje(330, 118, 4),
      }),
  },
  blok: { vak: [100, 124], tonen: ['l', 'lr', 'r'], svg: drawBlok },
  deel: {
    vak: [200, 96],
    svg: () =>
      `<rect x="3" y="3" width="194" height="90" rx="22" fill="${KLEUREN.zon}" stroke="${PALET.goudDonker}" stroke-width="3"/><rect x="5" y="72" width="190" height="20" rx="10" fill="${PALET.amber}"/><rect x="14" y="14" width="172" height="60" rx="14" fill="${PALET.papierwit}"/>`,
  },
  mes: { vak: [62, 200], tonen: ['krom'], svg: (toon) => (MES[toon] ?? MES['recht'] ?? '') + MES_GREEP },
  snee: { vak: [96, 216], tonen: ['hier', 'mes', 'tip'], svg: (toon) => SNEE[toon] ?? SNEE[''] ?? '' },
  'band-liggend': { vak: [1050, 62], svg: () => drawBand(1050) },
  'band-staand': { vak: [704, 62], svg: () => drawBand(704) },
  rol: {
    vak: [40, 40],
    svg: () =>
      `<circle cx="20" cy="20" r="18" fill="${PALET.staalMidden}"/><circle cx="20" cy="20" r="11" fill="${PALET.staalBleek}"/><path d="M20 6v28M6 20h28" stroke="${PALET.staalDiep}" stroke-width="4"/>`,
  },
  tandwiel: {
    vak: [100, 100],
    tonen: ['1'],
    svg: (toon) =>
      toon === '1' ? drawTandwiel(8, PALET.koraalDonker, PALET.roestDiep) : drawTandwiel(10, PALET.snoepgoud, PALET.koperDiep),
  },
  meter: {
    vak: [132, 132],
    svg: () =>
      `<circle cx="66" cy="66" r="64" fill="${PALET.koper}"/><circle cx="66" cy="66" r="56" fill="${PALET.koperLicht}"/><circle cx="66" cy="66" r="48" fill="${PALET.papierwit}"/><path d="M34 92A42 42 0 0 1 28 50" stroke="${KLEUREN.zee}" stroke-width="9" fill="none"/><path d="M30 44A42 42 0 0 1 88 30" stroke="${KLEUREN.zon}" stroke-width="9" fill="none"/><path d="M93 34A42 42 0 0 1 98 92" stroke="${KLEUREN.gras}" stroke-width="9" fill="none"/>`,
  },
  wijzer: {
    vak: [96, 96],
    svg: () => `<path d="M44 50L48 8l4 42z" fill="${PALET.koraalDonker}"/><circle cx="48" cy="48" r="9" fill="${KLEUREN.inkt}"/>`,
  },
  hendelvoet: {
    vak: [150, 84],
    svg: () =>
      `<path d="M20 84q0-64 55-64t55 64z" fill="${KLEUREN.zee}"/><path d="M20 84q0-64 55-64q-40 6-42 64z" fill="${PALET.zeeLicht}"/><rect x="6" y="70" width="138" height="14" rx="7" fill="${PALET.petrolDiep}"/><rect x="58" y="22" width="34" height="12" rx="6" fill="${PALET.petrolDiep}"/>`,
  },
  hendel: {
    vak: [132, 236],
    svg: () =>
      `<path d="M57 60h18v120q0 8-9 8t-9-8z" fill="${PALET.aluminium}"/><path d="M60 60h6v122q-6-1-6-8z" fill="${PALET.mesLicht}"/><circle cx="66" cy="40" r="38" fill="${PALET.koraalDonker}"/><circle cx="66" cy="36" r="36" fill="${KLEUREN.koraal}"/><ellipse cx="54" cy="22" rx="14" ry="9" fill="${PALET.wit}" opacity=".45"/>`,
  },
  doos: {
    vak: [188, 128],
    tonen: ['achter'],
    svg: (toon) =>
      toon === 'achter'
        ? `<path d="M14 50L40 22h108l26 28z" fill="${PALET.karton}"/><ellipse cx="94" cy="124" rx="86" ry="7" fill="${KLEUREN.inkt}" opacity=".14"/>`
        : `<path d="M12 50h164v66q0 8-8 8H20q-8 0-8-8z" fill="${PALET.blank}"/><path d="M12 50h164v14H12z" fill="${PALET.huidBruin}"/><path d="M12 50L-6 74l30 8 8-32zM176 50l18 24-30 8-8-32z" fill="${PALET.kartonLicht}"/><rect x="80" y="64" width="28" height="60" fill="${PALET.huidLicht}" opacity=".7"/>`,
  },
  pakje: {
    vak: [46, 44],
    tonen: ['1', '2', '3'],
    svg: (toon) => {
      const [licht, donker] = PAKKLEUR[Number(toon) % 4] ?? PAKKLEUR[0];
      return `<rect x="2" y="8" width="42" height="34" rx="5" fill="${licht}"/><rect x="2" y="32" width="42" height="10" rx="4" fill="${donker}"/><rect x="19" y="8" width="8" height="34" fill="${PALET.papierwit}"/><path d="M23 8q-14-12-12 0zM23 8q14-12 12 0z" fill="${KLEUREN.zon}" stroke="${PALET.goudDonker}" stroke-width="2"/>`;
    },
  },
  kar: {
    vak: [236, 116],
    svg: () =>
      `<path d="M222 16l12-40" stroke="${PALET.hout}" stroke-width="9" stroke-linecap="round"/><rect x="8" y="10" width="216" height="46" rx="12" fill="${PALET.houtLicht}"/><rect x="8" y="10" width="216" height="14" rx="7" fill="${PALET.houtBleek}"/><path d="M60 24v32M116 24v32M172 24v32" stroke="${PALET.plank}" stroke-width="4"/><g><circle cx="58" cy="80" r="32" fill="${PALET.staalDiep}"/><circle cx="58" cy="80" r="18" fill="${KLEUREN.zon}"/><circle cx="58" cy="80" r="6" fill="${PALET.staalDiep}"/><circle cx="178" cy="80" r="32" fill="${PALET.staalDiep}"/><circle cx="178" cy="80" r="18" fill="${KLEUREN.zon}"/><circle cx="178" cy="80" r="6" fill="${PALET.staalDiep}"/></g>`,
  },
};

const FLUITKLEUR = [KLEUREN.koraal, KLEUREN.zon, KLEUREN.gras] as const;

/** Each with a sign of its own, so that it is not colour alone. @param toon its number, and `aan` while it blows */
function drawFluit(toon: string): string {
  const [nr = '0', aan] = toon.split(' ');
  const kleur = FLUITKLEUR[Number(nr)] ?? KLEUREN.zon;
  const teken =
    ['<circle cx="85" cy="150" r="20"', '<path d="M85 126l24 44H61z"', '<rect x="65" y="130" width="40" height="40"'][Number(nr)] ?? '';
  return `<path d="M60 250v-40h50v40z" fill="${PALET.koperDiep}"/><rect x="34" y="70" width="102" height="146" rx="30" fill="${kleur}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="5"/><rect x="34" y="34" width="102" height="52" rx="26" fill="${PALET.koperGlans}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="5"/><path d="M60 86h50l-8 22H68z" fill="${KLEUREN.inkt}"/>${teken} fill="${KLEUREN.papier}"/><rect x="46" y="96" width="12" height="100" rx="6" fill="${PALET.wit}" opacity=".35"/>${aan === undefined ? '' : `<path d="M40 26L20 8M85 18V-4M130 26l20-18" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linecap="round"/>`}`;
}
