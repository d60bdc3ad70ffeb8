import type { GameArt } from '@spelrijk/game-kit/art';

const veld = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="#E8EFF3"/><ellipse cx="${w / 2}" cy="${h}" rx="${w * 0.7}" ry="${h * 0.3}" fill="#4E9F3D"/>`;

export const art: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => veld(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => veld(720, 960) },
  strook: { vak: [1000, 110], svg: () => '<rect width="1000" height="110" rx="26" fill="#FFFBF3"/>' },
};
