import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useQuery } from '@tanstack/react-query';
import account from '../form/form.module.css';
import { FormAlert } from '../form/form-alert.tsx';
import { PageButtons } from '../list/page-buttons.tsx';
import { usePage } from '../list/page-place.ts';
import css from './licentie.module.css';
import { wijzigingenQuery } from './queries.ts';
import { Regels } from './regels.tsx';
import { useLicentieWords } from './use-words.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Every change of the licence, the newest first: when, by whom, from what to what. */
export function Wijzigingen({ adminId }: { readonly adminId: string }) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const [pagina, setPagina] = usePage('wijzigingen');
  const { data, error } = useQuery(wijzigingenQuery(adminId, pagina));
  if (!data) return <FormAlert error={error} />;
  return (
    <section className={account['groep']}>
      <h2>{t('geschiedenis.kop')}</h2>
      {data.wijzigingen.length === 0 && <p className={account['zacht']}>{t('geschiedenis.leeg')}</p>}
      <ul className={css['lijst']}>
        {data.wijzigingen.map((wijziging) => (
          <li key={wijziging.id}>
            <p className={account['zacht']}>
              {[
                words.on(wijziging.op),
                wijziging.wie || t('geschiedenis.kantoor'),
                ...(wijziging.opVerzoek ? [t('geschiedenis.opVerzoek')] : []),
              ].join(' · ')}
            </p>
            <Regels regels={words.changed(wijziging)} />
          </li>
        ))}
      </ul>
      <PageButtons label={t('geschiedenis.kop')} pagina={pagina} totaal={Math.ceil(data.totaal / data.perPagina)} onPagina={setPagina} />
    </section>
  );
}
