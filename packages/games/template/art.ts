import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawHeuvels, drawKnopVlak } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const drawVeld = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="${PALET.hemel}"/>${drawHeuvels({ breed: w, bodem: h, top: 90, n: 4, kleur: PALET.weide })}${drawHeuvels({ breed: w, bodem: h, top: 50, n: 6, kleur: KLEUREN.gras, schuif: 0.4 })}`;

const RAND: Readonly<Record<string, string>> = { vol: KLEUREN.zee, nu: KLEUREN.zon };

export const art: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => drawVeld(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => drawVeld(720, 960) },
  kist: {
    vak: [260, 200],
    tonen: ['open'],
    svg: (toon) =>
      `<path d="M20 ${toon === 'open' ? 40 : 90}Q130 ${toon === 'open' ? -30 : 20} 240 ${toon === 'open' ? 40 : 90}v20H20z" fill="${PALET.hout}"/><rect x="14" y="96" width="232" height="100" rx="16" fill="${PALET.houtDonker}"/><rect x="112" y="88" width="36" height="46" rx="8" fill="${KLEUREN.zon}"/>`,
  },
  vak: {
    vak: [84, 104],
    tonen: ['vol', 'nu', 'leeg'],
    svg: (toon) =>
      `<rect x="3" y="3" width="78" height="98" rx="16" fill="${KLEUREN.papier}" stroke="${RAND[toon] ?? PALET.vakrand}" stroke-width="6"/>`,
  },
  knop: { vak: [220, 98], svg: () => drawKnopVlak(220, 98, KLEUREN.zee, PALET.zeeDonker) },
};
