import { readOpmaak, type Blok, type Regel } from '@spelrijk/domain/opmaak';
import { Fragment } from 'react';
import { Link } from 'react-router';
import css from './opmaak.module.css';

interface Lezer {
  /** Whose pages `:adminId` in a link means; null while somebody is still writing, and then a link leads nowhere. */
  readonly adminId: string | null;
}

/** Pieces of a text do not move, so their place names them. */
const metPlaats = <T,>(lijst: readonly T[]): readonly (readonly [string, T])[] => lijst.map((deel, i) => [String(i), deel]);

function Stukken({ regel, adminId }: Lezer & { readonly regel: Regel }) {
  return metPlaats(regel).map(([plaats, { tekst, naar }]) => {
    if (naar === '') return <Fragment key={plaats}>{tekst}</Fragment>;
    if (adminId === null)
      return (
        <span key={plaats} className={css['link']} title={naar}>
          {tekst}
        </span>
      );
    return (
      <Link key={plaats} to={naar.replace(':adminId', adminId)}>
        {tekst}
      </Link>
    );
  });
}

function EenBlok({ soort, regels, adminId }: Lezer & Blok) {
  const delen = metPlaats(regels);
  if (soort === 'lijst')
    return (
      <ul>
        {delen.map(([plaats, regel]) => (
          <li key={plaats}>
            <Stukken regel={regel} adminId={adminId} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      {delen.map(([plaats, regel]) => (
        <Fragment key={plaats}>
          {plaats !== '0' && '\n'}
          <Stukken regel={regel} adminId={adminId} />
        </Fragment>
      ))}
    </p>
  );
}

/** Text of our office with paragraphs, lists and links to our own pages; all else is text. */
export function Opmaak({ tekst, adminId }: Lezer & { readonly tekst: string }) {
  return (
    <div className={css['opmaak']}>
      {metPlaats(readOpmaak(tekst)).map(([plaats, blok]) => (
        <EenBlok key={plaats} {...blok} adminId={adminId} />
      ))}
    </div>
  );
}
