import { authTeksten } from '@spelrijk/teksten/auth';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import gluurders from '../../../shared/art/gluurders.svg';
import { Brand } from '../../../shared/brand/brand.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.ts';
import { readLoginReden } from '../../../shared/session/login-reden.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Room for a grid. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** The card of every screen before logging in, with somebody looking over its edge. */
export function Card({ title, text, wide = false, children }: CardProps) {
  const { t } = useTexts(authTeksten);
  return (
    <div className={css['kaartje']} data-breed={wide}>
      <img className={css['gluurders']} src={gluurders} alt="" width={360} height={132} />
      <div className={css['kaart']}>
        <Link className={css['merk']} reloadDocument to={href('/site/home')} title={t('login.naarHome')}>
          <Brand />
        </Link>
        <div>
          <h1 className={css['kop']}>{title}</h1>
          {text !== undefined && <p className={css['uitleg']}>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Somebody who did not come here by choice is told why. */
export function RedenNotice() {
  const { t } = useTexts(authTeksten);
  const reden = useHydrated() ? readLoginReden() : undefined;
  if (!reden) return null;
  return (
    <output className={css['melding']} data-soort="let-op">
      {t(`login.reden.${reden}`)}
    </output>
  );
}

export function BackToLogin() {
  const { t } = useTexts(authTeksten);
  return (
    <Link className={css['weg']} to={href('/app/auth/login')}>
      {t('terug')}
    </Link>
  );
}
