import { HALTES, instructie } from '@spelrijk/teksten/site/instructie';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useState } from 'react';
import { useHydrated } from '../../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { padVan } from '../../nav.ts';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import { Schermbeeld } from '../../parts/schermbeeld.tsx';
import veld from '../../parts/veld.module.css';
import eigen from './instructie.module.css';

export const meta = siteMeta(instructie, '/site/instructievideo');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

const STEMMEN = import.meta.glob<string>('./stem/*.mp3', { eager: true, query: '?url', import: 'default' });

/** The spoken text of a stop of the tour, by the name of its picture. */
const stemVan = (halte: string): string | undefined => STEMMEN[`./stem/${halte}.mp3`];

function Stap({ nr, onNr }: { readonly nr: number; readonly onNr: (nr: number) => void }) {
  const { t } = useTexts(siteTeksten);
  const hydrated = useHydrated();
  const halte = HALTES[nr];
  const stem = halte && stemVan(halte.beeld);
  if (!halte) return null;
  const laatste = nr === HALTES.length - 1;
  return (
    <section className={css['deel']} aria-live="polite">
      <p className={eigen['nr']}>{t('tour.stap', { nr: nr + 1, totaal: HALTES.length })}</p>
      <h2>{halte.kop}</h2>
      <p>{halte.tekst}</p>
      {stem !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands right above it
        <audio key={stem} className={eigen['stem']} controls preload="none" src={stem} aria-label={t('tour.voorlezen')} />
      )}
      <Schermbeeld naam={halte.beeld} alt={halte.alt} className={eigen['beeld']} />
      <div className={eigen['knoppen']}>
        <button
          type="button"
          className={veld['knop']}
          data-stil
          disabled={!hydrated}
          aria-disabled={nr === 0}
          onClick={() => onNr(Math.max(0, nr - 1))}
        >
          {t('tour.vorige')}
        </button>
        {laatste ? (
          <a className={veld['knop']} href={padVan('spellen')}>
            {t('tour.klaar')}
          </a>
        ) : (
          <button type="button" className={veld['knop']} disabled={!hydrated} onClick={() => onNr(nr + 1)}>
            {t('tour.volgende')}
          </button>
        )}
      </div>
    </section>
  );
}

export default function InstructieScreen() {
  const [nr, setNr] = useState(0);
  return (
    <Pagina van={instructie}>
      <Stap nr={nr} onNr={setNr} />
      <noscript>
        <ol className={css['deel']}>
          {HALTES.map(({ kop, tekst }) => (
            <li key={kop}>
              <strong>{kop}.</strong> {tekst}
            </li>
          ))}
        </ol>
      </noscript>
    </Pagina>
  );
}
