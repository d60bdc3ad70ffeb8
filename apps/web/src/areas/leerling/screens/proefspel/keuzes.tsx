import '@spelrijk/ui/tokens.css';
import { proefspelTeksten } from '@spelrijk/teksten/proefspel';
import { BlobFigure } from '@spelrijk/ui/blob';
import { href, useLocation } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './keuzes.module.css';

/** Slug, figure of the card; the server knows which words belong to it. */
const GAMES = [
  { slug: 'piñata', sleutel: 'pinata', figuur: 41 },
  { slug: 'rups', sleutel: 'rups', figuur: 12 },
  { slug: 'glazenwasser', sleutel: 'glazenwasser', figuur: 77 },
  { slug: 'splitsmachine', sleutel: 'splitsmachine', figuur: 5 },
] as const;

/** Real games to choose from in a page of the site, without an account; each is a page of its own, which brings what it needs. */
export default function Proefkeuzes() {
  const { t } = useTexts(proefspelTeksten);
  const van = useLocation().pathname.startsWith('/site/home') ? 'home' : 'spellen';
  return (
    <section id="spelen" className={css['proef']} aria-labelledby="proef-kop">
      <h2 id="proef-kop">{t('kop')}</h2>
      <p>{t('uitleg')}</p>
      <ul className={css['keuzes']}>
        {GAMES.map((game) => (
          <li key={game.slug}>
            <a href={`${href('/site/proefspel/:slug', { slug: game.slug })}?van=${van}`} rel="nofollow">
              <span className={css['blob']} aria-hidden="true">
                <BlobFigure seed={game.figuur} mood="blij" />
              </span>
              <strong>{t(`games.${game.sleutel}.naam`)}</strong>
              <span>{t(`games.${game.sleutel}.wat`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <noscript>
        <p>{t('zonderScript')}</p>
      </noscript>
    </section>
  );
}
