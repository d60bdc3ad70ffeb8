import type { Drawing, GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, traceSter, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';

/** A hanging curtain from `x` over `w`, with folds. */
function drawGordijn(x: number, w: number, h: number, id: string): string {
  const folds = Math.max(2, Math.round(w / 34));
  const step = w / folds;
  const top = Array.from({ length: folds }, (_, i) => `Q${x + (i + 0.5) * step} ${h + 16} ${x + (i + 1) * step} ${h}`).join('');
  const lines = Array.from(
    { length: folds },
    (_, i) =>
      `<path d="M${x + (i + 0.5) * step} 0V${h + 6}" stroke="${PALET.gordijnDonker}" stroke-width="9" opacity=".35"/><path d="M${x + (i + 0.18) * step} 0V${h}" stroke="${PALET.gordijnGlans}" stroke-width="5" opacity=".22"/>`,
  ).join('');
  return `<path d="M${x} 0V${h}${top}V0z" fill="url(#${id})"/>${lines}`;
}

/** Scallops along the top. */
function drawVolant(w: number, h: number): string {
  const n = Math.round(w / 92);
  const step = w / n;
  const bogen = Array.from({ length: n }, (_, i) => `Q${(i + 0.5) * step} ${h * 1.9} ${(i + 1) * step} ${h * 0.6}`).join('');
  const kwast = Array.from({ length: n }, (_, i) => `<circle cx="${(i + 0.5) * step}" cy="${h * 1.28}" r="6" fill="${KLEUREN.zon}"/>`).join(
    '',
  );
  return `<path d="M0 0V${h * 0.6}${bogen}V0z" fill="${PALET.gordijn}"/><path d="M0 ${h * 0.6}${bogen}" fill="none" stroke="${KLEUREN.zon}" stroke-width="6"/>${kwast}`;
}

interface StraalOpties {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly w: number;
  readonly h: number;
}

const drawStraal = ({ x, y, dx, w, h }: StraalOpties): string =>
  `<path d="M${x} ${y}L${x + dx - w} ${y + h}H${x + dx + w}z" fill="${PALET.boterwit}" opacity=".13"/>`;

const drawSterren = (w: number, h: number, n: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<circle cx="${(((i * 197) % 997) / 997) * w}" cy="${(((i * 131) % 499) / 499) * h}" r="${1.5 + (i % 3)}" fill="${PALET.sterlicht}" opacity=".7"/>`,
  ).join('');

/** The studio: a violet back wall with little lights, curtains, beams of light, a round stage. */
function drawDecor(w: number, h: number, vloer: number, zijkant: number): string {
  const tegels = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${w / 2 + (i - 4) * 70} ${vloer}L${w / 2 + (i - 4) * 190} ${h}" stroke="${PALET.zaalLicht}" stroke-width="3" opacity=".5"/>`,
  ).join('');
  return (
    `<defs>${drawVerloop(`qv-muur${w}`, { offset: 0, kleur: PALET.zaalDiep }, { offset: 1, kleur: PALET.zaalMidden })}${drawVerloop(`qv-vloer${w}`, { offset: 0, kleur: PALET.zaalPaars }, { offset: 1, kleur: PALET.zaalDiep })}${drawVerloop(`qv-doek${w}`, { offset: 0, kleur: PALET.gordijnrood }, { offset: 1, kleur: PALET.gordijnLicht })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#qv-muur${w})"/>${drawSterren(w, vloer, 60)}` +
    drawStraal({ x: w * 0.22, y: 0, dx: w * 0.14, w: 130, h: vloer + 40 }) +
    drawStraal({ x: w * 0.78, y: 0, dx: -w * 0.14, w: 130, h: vloer + 40 }) +
    drawStraal({ x: w * 0.5, y: 0, dx: 0, w: 220, h: vloer + 60 }) +
    `<rect y="${vloer}" width="${w}" height="${h - vloer}" fill="url(#qv-vloer${w})"/>${tegels}` +
    `<ellipse cx="${w / 2}" cy="${vloer + 26}" rx="${w * 0.42}" ry="58" fill="${KLEUREN.zon}" opacity=".9"/><ellipse cx="${w / 2}" cy="${vloer + 18}" rx="${w * 0.42}" ry="56" fill="${PALET.vakpaars}"/><ellipse cx="${w / 2}" cy="${vloer + 14}" rx="${w * 0.34}" ry="42" fill="${PALET.zaalGloed}" opacity=".6"/>` +
    drawGordijn(0, zijkant, vloer + 30, `qv-doek${w}`) +
    drawGordijn(w - zijkant, zijkant, vloer + 30, `qv-doek${w}`) +
    drawVolant(w, 38)
  );
}

const LAMP: Readonly<Record<string, readonly [string, string, string]>> = {
  aan: [PALET.lampgeel, PALET.lampkern, KLEUREN.zon],
  nu: [KLEUREN.papier, PALET.wit, PALET.zeeBleek],
  straks: [PALET.lila, PALET.lilaWit, KLEUREN.druif],
  uit: [PALET.lampUit, PALET.lampRand, PALET.lampvoet],
};

function drawLamp(toon: string): string {
  const [kleur, licht, rand] = LAMP[toon] ?? [PALET.lampUit, PALET.lampRand, PALET.lampvoet];
  const schijn = toon === 'aan' ? `<circle cx="22" cy="22" r="30" fill="${KLEUREN.zon}" opacity=".35"/>` : '';
  const ster = toon === 'aan' ? `<path transform="translate(22 22)" d="${traceSter(5, 8, 3.6)}" fill="${PALET.goudRand}"/>` : '';
  return `${schijn}<circle cx="22" cy="22" r="17" fill="${kleur}" stroke="${rand}" stroke-width="4"/><ellipse cx="17" cy="15" rx="6" ry="4" fill="${licht}"/>${ster}`;
}

const VORMEN = [
  `<circle cx="24" cy="24" r="20" fill="${KLEUREN.koraal}"/>`,
  `<path d="M24 4l21 38H3z" fill="${KLEUREN.zee}"/>`,
  `<rect x="5" y="5" width="38" height="38" rx="6" fill="${KLEUREN.druif}"/>`,
  `<path d="M24 2l22 22-22 22L2 24z" fill="${PALET.goudRand}"/>`,
] as const;

const JOKER: Readonly<Record<string, string>> = {
  half: `<path d="M46 14v64" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round" stroke-dasharray="6 9"/><circle cx="27" cy="46" r="11" fill="${KLEUREN.gras}"/><path d="M22 46l4 5 7-9" fill="none" stroke="${KLEUREN.papier}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M57 38l16 16M73 38L57 54" stroke="${PALET.koraalDonker}" stroke-width="7" stroke-linecap="round"/>`,
  langzaam: `<path d="M18 58q0-28 27-28t27 28z" fill="${KLEUREN.gras}"/><path d="M30 56q2-18 15-18t15 18" fill="none" stroke="${PALET.grasDonker}" stroke-width="4"/><circle cx="76" cy="48" r="10" fill="${PALET.mosgroen}"/><circle cx="79" cy="45" r="2.600" fill="${KLEUREN.inkt}"/><rect x="24" y="56" width="11" height="12" rx="5" fill="${PALET.mosgroen}"/><rect x="54" y="56" width="11" height="12" rx="5" fill="${PALET.mosgroen}"/>`,
  regel: `<rect x="24" y="18" width="44" height="56" rx="6" fill="${KLEUREN.papier}" stroke="${KLEUREN.druif}" stroke-width="5"/><path d="M34 34h24M34 46h24M34 58h14" stroke="${KLEUREN.druif}" stroke-width="5" stroke-linecap="round"/><path d="M62 62l12-20 8 5-12 20-10 4z" fill="${KLEUREN.zon}" stroke="${PALET.goudDonker}" stroke-width="2.500"/>`,
};

function drawJoker(toon: string): string {
  const [naam = '', op = ''] = toon.split(' ');
  const plaat = `<circle cx="46" cy="50" r="42" fill="${KLEUREN.inkt}" opacity=".28"/><circle cx="46" cy="46" r="43" fill="${KLEUREN.zon}"/><circle cx="46" cy="46" r="36" fill="${PALET.vanille}"/>`;
  if (op === '') return plaat + (JOKER[naam] ?? '');
  return `<circle cx="46" cy="46" r="42" fill="${PALET.lampvoet}" stroke="${PALET.lampRand}" stroke-width="4" stroke-dasharray="9 8"/><path d="M30 47l11 12 22-25" fill="none" stroke="${PALET.jokerUit}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const vak: Drawing = {
  vak: [80, 104],
  tonen: ['nu', 'vol'],
  svg: (toon) =>
    toon === 'vol'
      ? `<rect x="2" y="6" width="76" height="96" rx="16" fill="${PALET.goudRand}"/><rect x="2" y="2" width="76" height="94" rx="16" fill="${KLEUREN.papier}" stroke="${KLEUREN.zon}" stroke-width="4"/>`
      : `<rect x="3" y="3" width="74" height="96" rx="16" fill="${toon === 'nu' ? PALET.vanille : PALET.lilaBleek}" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.vakpaars}" stroke-width="5"/>${toon === 'nu' ? `<path d="M20 84h40" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : ''}`,
};

/** How daring: one star on a calm ground, three on a glowing one; `wijst` is what is pointed at. */
function drawMoed(toon: string): string {
  const [moed, wijst] = [toon.startsWith('1') ? 1 : 0, toon.endsWith('wijst')];
  const kleur = moed === 1 ? KLEUREN.koraal : KLEUREN.zee;
  const sterren = (moed === 1 ? [-52, 0, 52] : [0])
    .map((dx) => `<path transform="translate(${150 + dx} 112)" d="${traceSter(5, 20, 9)}" fill="${KLEUREN.zon}"/>`)
    .join('');
  return `<rect y="6" width="300" height="144" rx="30" fill="${PALET.inktpaars}"/><rect width="300" height="142" rx="30" fill="${moed === 1 ? PALET.moedDonker : PALET.rustDonker}"/><rect x="7" y="7" width="286" height="128" rx="24" fill="${moed === 1 ? PALET.moed : PALET.rust}" stroke="${wijst ? KLEUREN.zon : kleur}" stroke-width="${wijst ? 8 : 4}"/>${sterren}`;
}

/** A buzzer with a lamp on top; `aan`: the lamp burns. */
const drawZoemer = (toon: string): string =>
  `${toon === 'aan' ? `<circle cx="120" cy="34" r="34" fill="${KLEUREN.zon}" opacity=".45"/>` : ''}<path d="M106 48h28v22h-28z" fill="${PALET.goudDonker}"/><circle cx="120" cy="34" r="20" fill="${toon === 'aan' ? KLEUREN.zon : PALET.lilaBleek}" stroke="${PALET.inktpaars}" stroke-width="5"/><ellipse cx="120" cy="186" rx="112" ry="24" fill="${PALET.inktpaars}" opacity=".5"/><path d="M14 168q0-22 24-22h164q24 0 24 22v14q0 18-24 18H38q-24 0-24-18z" fill="${KLEUREN.zon}"/><path d="M34 150q0-84 86-84t86 84q-86 30-172 0z" fill="${KLEUREN.koraal}" stroke="${PALET.inktpaars}" stroke-width="5" stroke-linejoin="round"/><path d="M62 118q10-30 44-34" fill="none" stroke="${KLEUREN.papier}" stroke-width="9" stroke-linecap="round" opacity=".7"/>`;

/** A high hat, brim down. */
const drawHoed = (toon: string): string =>
  `<ellipse cx="70" cy="124" rx="66" ry="12" fill="${PALET.inktpaars}" opacity=".5"/><path d="M28 112V28q0-20 42-20t42 20v84z" fill="${PALET.inktpaars}" stroke="${PALET.lila}" stroke-width="4"/><path d="M28 84h84v20q-42 12-84 0z" fill="${KLEUREN.zon}"/><path d="M4 110q66 26 132 0 4 16-12 20-54 12-108 0-16-4-12-20z" fill="${PALET.inktpaars}" stroke="${toon === 'wijst' ? KLEUREN.zon : PALET.lila}" stroke-width="${toon === 'wijst' ? 7 : 4}" stroke-linejoin="round"/><path d="M42 30v44" stroke="${PALET.lila}" stroke-width="7" stroke-linecap="round" opacity=".6"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  konijn: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="44" cy="22" rx="9" ry="24" fill="${PALET.wit}"/><ellipse cx="76" cy="22" rx="9" ry="24" fill="${PALET.wit}"/><ellipse cx="44" cy="24" rx="4" ry="16" fill="${PALET.prijslicht}"/><ellipse cx="76" cy="24" rx="4" ry="16" fill="${PALET.prijslicht}"/><circle cx="60" cy="58" r="26" fill="${PALET.wit}"/>${drawOgen(60, 54, 10, 6)}<circle cx="60" cy="64" r="4" fill="${KLEUREN.koraal}"/>${drawLach(60, 68, 7)}<rect x="22" y="76" width="76" height="9" rx="4" fill="${PALET.druifDiep}"/><path d="M30 84h60l-6 28H36z" fill="${PALET.druifDiep}"/><rect x="32" y="88" width="56" height="8" rx="0" fill="${KLEUREN.zon}"/>`,
  microfoon: `<rect x="50" y="60" width="20" height="52" rx="8" fill="${PALET.staalDiep}"/><circle cx="60" cy="38" r="30" fill="${PALET.zilverBleek}"/><path d="M36 28h48M32 40h56M38 52h44M60 10v56" fill="none" stroke="${PALET.staalBleek}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="40" y="62" width="40" height="10" rx="4" fill="${PALET.staalDiep}"/>${drawOgen(60, 34, 11, 7)}${drawLach(60, 48, 9)}<path d="M100 30v-16l12-4v16" fill="none" stroke="${KLEUREN.zon}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="97" cy="30" r="6" fill="${KLEUREN.zon}"/><circle cx="109" cy="26" r="6" fill="${KLEUREN.zon}"/>`,
  duif: `<ellipse cx="56" cy="68" rx="30" ry="20" fill="${PALET.wit}"/><circle cx="84" cy="50" r="16" fill="${PALET.wit}"/><path d="M98 48l16 6-16 6z" fill="${KLEUREN.zon}"/><path d="M48 62Q28 14 8 30q14 10 20 36zM58 60Q66 10 92 8 82 34 74 60z" fill="${PALET.zilverBleek}"/><path d="M30 76L6 92l26 4z" fill="${PALET.wit}"/><circle cx="87" cy="48" r="4" fill="${KLEUREN.inkt}"/><path d="M100 62q10 10 14 2" fill="none" stroke="${PALET.mosgroen}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="112" cy="68" rx="5" ry="3" fill="${PALET.mosgroen}"/>`,
  beker: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 16h60q0 52-30 58Q30 68 30 16z" fill="${KLEUREN.zon}"/><path d="M30 26H12q0 28 24 30M90 26h18q0 28-24 30" fill="none" stroke="${PALET.goudDonker}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><rect x="54" y="72" width="12" height="18" rx="2" fill="${PALET.goudDonker}"/><rect x="34" y="88" width="52" height="22" rx="5" fill="${PALET.inktpaars}"/><rect x="46" y="94" width="28" height="9" rx="2" fill="${KLEUREN.zon}"/>${drawOgen(60, 36, 10, 7)}${drawLach(60, 50, 9)}<path d="M40 22q0 18 6 26" fill="none" stroke="${PALET.prijslicht}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  bloemen: `<path d="M60 116L34 60h52z" fill="${PALET.lilaBleek}"/><path d="M44 66L34 40M60 62V30M76 66l12-26" fill="none" stroke="${PALET.grasDonker}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="32" cy="36" r="15" fill="${KLEUREN.koraal}"/><circle cx="60" cy="24" r="17" fill="${KLEUREN.zon}"/><circle cx="90" cy="36" r="15" fill="${PALET.prijslicht}"/><circle cx="32" cy="36" r="6" fill="${KLEUREN.zon}"/><circle cx="60" cy="24" r="7" fill="${KLEUREN.koraal}"/><circle cx="90" cy="36" r="6" fill="${KLEUREN.zon}"/><rect x="40" y="78" width="40" height="8" rx="4" fill="${KLEUREN.koraal}"/>${drawOgen(60, 94, 8, 5)}${drawLach(60, 102, 5)}`,
  mot: `<circle cx="60" cy="60" r="52" fill="${PALET.lampgeel}" opacity=".35"/><ellipse cx="36" cy="50" rx="26" ry="20" fill="${PALET.lilaBleek}" transform="rotate(24 36 50)"/><ellipse cx="84" cy="50" rx="26" ry="20" fill="${PALET.lilaBleek}" transform="rotate(-24 84 50)"/><ellipse cx="42" cy="80" rx="16" ry="12" fill="${PALET.lila}" transform="rotate(-24 42 80)"/><ellipse cx="78" cy="80" rx="16" ry="12" fill="${PALET.lila}" transform="rotate(24 78 80)"/><rect x="53" y="36" width="14" height="56" rx="7" fill="${PALET.oker}"/>${drawOgen(60, 42, 6, 6)}<path d="M56 32L46 16M64 32l10-16" fill="none" stroke="${PALET.oker}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="34" cy="50" r="6" fill="${KLEUREN.druif}"/><circle cx="86" cy="50" r="6" fill="${KLEUREN.druif}"/>`,
  papegaai: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M20 104h80" fill="none" stroke="${PALET.goudDonker}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 100q-14-86 30-90 34 6 24 58-4 30-30 32z" fill="${KLEUREN.gras}"/><path d="M58 60q28 2 28 32-18 16-30 6z" fill="${KLEUREN.zon}"/><path d="M48 36Q22 34 28 56q18 2 26-10z" fill="${PALET.vanille}"/><circle cx="62" cy="34" r="11" fill="${PALET.wit}"/><circle cx="61" cy="35" r="5" fill="${KLEUREN.inkt}"/><path d="M66 14q8-16 20-12-2 12-12 18z" fill="${KLEUREN.koraal}"/><path d="M52 98l-8 18 16-8z" fill="${KLEUREN.koraal}"/>`,
  bril: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-2-34 30-34t30 34z" fill="${PALET.inktpaars}"/><circle cx="60" cy="54" r="28" fill="${PALET.huid}"/><path d="M32 44q-14-2-10-22 14 4 18 10zM88 44q14-2 10-22-14 4-18 10zM36 32q24-22 48 0z" fill="${PALET.zilverBleek}"/><path d="M34 54a11 11 0 0 0 22 0 11 11 0 0 0-22 0M64 54a11 11 0 0 0 22 0 11 11 0 0 0-22 0M56 54h8" fill="none" stroke="${PALET.staalDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="54" r="4" fill="${KLEUREN.inkt}"/><circle cx="76" cy="54" r="4" fill="${KLEUREN.inkt}"/><path d="M52 72q8-5 16 0" fill="none" stroke="${PALET.staalDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M54 84h12l-6 20z" fill="${KLEUREN.koraal}"/>`,
  spin: `<path d="M60 0v40" fill="none" stroke="${PALET.zilverBleek}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 58L16 46M38 70H10M42 80L20 98M80 58l24-12M82 70h28M78 80l22 18" fill="none" stroke="${PALET.druifDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="68" r="28" fill="${PALET.druifDiep}"/><path d="M38 50h44l-8-30H46z" fill="${PALET.inktpaars}"/><rect x="30" y="46" width="60" height="8" rx="4" fill="${PALET.inktpaars}"/>${drawOgen(60, 66, 11, 8)}${drawLach(60, 82, 9)}`,
  confetti: `<rect x="32" y="44" width="56" height="32" rx="8" fill="${KLEUREN.koraal}"/><path d="M32 44L8 34l8 26-8 26 24-10zM88 44l24-10-8 26 8 26-24-10z" fill="${KLEUREN.zon}"/><path d="M44 44v32M76 44v32" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 56, 9, 6)}${drawLach(60, 66, 6)}<circle cx="26" cy="16" r="5" fill="${KLEUREN.gras}"/><circle cx="60" cy="12" r="6" fill="${KLEUREN.zee}"/><circle cx="94" cy="18" r="5" fill="${KLEUREN.zon}"/><circle cx="40" cy="100" r="5" fill="${PALET.prijslicht}"/><circle cx="78" cy="102" r="6" fill="${KLEUREN.gras}"/><rect x="70" y="20" width="12" height="7" rx="2" fill="${KLEUREN.koraal}" transform="rotate(30 76 23.5)"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  moed: { vak: [300, 150], tonen: ['0', '1', '0 wijst', '1 wijst'], svg: drawMoed },
  'grote-zoemer': { vak: [240, 214], tonen: ['aan'], svg: drawZoemer },
  hoed: { vak: [140, 136], tonen: ['wijst'], svg: drawHoed },
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 520, 96) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 760, 44) },
  bord: {
    vak: [720, 250],
    svg: () =>
      `<rect x="4" y="12" width="712" height="238" rx="40" fill="${PALET.inktpaars}" opacity=".4"/><rect width="720" height="240" rx="40" fill="${PALET.goudRand}"/><rect x="4" y="2" width="712" height="230" rx="38" fill="${KLEUREN.zon}"/><rect x="18" y="30" width="684" height="192" rx="26" fill="${KLEUREN.inkt}"/><rect x="24" y="36" width="672" height="180" rx="22" fill="${KLEUREN.papier}"/><path d="M46 36h628q22 0 22 22v20Q360 52 24 84V58q0-22 22-22z" fill="${KLEUREN.nevel}" opacity=".8"/>`,
  },
  lamp: { vak: [44, 44], tonen: ['aan', 'nu', 'straks'], svg: drawLamp },
  oor: {
    vak: [150, 132],
    svg: () =>
      `<path d="M46 118q-22-4-20-34Q18 20 66 14q46 0 46 46 0 18-16 32-10 8-10 18-4 18-22 16-10 0-18-8z" fill="${PALET.huid}" stroke="${PALET.oker}" stroke-width="5" stroke-linejoin="round"/><path d="M44 78q-6-42 24-46 26 0 26 28 0 12-14 22-12 8-8 20" fill="none" stroke="${PALET.oker}" stroke-width="6" stroke-linecap="round"/><path d="M124 40q10 20 0 42M138 28q16 32 0 66" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round"/>`,
  },
  katheder: {
    vak: [176, 150],
    svg: () =>
      `<defs>${drawVerloop('qv-kat', { offset: 0, kleur: KLEUREN.druif }, { offset: 1, kleur: PALET.druifDiep })}</defs><path d="M20 34h136l-14 112H34z" fill="url(#qv-kat)"/><path d="M8 22q0-10 10-10h140q10 0 10 10v14q0 8-10 8H18q-10 0-10-8z" fill="${KLEUREN.zon}"/><path d="M8 30h160v6q0 8-10 8H18q-10 0-10-8z" fill="${PALET.goudRand}"/><path transform="translate(88 92)" d="${traceSter(5, 34, 15)}" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="4" stroke-linejoin="round"/><path d="M128 14V-18" stroke="${PALET.staalDiep}" stroke-width="6"/><rect x="117" y="-46" width="22" height="34" rx="11" fill="${PALET.staalDiep}"/><path d="M119-34h18M119-26h18" stroke="${PALET.staalBleek}" stroke-width="3"/>`,
  },
  lessenaar: {
    vak: [228, 166],
    tonen: ['aan'],
    svg: (toon) => {
      const aan = toon === 'aan';
      const licht = Array.from(
        { length: 6 },
        (_, i) => `<circle cx="${44 + i * 28}" cy="48" r="9" fill="${aan ? PALET.vonk : PALET.zeeDonker}"/>`,
      ).join('');
      return `${aan ? `<ellipse cx="114" cy="70" rx="140" ry="100" fill="${PALET.lampwit}" opacity=".35"/>` : ''}<path d="M20 30h188l-18 134H38z" fill="${KLEUREN.zee}"/><path d="M20 30h94v134H38z" fill="${PALET.zeeLicht}"/><rect x="4" y="10" width="220" height="26" rx="13" fill="${KLEUREN.papier}"/><rect x="4" y="24" width="220" height="12" rx="6" fill="${PALET.zilverBleek}"/>${licht}<circle cx="114" cy="104" r="34" fill="${KLEUREN.papier}"/><path transform="translate(114 104)" d="${traceSter(5, 26, 11)}" fill="${aan ? KLEUREN.zon : PALET.zeeGrijs}"/>`;
    },
  },
  zoemer: {
    vak: [66, 40],
    svg: () =>
      `<rect x="6" y="26" width="54" height="14" rx="6" fill="${PALET.staalDiep}"/><path d="M10 30q0-28 23-28t23 28z" fill="${PALET.koraalDonker}"/><path d="M10 28q0-26 23-26t23 26z" fill="${KLEUREN.koraal}"/><ellipse cx="25" cy="11" rx="8" ry="4" fill="${PALET.wit}" opacity=".55"/>`,
  },
  eend: {
    vak: [76, 70],
    svg: () =>
      `<path d="M6 40q16 6 24-2 2-6-2-14 0-20 18-20t18 18q0 8-6 14 14 10 8 22-8 10-28 10Q8 68 6 40z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="3" stroke-linejoin="round"/><path d="M60 20q14-2 15 4-2 8-15 6z" fill="${KLEUREN.koraal}"/><circle cx="51" cy="18" r="4" fill="${KLEUREN.inkt}"/><circle cx="52.500" cy="16.500" r="1.400" fill="${PALET.wit}"/><path d="M26 50q12 10 24 0" fill="none" stroke="${PALET.goudRand}" stroke-width="4" stroke-linecap="round"/>`,
  },
  paneel: {
    vak: [360, 110],
    svg: () =>
      `<rect y="6" width="360" height="104" rx="26" fill="${PALET.inktpaars}" opacity=".45"/><rect width="360" height="102" rx="26" fill="${PALET.lila}"/><rect width="360" height="95" rx="26" fill="${KLEUREN.papier}"/>`,
  },
  rand: {
    vak: [380, 130],
    tonen: ['kijk'],
    svg: (toon) =>
      toon === 'kijk'
        ? `<rect x="4" y="4" width="372" height="122" rx="34" fill="${KLEUREN.zon}" opacity=".35" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="22 12"/>`
        : `<rect x="4" y="4" width="372" height="122" rx="34" fill="none" stroke="${KLEUREN.zon}" stroke-width="8"/>`,
  },
  vorm: { vak: [48, 48], tonen: ['1', '2', '3'], svg: (toon) => VORMEN[Number(toon)] ?? VORMEN[0] },
  joker: { vak: [92, 92], tonen: Object.keys(JOKER).flatMap((naam) => [naam, `${naam} op`]), svg: drawJoker },
  boek: {
    vak: [1010, 480],
    svg: () =>
      `<rect x="8" y="14" width="994" height="470" rx="30" fill="${PALET.inktpaars}" opacity=".45"/><rect width="1010" height="474" rx="30" fill="${PALET.goudRand}"/><rect x="10" y="8" width="990" height="454" rx="24" fill="${KLEUREN.papier}"/><path d="M10 84h990" stroke="${KLEUREN.zon}" stroke-width="5"/>`,
  },
  vak,
  knop: { vak: [230, 96], svg: () => drawKnopVlak(230, 96, KLEUREN.koraal, PALET.steenrood) },
  reling: {
    vak: [1320, 64],
    svg: () =>
      `<defs>${drawVerloop('qv-rel', { offset: 0, kleur: PALET.gordijnrood }, { offset: 1, kleur: PALET.pluche2 })}</defs><rect y="16" width="1320" height="48" fill="url(#qv-rel)"/><rect y="8" width="1320" height="14" rx="7" fill="${KLEUREN.zon}"/>`,
  },
  prijs: {
    vak: [190, 250],
    svg: () =>
      `<defs>${drawGloed('qv-goud', { offset: 0, kleur: PALET.vonk }, { offset: 0.5, kleur: KLEUREN.zon }, { offset: 1, kleur: PALET.goudRand })}</defs><rect x="40" y="206" width="110" height="42" rx="10" fill="${PALET.druifDiep}"/><rect x="56" y="190" width="78" height="22" rx="8" fill="${KLEUREN.druif}"/><g transform="rotate(18 95 100)"><path d="M76 18q0-12 19-12t19 12v118l-19 46-19-46z" fill="url(#qv-goud)" stroke="${PALET.bronsDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M76 136h38l-19 46z" fill="${PALET.prijslicht}" stroke="${PALET.bronsDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M88 166l7 16 7-16z" fill="${KLEUREN.inkt}"/><rect x="76" y="26" width="38" height="16" fill="${KLEUREN.koraal}"/><path d="M88 46v88" stroke="${PALET.wit}" stroke-width="6" opacity=".5"/></g>`,
  },
  stralen: {
    vak: [460, 460],
    svg: () =>
      Array.from(
        { length: 12 },
        (_, i) => `<path d="M230 230L212 10H248z" fill="${PALET.lampwit}" opacity=".4" transform="rotate(${i * 30} 230 230)"/>`,
      ).join(''),
  },
};
