import { loop01, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import type { SjabloonState } from './state.ts';

/** The display list: keys unique and stable, sizes in stage units, at most 80 items. */
export function scene(state: SjabloonState): readonly Item[] {
  const { w, h } = maatOf(state.stand);
  const blij = state.run.fase === 'goed' || state.run.fase === 'klaar';
  const voorbeeld = isVoorgedaan(state.run) && state.run.fase === 'spelen' ? (currentOpgave(state.run)?.antwoord ?? '') : '';
  return [
    backdrop(state.stand),
    { key: 'voorbeeld', x: w / 2, y: h * 0.3, w: w * 0.8, h: 90, label: voorbeeld, labelSize: 60, labelToon: 'grijs' },
    { key: 'woord', x: w / 2, y: h * 0.5, w: w * 0.8, h: 110, art: 'strook', label: state.vakken.inhoud.join(''), labelSize: 64 },
    { key: 'blob', x: w / 2, y: h * 0.78, w: 150, h: 165, art: 'kit:blob', toon: blij ? 'trots' : 'blij' },
    ...teken(state, w / 2, h * 0.5),
  ];
}

function teken(state: SjabloonState, x: number, y: number): Item[] {
  const t = ticksInFase(state);
  if (state.run.fase === 'uitleg') return [oordeelRing(false, x, y, 200)];
  if (state.run.fase !== 'goed') return [];
  return [
    oordeelRing(true, x, y, 200, veer(loop01(t, 0, 16))),
    ...feest({ key: 'conf', x, y, aantal: 14, leeftijd: t, duur: 60, seed: state.kans, rustig: state.rustig }),
  ];
}
