import type { Blok, Bron, Kaart } from '@spelrijk/teksten/site/pagina';
import css from './pagina.module.css';
import { Schermbeeld } from './schermbeeld.tsx';
import { Tekst } from './tekst.tsx';

function Kop({ kaart }: { readonly kaart: Kaart }) {
  return <h3>{kaart.naar === undefined ? kaart.kop : <a href={kaart.naar}>{kaart.kop}</a>}</h3>;
}

function Kaarten({ van }: { readonly van: readonly Kaart[] }) {
  return (
    <div className={css['kaarten']}>
      {van.map((kaart) => (
        <article key={kaart.kop}>
          <Kop kaart={kaart} />
          <p>
            <Tekst van={kaart.tekst} />
          </p>
        </article>
      ))}
    </div>
  );
}

function Stappen({ van }: { readonly van: readonly Kaart[] }) {
  return (
    <ol className={css['stappen']}>
      {van.map((stap) => (
        <li key={stap.kop}>
          <Kop kaart={stap} />
          <p>
            <Tekst van={stap.tekst} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Questions open by themselves, so that this works without a script. */
function Vragen({ van }: { readonly van: readonly Kaart[] }) {
  return (
    <div className={css['vragen']}>
      {van.map((vraag) => (
        <details key={vraag.kop}>
          <summary>{vraag.kop}</summary>
          <p>
            <Tekst van={vraag.tekst} />
          </p>
        </details>
      ))}
    </div>
  );
}

function Tabel({ van }: { readonly van: Extract<Blok, { readonly tabel: object }>['tabel'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by key
    <section className={css['tabelvak']} aria-label={van.bijschrift} tabIndex={0}>
      <table className={css['tabel']}>
        <caption className="verborgen">{van.bijschrift}</caption>
        <thead>
          <tr>
            {van.kop.map((cel) => (
              <th key={cel}>{cel === '' ? <span className="verborgen">{van.bijschrift}</span> : cel}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {van.rijen.map(([eerste = '', ...rest]) => (
            <tr key={eerste}>
              <th scope="row">
                <Tekst van={eerste} />
              </th>
              {rest.map((cel, i) => (
                <td key={i} data-kop={van.kop[i + 1]}>
                  <Tekst van={cel} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bronnen({ van }: { readonly van: readonly Bron[] }) {
  return (
    <ul className={css['bronnen']}>
      {van.map(({ tekst, adres }) => (
        <li key={adres}>
          <a href={adres}>{tekst}</a>
        </li>
      ))}
    </ul>
  );
}

interface BlokProps {
  readonly blok: Blok;
  /** Not in the first part of a page. */
  readonly later: boolean;
}

/** One piece of a page. */
export function BlokView({ blok, later }: BlokProps) {
  if ('p' in blok)
    return (
      <p>
        <Tekst van={blok.p} />
      </p>
    );
  if ('lijst' in blok)
    return (
      <ul className={css['lijst']}>
        {blok.lijst.map((punt) => (
          <li key={punt}>
            <Tekst van={punt} />
          </li>
        ))}
      </ul>
    );
  if ('nota' in blok)
    return (
      <p className={css['nota']}>
        <Tekst van={blok.nota} />
      </p>
    );
  if ('stappen' in blok) return <Stappen van={blok.stappen} />;
  if ('kaarten' in blok) return <Kaarten van={blok.kaarten} />;
  if ('vragen' in blok) return <Vragen van={blok.vragen} />;
  if ('tabel' in blok) return <Tabel van={blok.tabel} />;
  if ('bronnen' in blok) return <Bronnen van={blok.bronnen} />;
  return (
    <figure className={css['beeld']}>
      <Schermbeeld naam={blok.beeld} alt={blok.alt} later={later} />
      <figcaption>{blok.bijschrift}</figcaption>
    </figure>
  );
}
