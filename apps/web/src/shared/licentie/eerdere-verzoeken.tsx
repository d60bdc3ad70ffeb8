import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useQuery } from '@tanstack/react-query';
import account from '../form/form.module.css';
import { PageButtons } from '../list/page-buttons.tsx';
import { usePage } from '../list/page-place.ts';
import css from './licentie.module.css';
import { verzoekenQuery } from './queries.ts';
import { Regels } from './regels.tsx';
import { useLicentieWords } from './use-words.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What was asked before and what came of it, the newest first; nothing when nothing was. */
export function EerdereVerzoeken({ adminId }: { readonly adminId: string }) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const [pagina, setPagina] = usePage('verzoeken');
  const { data } = useQuery(verzoekenQuery(adminId, pagina));
  const eerder = data?.verzoeken.filter(({ status }) => status !== 'open') ?? [];
  if (!data || (eerder.length === 0 && pagina === 1)) return null;
  return (
    <section className={account['groep']}>
      <h2>{t('verzoek.eerder')}</h2>
      <ul className={css['lijst']}>
        {eerder.map((verzoek) => (
          <li key={verzoek.id}>
            <p className={account['zacht']}>{[words.on(verzoek.op), verzoek.door || t('verzoek.iemand')].join(' · ')}</p>
            <Regels regels={[...words.asked(verzoek), ...(verzoek.opmerking === '' ? [] : [verzoek.opmerking])]} />
            <p>
              <strong>{t(`verzoek.status.${verzoek.status}`)}.</strong> {verzoek.antwoord}
            </p>
          </li>
        ))}
      </ul>
      <PageButtons label={t('verzoek.eerder')} pagina={pagina} totaal={Math.ceil(data.totaal / data.perPagina)} onPagina={setPagina} />
    </section>
  );
}
