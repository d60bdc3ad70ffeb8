import { manifests } from '@spelrijk/games/manifests';
import { spellen } from '@spelrijk/teksten/site/spellen';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { Outlet } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';

export const meta = siteMeta(spellen, '/site/spellen');

function AllGames() {
  const { t } = useTexts(siteTeksten);
  return (
    <section className={css['deel']}>
      <h2>{t('spellen.alle')}</h2>
      <p>{t('spellen.aantal', { count: manifests.length })}</p>
      <div className={css['kaarten']}>
        {manifests.map(({ slug, titel, instructie }) => (
          <article key={slug}>
            <h3>{titel}</h3>
            <p>{instructie}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

export default function SpellenScreen() {
  return (
    <Pagina van={spellen} slot={<AllGames />}>
      <Outlet />
    </Pagina>
  );
}
