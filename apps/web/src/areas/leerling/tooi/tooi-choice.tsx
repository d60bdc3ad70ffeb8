import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useId } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Tooikeuze } from './keuze.ts';
import css from './tooi-choice.module.css';
import { chooseTooi, useTooi } from './use-tooi.ts';

const KEUZES: readonly Tooikeuze[] = ['dag', 'nacht'];

/** The same world by day or at night: the child says which. */
export function TooiChoice() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { tooi } = useTooi();
  const group = useId();
  return (
    <fieldset className={css['keuze']}>
      <legend>{t('tooi.kop')}</legend>
      {KEUZES.map((keuze) => (
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
