import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { Tekening } from '../../../shared/klassenplaat/tekening.tsx';
import { plaatOf, usePlaattitel } from '../../../shared/klassenplaat/use-plaattitel.ts';
import { countDelen } from '../../../shared/klassenplaat/volgorde.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import parts from '../parts/parts.module.css';
import { groepsplaatQuery } from './query.ts';
import css from './panel.module.css';

/** What the groep builds together, with the way to it; nothing where it builds none. */
export function PlaatPanel({ adminId, groepId }: { readonly adminId: string; readonly groepId: string }) {
  const { t } = useTexts(klassenplaatTeksten);
  const { data } = useQuery(groepsplaatQuery({ adminId, groepId }));
  const titelOf = usePlaattitel();
  if (!data) return null;
  const { nu, aan, van } = data;
  const thuis = van === 'thuis';
  const to = href('/admins/:adminId/groepen/:groepId/klassenplaat', { adminId, groepId });
  return (
    <section className={`${parts['paneel']} ${css['paneel']} niet-printen`}>
      {aan && (
        <div className={css['beeld']}>
          <Tekening plaat={nu.plaat} stukjes={nu.stukjes} perDeel={nu.perDeel} title={titelOf(nu.plaat).beeld} />
        </div>
      )}
      <div>
        <h2>{t(thuis ? 'titelThuis' : 'titel')}</h2>
        <p>{aan ? `${titelOf(nu.plaat).titel}. ${t('gekleurd', { count: countDelen(nu), totaal: plaatOf(nu.plaat).delen })}` : t('uit')}</p>
        <p>
          <Link className={parts['link'] ?? ''} to={to}>
            {t(thuis ? 'openThuis' : 'open')}
          </Link>
        </p>
      </div>
    </section>
  );
}
