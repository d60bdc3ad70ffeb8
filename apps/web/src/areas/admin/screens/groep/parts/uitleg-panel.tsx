import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { roepnamen } from '@spelrijk/domain/naam';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hand } from '../../../opdrachten/hand.tsx';
import { usePathParams } from '../../../params.ts';
import panel from '../../../parts/parts.module.css';
import { instructiegroepenQuery } from '../../../volgen.ts';
import css from '../groep.module.css';

const GETOOND = 2;

/** With which explanation a lesson can begin, for whom, and what to do about it; and where the lesson itself is followed. */
export function UitlegPanel({ leerlingen: groep }: { readonly leerlingen: readonly GroepLeerling[] }) {
  const { t } = useTexts(beheerTeksten);
  const { adminId, groepId } = usePathParams();
  const { data } = useQuery(instructiegroepenQuery(adminId, groepId));
  const to = href('/admins/:adminId/groepen/:groepId/voortgang', { adminId, groepId });
  if (!data) return null;
  const namen = roepnamen(groep);
  return (
    <section className={panel['paneel']}>
      <h2>{t('les.titel')}</h2>
      {data.groepjes.length === 0 && <p>{t('les.geen')}</p>}
      {data.groepjes.slice(0, GETOOND).map(({ categorie, naam, leerlingen }) => {
        const wie = leerlingen.map((id) => ({ id, roepnaam: namen.get(id) ?? '' }));
        return (
          <div key={categorie} className={css['groepje']}>
            <h3>{naam}</h3>
            <p>{wie.map(({ roepnaam }) => roepnaam).join(', ')}</p>
            <Hand doel={{ categorie, naam, leerlingen: wie }} />
          </div>
        );
      })}
      <p className={css['verder']}>
        <Link className={panel['link'] ?? ''} to={`${to}?deel=groepjes`}>
          {t('les.alle', { count: data.groepjes.length })}
        </Link>{' '}
        <Link className={panel['link'] ?? ''} to={`${to}?deel=les`}>
          {t('les.nu')}
        </Link>
      </p>
    </section>
  );
}
