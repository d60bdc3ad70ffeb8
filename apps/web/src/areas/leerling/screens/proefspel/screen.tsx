import '@spelrijk/ui/tokens.css';
import { BlobFigure } from '@spelrijk/ui/blob';
import { proefspelTeksten } from '@spelrijk/teksten/proefspel';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './proefspel.module.css';

/** Everything a game needs comes when somebody wants to play, not with the page around it. */
const Proefronde = lazy(() => import('./proefronde.tsx').then(({ Proefronde: default_ }) => ({ default: default_ })));

/** Slug, figure of the card; the server knows which words belong to it. */
const GAMES = [
  { slug: 'piñata', sleutel: 'pinata', figuur: 41 },
  { slug: 'rups', sleutel: 'rups', figuur: 12 },
  { slug: 'glazenwasser', sleutel: 'glazenwasser', figuur: 77 },
  { slug: 'splitsmachine', sleutel: 'splitsmachine', figuur: 5 },
] as const;

/** A real game in a page of the site, without an account: stands on its own, stores nothing. */
export default function ProefspelScreen() {
  const { t } = useTexts(proefspelTeksten);
  const [slug, setSlug] = useState<string | null>(null);
  return (
    <section id="spelen" className={css['proef']} aria-labelledby="proef-kop">
      <h2 id="proef-kop">{t('kop')}</h2>
      <p>{t('uitleg')}</p>
      <ul className={css['keuzes']}>
        {GAMES.map((game) => (
          <li key={game.slug}>
            <button type="button" onClick={() => setSlug(game.slug)}>
              <span className={css['blob']} aria-hidden="true">
                <BlobFigure seed={game.figuur} mood="blij" />
              </span>
              <strong>{t(`games.${game.sleutel}.naam`)}</strong>
              <span>{t(`games.${game.sleutel}.wat`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <noscript>
        <p>{t('zonderScript')}</p>
      </noscript>
      {slug !== null && (
        <Suspense fallback={<output>{t('laden')}</output>}>
          <Proefronde key={slug} slug={slug} onStop={() => setSlug(null)} />
        </Suspense>
      )}
    </section>
  );
}
