import type { Sitepaginas } from '@spelrijk/teksten/site/pagina';
import type { ReactNode } from 'react';
import { BlokView } from './blok.tsx';
import css from './pagina.module.css';
import { Tekst } from './tekst.tsx';
import { useRegio } from '../../../shared/region/use-regio.ts';

interface PaginaProps {
  readonly van: Sitepaginas;
  /** Between the head and the parts: a form, a game, a check. */
  readonly children?: ReactNode;
  /** After the parts. */
  readonly slot?: ReactNode;
}

/** A page of the site: head, introduction, parts. */
export function Pagina({ van, children, slot }: PaginaProps) {
  const { kop, inleiding, delen } = van[useRegio()];
  return (
    <>
      <header className={css['kop']}>
        <h1>{kop}</h1>
        <p>
          <Tekst van={inleiding} />
        </p>
      </header>
      {children}
      {delen.map((deel, i) => (
        <section key={deel.kop ?? i} className={css['deel']}>
          {deel.kop !== undefined && <h2>{deel.kop}</h2>}
          {deel.blokken.map((blok, nr) => (
            <BlokView key={nr} blok={blok} later={i > 0} />
          ))}
        </section>
      ))}
      {slot}
    </>
  );
}
