import type { Spelregels } from './spelregels.ts';

const LICHT = { labelToon: 'wit' } as const;

/** At night the number of what was made is light: it stands on the sky, which is dark then. */
export const atNight = <S>(regels: Spelregels<S>): Spelregels<S> => ({
  ...regels,
  scene: (state, stand) => regels.scene(state, stand).map((item) => (item.key === 'aantal' ? { ...item, ...LICHT } : item)),
});
