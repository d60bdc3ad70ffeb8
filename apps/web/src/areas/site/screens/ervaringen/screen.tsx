import { useQuery } from '@tanstack/react-query';
import { ervaringen } from '@spelrijk/teksten/site/ervaringen';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { Link } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { useHydrated } from '../../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { padVan } from '../../nav.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import veld from '../../parts/veld.module.css';
import eigen from './ervaringen.module.css';

export const meta = siteMeta(ervaringen, '/site/ervaringen');

function List() {
  const { t } = useTexts(siteTeksten);
  const hydrated = useHydrated();
  const { data, isError } = useQuery({ queryKey: ['site', 'ervaringen'], queryFn: () => call('listErvaringen', {}), enabled: hydrated });
  if (isError) return <p>{t('ervaringen.fout')}</p>;
  if (!data || data.ervaringen.length === 0) return <p>{t('ervaringen.geen')}</p>;
  return data.ervaringen.map(({ id, tekst, naam, functie, plaats }) => (
    <figure key={id} className={eigen['ervaring']}>
      <blockquote>{tekst}</blockquote>
      <figcaption>{[naam, functie, plaats].filter((deel) => deel !== '').join(', ')}</figcaption>
    </figure>
  ));
}

export default function ErvaringenScreen() {
  const { t } = useTexts(siteTeksten);
  return (
    <Pagina van={ervaringen}>
      <section className={css['deel']}>
        <List />
        <p>
          <Link className={veld['knop']} to={padVan('contact')}>
            {t('ervaringen.schrijf')}
          </Link>
        </p>
      </section>
    </Pagina>
  );
}
