import type { Holvorm } from '@spelrijk/domain/hol';
import { KLEUREN } from '@spelrijk/ui/tokens';
import type { ReactElement } from 'react';
import css from './hol.module.css';

interface VormProps {
  readonly wand: string;
  readonly dak: string;
}

/** Drawn in a box of 160 x 140 that stands on y = 128; the door comes over it. */
export const VORMEN: Readonly<Record<Holvorm, (props: VormProps) => ReactElement>> = {
  bloempot: ({ wand, dak }) => (
    <>
      <path d="M80 56C72 26 50 24 40 32c6 18 20 26 40 24zM80 56c6-32 28-36 40-28c-6 22-20 30-40 28z" fill={dak} />
      <path d="M80 58V30" fill="none" stroke="#35592a" />
      <circle cx="80" cy="22" r="12" fill={KLEUREN.zon} />
      <circle cx="80" cy="22" r="5" fill={KLEUREN.koraal} stroke="none" />
      <path d="M40 68h80l-10 60H50z" fill={wand} />
      <rect x="34" y="54" width="92" height="18" rx="6" fill={wand} />
    </>
  ),
  iglo: ({ wand, dak }) => (
    <>
      <path d="M20 128a60 72 0 0 1 120 0z" fill={wand} />
      <path d="M27 98h106M44 72h72M60 72v-14M98 72v-14M44 98V72M80 72V56M116 98V72M32 128V98M128 128V98" fill="none" stroke={dak} />
      <path d="M52 128v-22a28 28 0 0 1 56 0v22z" fill={wand} />
    </>
  ),
  kasteel: ({ wand, dak }) => (
    <>
      <path d="M48 128V50h10v8h12v-8h20v8h12v-8h10v78z" fill={wand} />
      <path d="M22 128V52h28v76zM110 128V52h28v76z" fill={wand} />
      <path d="M16 54l20-34l20 34zM104 54l20-34l20 34z" fill={dak} />
      <path d="M36 20V8l14 5l-14 5M124 20V8l14 5l-14 5" fill={KLEUREN.zon} />
      <path className={css['licht']} d="M31 84v-8a5 5 0 0 1 10 0v8zM119 84v-8a5 5 0 0 1 10 0v8z" />
    </>
  ),
  tent: ({ wand, dak }) => (
    <>
      <path d="M80 22V6l20 6l-20 6" fill={dak} />
      <path d="M80 22c18 26 46 40 62 48l-8 58H26l-8-58c16-8 44-22 62-48z" fill={wand} />
      <path d="M80 22C66 44 46 60 36 66l8 62h18L66 60zM80 22c14 22 34 38 44 44l-8 62H98l-4-68z" fill={dak} stroke="none" />
      <path d="M18 70q12 10 22 0q12 10 20 0q10 10 20 0q10 10 20 0q8 10 20 0q10 10 22 0" fill="none" />
    </>
  ),
  raket: ({ wand, dak }) => (
    <>
      <path d="M50 84l-28 44h30zM110 84l28 44h-30z" fill={dak} />
      <path d="M80 6c28 24 34 60 32 92v30H48V98C46 66 52 30 80 6z" fill={wand} />
      <path d="M80 6c12 10 20 22 25 36H55C60 28 68 16 80 6z" fill={dak} />
      <circle className={css['licht']} cx="80" cy="62" r="11" />
    </>
  ),
  heuvel: ({ wand, dak }) => (
    <>
      <path d="M112 60V34h14v36z" fill="#b07a45" />
      <path d="M6 128C18 64 52 38 80 38s62 26 74 90z" fill={wand} />
      <path d="M34 84q3-9 6 0q4-8 6 1M108 66q3-9 6 0q4-8 6 1M62 54q3-9 6 0q4-8 6 1" fill="none" stroke={dak} />
      <circle cx="42" cy="104" r="5" fill="#fff" />
      <circle cx="124" cy="102" r="5" fill={KLEUREN.zon} />
      <path d="M20 118q4-12 8 0q4-10 8 2M128 116q4-12 8 0" fill="none" stroke={dak} />
    </>
  ),
  boot: ({ wand, dak }) => (
    <>
      <path d="M80 82V10" fill="none" stroke="#6f4a2c" strokeWidth="5" />
      <path d="M84 14c34 8 42 34 44 54H84z" fill={KLEUREN.papier} />
      <path d="M76 24C54 34 42 52 38 68h38z" fill={dak} />
      <path d="M84 34q22 2 36 10M84 52q24 0 41 6" fill="none" stroke={dak} strokeWidth="5" />
      <path d="M8 76h144c-4 28-16 46-30 52H38C24 122 12 104 8 76z" fill={wand} />
      <path d="M14 92h132M22 108h116" fill="none" strokeOpacity="0.25" />
      <circle className={css['licht']} cx="42" cy="98" r="7" />
      <circle className={css['licht']} cx="118" cy="98" r="7" />
    </>
  ),
  cadeau: ({ wand, dak }) => (
    <>
      <path d="M80 46C62 14 34 22 46 40q8 8 34 6zM80 46c18-32 46-24 34-6q-8 8-34 6z" fill={dak} />
      <path d="M32 62h96v66H32z" fill={wand} />
      <path d="M42 62h10v66H42zM108 62h10v66h-10z" fill={dak} stroke="none" />
      <rect x="24" y="46" width="112" height="20" rx="5" fill={wand} />
      <path d="M72 46h16v20H72z" fill={dak} stroke="none" />
    </>
  ),
  paddenstoel: ({ wand, dak }) => (
    <>
      <path d="M50 128c6-22 6-40 4-56h52c-2 16-2 34 4 56z" fill={wand} />
      <path d="M10 80C14 36 46 12 80 12s66 24 70 68c-32 12-108 12-140 0z" fill={dak} />
      <g fill="#fff" stroke="none">
        <circle cx="46" cy="52" r="11" />
        <circle cx="86" cy="36" r="13" />
        <circle cx="120" cy="62" r="10" />
        <circle cx="76" cy="70" r="7" />
      </g>
    </>
  ),
  soeppan: ({ wand, dak }) => (
    <>
      <path d="M62 26q-8-8 0-14M82 22q-8-8 0-14M102 26q-8-8 0-14" fill="none" strokeOpacity="0.2" />
      <path d="M28 74H12a10 10 0 0 0 0 18h16M132 74h16a10 10 0 0 1 0 18h-16" fill="none" stroke={dak} strokeWidth="7" />
      <path d="M28 62h104v42a24 24 0 0 1-24 24H52a24 24 0 0 1-24-24z" fill={wand} />
      <path d="M24 62a56 26 0 0 1 112 0z" fill={dak} />
      <circle cx="80" cy="34" r="7" fill={dak} />
    </>
  ),
  huisje: ({ wand, dak }) => (
    <>
      <path d="M108 48V20h16v42z" fill={wand} />
      <path d="M34 66h92v62H34z" fill={wand} />
      <path
        d="M34 84h20M34 98h20M34 112h20M106 84h20M106 98h20M106 112h20M44 84v14M44 112v16M116 84v14M116 112v16"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.45"
      />
      <path d="M20 72L80 20l60 52z" fill={dak} />
      <circle className={css['licht']} cx="80" cy="54" r="9" />
    </>
  ),
  trommel: ({ wand, dak }) => (
    <>
      <path d="M46 40L24 8M114 40l22-32" fill="none" stroke="#b07a45" strokeWidth="6" />
      <path d="M28 50v62a52 16 0 0 0 104 0V50z" fill={wand} />
      <path d="M28 58l14 62l16-54l14 62h16l14-62l16 54l14-62" fill="none" stroke={dak} strokeWidth="4" />
      <ellipse cx="80" cy="50" rx="54" ry="16" fill={KLEUREN.papier} />
      <path d="M26 50a54 16 0 0 0 108 0v8a54 16 0 0 1-108 0z" fill={dak} />
    </>
  ),
  schelp: ({ wand, dak }) => (
    <>
      <path
        d="M60 128C34 122 14 92 16 66q10-4 12-14q10 2 16-14q10 2 20-12q10 6 16-2q6 8 16 2q10 14 20 12q6 16 16 14q2 10 12 14c2 26-18 56-44 62z"
        fill={wand}
      />
      <path d="M66 126L28 58M72 126L48 40M78 126L72 28M82 126l6-98M88 126l24-86M94 126l38-68" fill="none" stroke={dak} />
      <path d="M52 128l8-14h40l8 14z" fill={dak} />
    </>
  ),
  boomhut: ({ wand, dak }) => (
    <>
      <path d="M46 128c10-18 10-44 10-66h48c0 22 0 48 10 66z" fill={wand} />
      <g fill={dak}>
        <circle cx="44" cy="54" r="30" />
        <circle cx="116" cy="54" r="30" />
        <circle cx="80" cy="40" r="36" />
      </g>
      <path d="M32 66a30 30 0 0 0 36 12q12 8 24 0a30 30 0 0 0 36-12q-20-40-48-40t-48 40z" fill={dak} stroke="none" />
      <g fill="#d9472a" stroke="none">
        <circle cx="46" cy="46" r="5" />
        <circle cx="86" cy="28" r="5" />
        <circle cx="114" cy="60" r="5" />
        <circle cx="76" cy="60" r="5" />
      </g>
    </>
  ),
  schoen: ({ wand, dak }) => (
    <>
      <path d="M20 40q30-10 56 0c2 22 14 34 40 40c22 6 32 20 32 48H20z" fill={wand} />
      <path d="M80 62l14-10M90 72l14-10M102 78l12-10" fill="none" stroke="#fff" strokeWidth="5" />
      <path d="M76 40q-28-8-56 0v10q28-8 57 0z" fill={dak} />
      <rect x="14" y="118" width="138" height="11" rx="5.5" fill="#fff" />
      <path d="M112 104q16-4 26 0" fill="none" stroke={dak} strokeWidth="5" />
    </>
  ),
  koffer: ({ wand, dak }) => (
    <>
      <path d="M60 54V42a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v12" fill="none" stroke={dak} strokeWidth="7" />
      <rect x="18" y="52" width="124" height="76" rx="11" fill={wand} />
      <path d="M32 52h12v76H32zM116 52h12v76h-12z" fill={dak} stroke="none" />
      <path d="M52 74l10-8l8 10zM92 66h12v12H92z" fill="#ffd45e" />
    </>
  ),
  ei: ({ wand, dak }) => (
    <>
      <path d="M80 10c36 0 60 52 60 80c0 26-26 38-60 38s-60-12-60-38c0-28 24-80 60-80z" fill={wand} />
      <g fill={dak} stroke="none">
        <circle cx="52" cy="62" r="9" />
        <circle cx="108" cy="56" r="11" />
        <circle cx="76" cy="38" r="7" />
        <circle cx="40" cy="98" r="8" />
        <circle cx="122" cy="96" r="7" />
      </g>
      <path d="M62 84l8-8l8 8l8-10l10 10" fill="none" />
    </>
  ),
  laars: ({ wand, dak }) => (
    <>
      <path d="M34 18h58v66c0 8 8 12 22 14c20 4 30 12 30 30H34z" fill={wand} />
      <rect x="28" y="10" width="70" height="16" rx="7" fill={dak} />
      <rect x="28" y="119" width="120" height="10" rx="5" fill={dak} />
      <circle className={css['licht']} cx="63" cy="50" r="9" />
    </>
  ),
  kussenfort: ({ wand, dak }) => (
    <>
      <path d="M48 64h64v64H48z" fill="#fff6df" />
      <rect x="16" y="92" width="44" height="36" rx="14" fill={wand} />
      <rect x="20" y="62" width="40" height="34" rx="14" fill={wand} />
      <rect x="100" y="92" width="44" height="36" rx="14" fill={wand} />
      <rect x="100" y="62" width="40" height="34" rx="14" fill={wand} />
      <path d="M8 84C26 40 52 22 80 34c28-12 54 6 72 50q-18-12-36-4q-18-10-36-2q-18-8-36 2q-18-8-36 4z" fill={dak} />
      <path d="M50 52l3 6h6l-5 5l2 6l-6-4l-6 4l2-6l-5-5h6zM108 50l3 6h6l-5 5l2 6l-6-4l-6 4l2-6l-5-5h6z" fill="#ffe9a6" stroke="none" />
    </>
  ),
  tempel: ({ wand, dak }) => (
    <>
      <path d="M42 62h76v56H42z" fill="#fff8e8" />
      <path d="M26 62h14v56H26zM46 62h12v56H46zM102 62h12v56h-12zM120 62h14v56h-14z" fill={wand} />
      <path d="M16 58L80 18l64 40z" fill={wand} />
      <path d="M14 54h132v12H14z" fill={dak} />
      <circle cx="80" cy="42" r="8" fill={dak} />
      <path d="M12 118h136v10H12z" fill={wand} />
    </>
  ),
  nest: ({ wand, dak }) => (
    <>
      <path d="M24 90C24 50 50 28 80 28s56 22 56 62z" fill={dak} />
      <path d="M44 56q-14-14-24-10q4 14 24 10zM116 56q14-14 24-10q-4 14-24 10zM80 30q-8-18 2-24q10 8-2 24z" fill={dak} />
      <path d="M10 82c8 36 36 46 70 46s62-10 70-46c-36 16-104 16-140 0z" fill={wand} />
      <path d="M20 98l30 8M34 116l26-12M140 98l-30 8M126 116l-26-12M16 90l24-2M144 90l-24-2" fill="none" stroke="#6f4a2c" />
    </>
  ),
  zandkasteel: ({ wand, dak }) => (
    <>
      <path d="M44 46V18l18 6l-18 7M116 46V18l18 6l-18 7" fill={dak} />
      <path d="M6 128c4-20 12-28 22-32V48h8v7h8v-7h8v7h8v21h8v-8h8v8h8v-8h8v8h8V55h8v-7h8v7h8v-7h8v48c10 4 18 12 22 32z" fill={wand} />
      <path d="M40 76h8M112 76h8M24 112h8M128 110h8M56 92h8" fill="none" stroke="#b9883a" strokeWidth="4" />
      <path d="M132 126a9 9 0 0 1 18 0z" fill="#ffc9b5" />
    </>
  ),
  pompoen: ({ wand, dak }) => (
    <>
      <path d="M74 46c0-14-6-20-14-24h22c4 8 6 16 6 24z" fill={dak} />
      <path d="M86 38q20-18 40-6q-12 18-40 6z" fill={dak} />
      <ellipse cx="42" cy="88" rx="34" ry="40" fill={wand} />
      <ellipse cx="118" cy="88" rx="34" ry="40" fill={wand} />
      <ellipse cx="80" cy="86" rx="38" ry="43" fill={wand} />
      <path className={css['licht']} d="M30 84l10-14l10 14zM110 84l10-14l10 14z" />
    </>
  ),
};
