import type { Licentieverzoek } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import account from '../form/form.module.css';
import css from './licentie.module.css';
import { Regels } from './regels.tsx';
import { useLicentieWords } from './use-words.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What was asked before and what came of it, the newest first; nothing when nothing was. */
export function EerdereVerzoeken({ verzoeken }: { readonly verzoeken: readonly Licentieverzoek[] }) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const eerder = verzoeken.filter(({ status }) => status !== 'open');
  if (eerder.length === 0) return null;
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
    </section>
  );
}
