import { training } from '@spelrijk/teksten/site/training';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { padVan } from '../../nav.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import veld from '../../parts/veld.module.css';
import '../../texts.ts';

export const meta = siteMeta(training, '/site/training');

export default function TrainingScreen() {
  const { t } = useTranslation('site');
  return (
    <Pagina van={training}>
      <section className={css['deel']}>
        <h2>{t('training.kop')}</h2>
        <p>{t('training.geen')}</p>
        <p>
          <Link className={veld['knop']} to={padVan('contact')}>
            {t('training.contact')}
          </Link>
        </p>
      </section>
    </Pagina>
  );
}
