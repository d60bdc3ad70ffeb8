import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useId } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { TOOIEN, type Tooikeuze } from './keuze.ts';
import css from './tooi-choice.module.css';
import { chooseTooi, useTooi } from './use-tooi.ts';

/** The same world by day or at night, and what the night shows: the child says which. */
export function TooiChoice() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { tooi } = useTooi();
  const group = useId();
  return (
    <fieldset className={css['keuze']}>
      <legend>{t('tooi.kop')}</legend>
      {TOOIEN.map((keuze) => (
        <label key={keuze} className={css['kaart']} data-beeld={keuze}>
          <input type="radio" name={group} checked={tooi === keuze} onChange={() => chooseTooi(leerlingId, keuze)} />
          <Scene keuze={keuze} />
          <span>{t(`tooi.${keuze}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What it looks like, in the smallest. */
function Scene({ keuze }: { readonly keuze: Tooikeuze }) {
  if (keuze === 'dag')
    return (
      <svg viewBox="0 0 96 54" aria-hidden="true" focusable="false">
        <rect width="96" height="54" fill="#bfe6fa" />
        <circle cx="74" cy="15" r="8" fill="#ffd96b" />
        <path d="M0 38q24-16 48 0t48 0v16H0z" fill="#a5d57c" />
        <path d="M0 46q30-8 60 0t36 0v8H0z" fill="#79b95a" />
        <path d="M24 42v-9h14v9zM22 34l9-8 9 8z" fill="#d9744f" />
      </svg>
    );
  if (keuze !== 'nacht') return <NightScene keuze={keuze} />;
  return (
    <svg viewBox="0 0 96 54" aria-hidden="true" focusable="false">
      <rect width="96" height="54" fill="#221a66" />
      <rect y="26" width="96" height="28" fill="#5b2a92" />
      <circle cx="76" cy="12" r="7" fill="#fff4d6" />
      <path d="M10 8h.1M28 14h.1M46 6h.1M58 18h.1M90 26h.1" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M0 54V30h14v-8h14v14h12V18h16v20h14v-10h14v8h12v18z" fill="#171345" />
      <path d="M18 27h3v3h-3zM44 24h3v3h-3zM50 31h3v3h-3zM74 33h3v3h-3zM6 36h3v3h-3z" fill="#ffd873" />
      <path d="M40 18h16M70 28h14" stroke="#4df3ff" strokeWidth="1.500" />
      <path d="M0 50h96" stroke="#ff5fd2" strokeWidth="2" />
    </svg>
  );
}

function NightScene({ keuze }: { readonly keuze: 'ruimte' | 'sport' | 'strip' }) {
  if (keuze === 'ruimte')
    return (
      <svg viewBox="0 0 96 54" aria-hidden="true" focusable="false">
        <rect width="96" height="54" fill="#0d1440" />
        <path d="M8 8h.1M22 20h.1M40 7h.1M60 24h.1M88 30h.1M52 14h.1" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
        <circle cx="74" cy="15" r="9" fill="#d98a5a" />
        <path d="M59 19q15 5 30-8" fill="none" stroke="#f6f2ff" strokeWidth="2" />
        <path d="M0 42q16-12 32-2t36-4 28 0v18H0z" fill="#3a2479" />
        <path d="M14 44a9 9 0 0 1 18 0z" fill="#241c66" stroke="#4df3ff" strokeWidth="1.500" />
        <path d="M48 46V30q0-8 5-13 5 5 5 13v16z" fill="#d9d4ff" />
        <path d="M44 46l4-10v10zM62 46l-4-10v10z" fill="#ff5fd2" />
        <path d="M0 46h96v8H0z" fill="#171345" />
      </svg>
    );
  if (keuze === 'sport')
    return (
      <svg viewBox="0 0 96 54" aria-hidden="true" focusable="false">
        <rect width="96" height="54" fill="#1a2a6c" />
        <path d="M14 10L0 44h32L22 10zM74 10L64 44h32L82 10z" fill="#fff4d6" opacity="0.16" />
        <path d="M18 44V10M78 44V10" stroke="#2b2370" strokeWidth="3" />
        <path d="M10 3h16v9H10zM70 3h16v9H70z" fill="#fff4d6" />
        <path d="M0 26q48 14 96 0v28H0z" fill="#3a2479" />
        <path
          d="M6 34h.1M16 37h.1M28 39h.1M40 40h.1M54 40h.1M66 39h.1M80 36h.1M90 33h.1"
          stroke="#ffd873"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M0 46h96v8H0z" fill="#2f7d4a" />
        <circle cx="48" cy="45" r="6" fill="#f6f2ff" />
        <path d="M48 42l3 2-1 3h-4l-1-3z" fill="#171345" />
      </svg>
    );
  return (
    <svg viewBox="0 0 96 54" aria-hidden="true" focusable="false">
      <rect width="96" height="54" fill="#c03a8a" />
      <path
        d="M4 6h.1M20 6h.1M36 6h.1M52 6h.1M68 6h.1M84 6h.1M12 14h.1M28 14h.1M44 14h.1M60 14h.1"
        stroke="#5a1f8f"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M70 6l4 8 9-3-3 9 9 4-9 4 3 9-9-3-4 8-4-8-9 3 3-9-9-4 9-4-3-9 9 3z" fill="#ffe45e" stroke="#171345" strokeWidth="2" />
      <path d="M0 54V32h16v-8h14v12h12V22h14v18h12v-8h12v6h16v16z" fill="#171345" stroke="#f6f2ff" strokeWidth="2" />
      <path d="M20 30h4v4h-4zM46 28h4v4h-4zM6 38h4v4H6z" fill="#ffd873" />
    </svg>
  );
}
