import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import css from './brand.module.css';
import { useTexts } from '../texts/use-texts.ts';

/** Figure and name of the product; decoration for whoever listens, the name is read. */
export function Brand() {
  const { t } = useTexts(algemeenTeksten);
  return (
    <span className={css['merk']}>
      <svg className={css['teken']} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path fill="var(--zee)" d="M32 6c17 0 26 11 26 27S48 58 32 58 6 49 6 33 15 6 32 6Z" />
        <path d="M17 20c4-5 9-8 15-8" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".5" />
        <g fill="#fff">
          <circle cx="24" cy="31" r="7" />
          <circle cx="42" cy="31" r="7" />
        </g>
        <g fill="var(--inkt)">
          <circle cx="25" cy="32" r="3.4" />
          <circle cx="41" cy="32" r="3.4" />
        </g>
        <path d="M25 44c4 4 11 4 15 0" fill="none" stroke="var(--zon)" strokeWidth="4" strokeLinecap="round" />
      </svg>
      {t('product')}
    </span>
  );
}
