import { useId } from 'react';
import type { ReactElement } from 'react';
import { BlobBowTie, BlobLimbs, BlobPattern, BlobScarf } from './blob-body.tsx';
import { BlobCheeks, BlobEyes, BlobGlasses, BlobMouthShape } from './blob-face.tsx';
import { BlobBack, BlobHeadwear } from './blob-head.tsx';
import { BLOEP, blobFace, blobOutline, describeBlob } from './blob-spec.ts';
import type { BlobMood, BlobSpec } from './blob-spec.ts';
import styles from './blob.module.css';
import { KLEUREN } from './tokens.ts';

export type { BlobMood } from './blob-spec.ts';

interface BlobLook {
  readonly mood?: BlobMood;
  /** Text for a screen reader; without it the blob is decoration. */
  readonly title?: string;
  /** Breathing, blinking and hopping; off for still pictures and in games that move it themselves. */
  readonly alive?: boolean;
  readonly className?: string;
}

/** The blob of a seed, drawn in a 120 x 132 box that stands on its bottom edge. */
export function BlobFigure({ seed, ...look }: BlobLook & { readonly seed: number }): ReactElement {
  return <BlobDrawing spec={describeBlob(seed)} {...look} />;
}

/** Bloep, who explains the rules. */
export function Bloep(look: BlobLook): ReactElement {
  return <BlobDrawing spec={BLOEP} {...look} />;
}

/** Only the shape: a blob that one does not have yet. */
export function BlobShadow({ seed }: { readonly seed: number }): ReactElement {
  const spec = describeBlob(seed);
  return (
    <svg viewBox="0 0 120 132" className={styles['blob']} focusable="false" aria-hidden="true">
      <ellipse cx="60" cy="122" rx="37" ry="6" fill={KLEUREN.inkt} opacity="0.1" />
      <path d={blobOutline(spec)} fill="#b9a67f" opacity="0.55" />
      <text x="60" y="92" textAnchor="middle" fontSize="44" fontWeight="800" fill="#fff8e6" fontFamily="Nunito, sans-serif">
        ?
      </text>
    </svg>
  );
}

function Extra({ spec }: { readonly spec: BlobSpec }): ReactElement | null {
  if (spec.extra === 'sjaal') return <BlobScarf spec={spec} />;
  if (spec.extra === 'vlinderdas') return <BlobBowTie spec={spec} />;
  return spec.extra === 'bril' ? <BlobGlasses spec={spec} /> : null;
}

function Body({ spec, id }: { readonly spec: BlobSpec; readonly id: string }): ReactElement {
  const outline = blobOutline(spec);
  const { light, base, dark } = spec.color;
  return (
    <>
      <radialGradient id={`${id}g`} cx="0.36" cy="0.24" r="0.86">
        <stop offset="0" stopColor={light} />
        <stop offset="0.5" stopColor={base} />
        <stop offset="1" stopColor={dark} stopOpacity="1" />
      </radialGradient>
      <clipPath id={`${id}c`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={base} />
      <path d={outline} fill={`url(#${id}g)`} opacity="0.72" />
      <g clipPath={`url(#${id}c)`}>
        <BlobPattern spec={spec} />
        <ellipse
          cx="43"
          cy={blobFace(spec) - 17}
          rx="11"
          ry="6"
          fill="#fff"
          opacity="0.42"
          transform={`rotate(-32 43 ${blobFace(spec) - 17})`}
        />
      </g>
      <path d={outline} fill="none" stroke={dark} strokeWidth="2.2" />
    </>
  );
}

function BlobDrawing({ spec, mood = 'blij', title, alive = false, className = '' }: BlobLook & { readonly spec: BlobSpec }): ReactElement {
  const id = useId().replace(/[^a-zA-Z0-9_-]/g, '');
  const motion = alive ? `${styles['alive']} ${styles[mood] ?? ''}` : '';
  const access = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 120 132" className={`${styles['blob']} ${motion} ${className}`} focusable="false" {...access}>
      <ellipse cx="60" cy="122" rx="37" ry="6" fill={KLEUREN.inkt} opacity="0.14" />
      <g className={styles['jump']}>
        <BlobBack spec={spec} />
        <BlobLimbs spec={spec} mood={mood} />
        <Body spec={spec} id={id} />
        <BlobCheeks spec={spec} />
        <g className={styles['eyes']} style={{ transformOrigin: `60px ${blobFace(spec)}px` }}>
          <BlobEyes spec={spec} mood={mood} />
        </g>
        <BlobMouthShape spec={spec} mood={mood} />
        <Extra spec={spec} />
        <BlobHeadwear spec={spec} mood={mood} />
      </g>
      {mood === 'slaapt' && (
        <path
          className={styles['zzz']}
          d="M98 40h12l-12 13h12M112 22h8l-8 9h8"
          fill="none"
          stroke={KLEUREN.inkt}
          strokeOpacity="0.55"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
