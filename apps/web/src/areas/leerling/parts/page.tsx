import { mdiArrowLeft } from '@mdi/js';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Line } from '../audio/speak.ts';
import { kaartPath } from '../paths.ts';
import { Hear } from './hear.tsx';
import css from './page.module.css';

interface PageProps {
  readonly leerlingId: string;
  readonly title: string;
  /** What the title is of, where a line of its own shows it: said by a screen reader that comes here. */
  readonly of?: string;
  /** What the loudspeaker beside the title says; empty: there is none. */
  readonly hear: readonly Line[];
  /** What stands at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the child's world beside the map: a way back, a title, and the rest scrolls. */
export function Page({ leerlingId, title, of, hear, aside, children }: PageProps) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <article className={css['blad']}>
      <header className={css['kop']}>
        <Link className={css['terug']} to={kaartPath(leerlingId)} title={t('venster.terug')}>
          <Icon path={mdiArrowLeft} />
        </Link>
        <h1>
          {title}
          {of !== undefined && <span className="verborgen">{of}</span>}
        </h1>
        {hear.length > 0 && <Hear lines={hear} />}
        {aside}
      </header>
      {children}
    </article>
  );
}

/** What leads on from the right of the title, said in words. */
export function PageLink({ children, ...link }: Pick<LinkProps, 'to' | 'reloadDocument' | 'children'>) {
  return (
    <Link {...link} className={css['knop']}>
      {children}
    </Link>
  );
}
