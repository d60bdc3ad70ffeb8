/** Particles without a memory: where each one is follows from its seed and its age, so nothing has to be stored or stepped. */
import type { Item } from '../contract/game.ts';
import { chance } from '../run/chance.ts';
import { clamp01 } from './motion.ts';

export interface FeestOpties {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly aantal: number;
  /** Ticks since it began. */
  readonly leeftijd: number;
  /** Ticks until everything has faded. */
  readonly duur: number;
  readonly seed: number;
  /** Initial speed in stage units per tick. */
  readonly kracht?: number;
  readonly z?: number;
  /** Calm mode: nothing flies, the pieces show up around the spot and fade. */
  readonly rustig: boolean;
  /** The drawing and its variants, by turns. */
  readonly art?: string;
  readonly tonen?: readonly string[];
  readonly maat?: readonly [number, number];
}

const SNIPPERS = ['0', '1', '2', '3', '4', '5'] as const;
const ZWAARTE = 0.22;

/** Confetti, crumbs, drops: `aantal` items, none before it begins and none after `duur`. */
export function drawFeest(opties: FeestOpties): Item[] {
  const { leeftijd, duur, aantal } = opties;
  if (leeftijd < 0 || leeftijd >= duur) return [];
  return Array.from({ length: aantal }, (_, i) => drawSnipper(opties, i));
}

function drawSnipper(opties: FeestOpties, i: number): Item {
  const { x, y, leeftijd: t, duur, seed, kracht = 9, rustig, art = 'kit:snipper', tonen = SNIPPERS, maat = [20, 12], z = 50 } = opties;
  const a = chance(seed, i * 3);
  const b = chance(seed, i * 3 + 1);
  const c = chance(seed, i * 3 + 2);
  const dx = (a - 0.5) * 2 * kracht;
  const dy = -(0.35 + b * 0.65) * kracht;
  const stil = 12;
  return {
    key: `${opties.key}${i}`,
    x: x + dx * (rustig ? stil : t),
    y: y + (rustig ? dy * stil : dy * t + (ZWAARTE * t * t) / 2),
    w: maat[0],
    h: maat[1],
    rot: rustig ? c * 360 : c * 360 + t * (a - 0.5) * 18,
    alpha: clamp01((duur - t) / (duur * 0.35)),
    z,
    art,
    toon: tonen[i % tonen.length] ?? '',
  };
}
