/** The street as a drawing: far roofs, hedges between the houses, the pavement and the road; and the houses themselves. */
import type { GameArt } from '@spelrijk/game-kit/contract';
import { HUISDINGEN, ZOEKKLEUREN, type Huisbeeld } from '@spelrijk/domain/zoekbeeld';
import { drawPluk, drawVerloop, drawWolk } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

interface StraatOpties {
  readonly w: number;
  readonly h: number;
  /** Foot of the houses, and where the road begins. */
  readonly stoep: number;
  readonly weg: number;
}

const drawVerreDaken = (w: number, y: number): string =>
  Array.from({ length: Math.ceil(w / 96) }, (_, i) => {
    const hoog = 96 + ((i * 53) % 60);
    const x = i * 96;
    return `<path d="M${x} ${y}v${-hoog}l30-34 30 34h36v${hoog}z" fill="${i % 2 === 0 ? PALET.ver : PALET.verDiep}"/>`;
  }).join('');

const drawHaag = (w: number, y: number): string =>
  `<rect y="${y - 40}" width="${w}" height="44" fill="${PALET.haag}"/>${Array.from({ length: Math.ceil(w / 44) + 1 }, (_, i) => `<circle cx="${i * 44}" cy="${y - 38 - (i % 3) * 4}" r="${24 + ((i * 7) % 8)}" fill="${i % 2 === 0 ? PALET.haag : PALET.haagLicht}"/>`).join('')}<rect y="${y - 10}" width="${w}" height="14" fill="${PALET.haagDiep}"/>`;

export function drawStraat({ w, h, stoep, weg }: StraatOpties): string {
  const tegels = Array.from({ length: Math.ceil(w / 70) }, (_, i) => `M${i * 70 + 30} ${stoep + 4}v48`).join('');
  const pollen = Array.from({ length: Math.ceil(w / 86) }, (_, i) =>
    drawPluk((i * 171 + 30) % w, weg - 18 - ((i * 23) % 30), PALET.grasDiep, 0.9 + (i % 3) * 0.15),
  ).join('');
  return (
    `<defs>${drawVerloop(`pb-lucht${w}`, { offset: 0, kleur: PALET.lucht }, { offset: 1, kleur: PALET.luchtLaag })}</defs><rect width="${w}" height="${stoep}" fill="url(#pb-lucht${w})"/>` +
    `<circle cx="${w * 0.9}" cy="${h * 0.1}" r="46" fill="${PALET.zon}"/>` +
    drawWolk(w * 0.1, h * 0.09, 0.9) +
    drawWolk(w * 0.74, h * 0.06, 0.7) +
    drawVerreDaken(w, stoep - 30) +
    drawHaag(w, stoep) +
    `<rect y="${stoep}" width="${w}" height="56" fill="${PALET.stoep}"/><path d="M0 ${stoep + 28}h${w}${tegels}" stroke="${PALET.stoepRand}" stroke-width="3" fill="none"/>` +
    `<rect y="${stoep + 54}" width="${w}" height="${weg - stoep - 54}" fill="${PALET.gras}"/><path d="M0 ${weg - 14}q${w * 0.25}-26 ${w * 0.5} 0t${w * 0.5} 0v18H0z" fill="${PALET.grasDiep}"/>` +
    pollen +
    `<rect y="${weg}" width="${w}" height="${h - weg}" fill="${PALET.weg}"/><rect y="${weg}" width="${w}" height="12" fill="${PALET.stoeprand}"/><rect y="${weg + 12}" width="${w}" height="6" fill="${PALET.wegDiep}"/>` +
    `<ellipse cx="${w * 0.3}" cy="${h - 24}" rx="60" ry="8" fill="${PALET.wegDiep}" opacity=".6"/><ellipse cx="${w * 0.85}" cy="${weg + 46}" rx="44" ry="6" fill="${PALET.wegDiep}" opacity=".6"/>`
  );
}

interface Huis {
  readonly steen: string;
  readonly diep: string;
  readonly deur: string;
  /** Its gable, over a body from x 14 to 286. */
  readonly gevel: string;
}

const HUIZEN: readonly Huis[] = [
  { steen: PALET.steenRood, diep: PALET.steenRoodDiep, deur: PALET.deurGroen, gevel: 'M14 96V62h40V34h44V8h104v26h44v28h40v34z' },
  {
    steen: PALET.steenGeel,
    diep: PALET.steenGeelDiep,
    deur: PALET.deurRood,
    gevel: 'M14 96Q20 66 62 60Q90 50 96 22Q150-16 204 22Q210 50 238 60Q280 66 286 96z',
  },
  { steen: PALET.steenBlauw, diep: PALET.steenBlauwDiep, deur: PALET.deurGeel, gevel: 'M6 96L150 4l144 92z' },
  {
    steen: PALET.steenRoze,
    diep: PALET.steenRozeDiep,
    deur: PALET.deurBlauw,
    gevel: 'M14 96V44q0-8 8-8h34l20-26h148l20 26h34q8 0 8 8v52z',
  },
];

/** A house of 300 x 280: the door left of its middle, an upper window (a thing of its own) right of it. */
export function drawHuis(toon: string): string {
  const { steen, diep, deur, gevel } = HUIZEN[Number(toon)] ?? { steen: '', diep: '', deur: '', gevel: '' };
  const voegen = [118, 150, 182, 214].map((y, i) => `M${22 + i * 8} ${y}h26M${250 - i * 10} ${y + 14}h26`).join('');
  return (
    `<path d="${gevel}" fill="${steen}" stroke="${PALET.lijst}" stroke-width="7" stroke-linejoin="round"/><rect x="14" y="90" width="272" height="190" fill="${steen}"/><path d="M14 90h14v190H14z" fill="${diep}" opacity=".5"/><path d="${voegen}" stroke="${diep}" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cx="150" cy="62" r="17" fill="${PALET.raam}" stroke="${PALET.lijst}" stroke-width="6"/><path d="M150 46v32M134 62h32" stroke="${PALET.lijst}" stroke-width="4"/>` +
    `<rect x="40" y="150" width="72" height="130" fill="${PALET.lijst}"/><path d="M48 280V176q0-18 28-18t28 18v104z" fill="${deur}"/><path d="M56 200h40v22H56zM56 232h40v30H56z" fill="${KLEUREN.inkt}" opacity=".16"/><circle cx="96" cy="228" r="4" fill="${KLEUREN.zon}"/>` +
    `<rect x="176" y="218" width="92" height="40" rx="4" fill="${PALET.lijst}"/><path d="M182 224h37v28h-37zM225 224h37v28h-37z" fill="${PALET.raam}"/><rect x="20" y="268" width="260" height="12" fill="${diep}"/>`
  );
}

/** A house that is described: its pieces lie over each other in one box, so that what is read and what is drawn come from the same words. */
const VAK = [270, 250] as const;
const VERF: Readonly<Record<Huisbeeld['dak'], string>> = {
  rood: PALET.deurRood,
  geel: PALET.dakGeel,
  wit: PALET.wit,
  blauw: PALET.dakBlauw,
};
const RAND = `stroke="${PALET.neus}" stroke-width="5" stroke-linejoin="round"`;
const MUUR = `<rect x="34" y="104" width="184" height="136" fill="${PALET.hondBuik}" ${RAND}/><rect x="150" y="132" width="48" height="46" fill="${PALET.raam}" stroke="${PALET.lijst}" stroke-width="6"/><path d="M174 132v46M150 155h48" stroke="${PALET.lijst}" stroke-width="4"/><rect x="26" y="236" width="200" height="10" rx="4" fill="${PALET.stoepRand}"/>`;
const BIJ: Readonly<Record<Huisbeeld['bij'], string>> = {
  boom: `<rect x="236" y="176" width="16" height="68" fill="${PALET.matDiep}" ${RAND}/><circle cx="244" cy="146" r="36" fill="${PALET.blad}" ${RAND}/><circle cx="232" cy="136" r="9" fill="${PALET.haagLicht}"/>`,
  hek: `<path d="M150 216h118M150 234h118" stroke="${PALET.rietenDiep}" stroke-width="9"/>${[154, 184, 214, 244].map((x) => `<path d="M${x} 246v-40l10-12 10 12v40z" fill="${PALET.kartonLicht}" ${RAND}/>`).join('')}`,
  vlag: `<path d="M238 246V64" stroke="${PALET.paal}" stroke-width="9" stroke-linecap="round"/><path d="M242 66q14-10 27 0v44q-14-8-27 0z" fill="${PALET.bloem}" ${RAND}/>`,
  ton: `<path d="M226 196q18-8 38 0 8 24 0 48-20 6-38 0-8-24 0-48z" fill="${PALET.mat}" ${RAND}/><path d="M222 210h46M222 230h46" stroke="${PALET.paal}" stroke-width="6"/><ellipse cx="245" cy="196" rx="19" ry="5" fill="${PALET.matDiep}"/>`,
};
const kleurVan = (toon: string): string => VERF[ZOEKKLEUREN.find((een) => een === toon) ?? 'wit'];

export const HUIS_ART: GameArt = {
  muur: {
    vak: [...VAK],
    tonen: ['hier'],
    svg: (toon) =>
      (toon === 'hier'
        ? `<rect x="2" y="2" width="266" height="246" rx="20" fill="${KLEUREN.zon}" opacity=".45" stroke="${KLEUREN.zon}" stroke-width="4"/>`
        : '') + MUUR,
  },
  kap: {
    vak: [...VAK],
    tonen: [...ZOEKKLEUREN],
    svg: (toon) =>
      `<path d="M176 66V22h28v72z" fill="${PALET.bloembak}" ${RAND}/><path d="M8 112L126 14l118 98z" fill="${kleurVan(toon)}" ${RAND}/><path d="M60 88h30M108 60h34M120 92h40" stroke="${PALET.neus}" stroke-width="4" stroke-linecap="round" opacity=".35"/>`,
  },
  voordeur: {
    vak: [...VAK],
    tonen: [...ZOEKKLEUREN],
    svg: (toon) =>
      `<path d="M62 240v-84q0-8 8-8h48q8 0 8 8v84z" fill="${kleurVan(toon)}" ${RAND}/><circle cx="114" cy="198" r="5" fill="${PALET.neus}"/><rect x="78" y="176" width="30" height="8" rx="3" fill="${PALET.neus}"/>`,
  },
  ernaast: { vak: [...VAK], tonen: [...HUISDINGEN], svg: (toon) => BIJ[HUISDINGEN.find((een) => een === toon) ?? 'boom'] },
};
