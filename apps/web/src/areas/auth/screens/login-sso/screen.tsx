import { authTeksten } from '@spelrijk/teksten/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { finishSso, goToProvider } from '../../../../shared/session/sso.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card, RedenNotice } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { Problem } from '../../parts/problem.tsx';
import { useEnter } from '../../parts/use-enter.ts';
import { aanbiedersQuery } from '../../queries.ts';

export const meta = () => pageTitle(authTeksten, 'sso.titel');

const REASONS = [
  'geweigerd',
  'mislukt',
  'verlopen',
  'aanbieder-weg',
  'school-onbekend',
  'leerling-onbekend',
  'leraar-onbekend',
  'andere-school',
  'verkeerde-rol',
  'geen-toegang',
] as const;

/** What came back in the address; it leaves the address, and so the history, at once. */
function useReturned() {
  const [query, setQuery] = useSearchParams();
  const [returned] = useState({
    code: query.get('auth_code'),
    state: query.get('state') ?? '',
    fout: query.get('fout'),
    aanbieder: query.get('aanbieder'),
  });
  useEffect(() => {
    setQuery({}, { replace: true });
  }, [setQuery]);
  return returned;
}

function Providers({ busy, onChoose }: { readonly busy: boolean; readonly onChoose: (id: string) => void }) {
  const { t } = useTexts(authTeksten);
  const { data, error } = useQuery(aanbiedersQuery);
  if (error) return <Problem error={error} />;
  if (data?.aanbieders.length === 0) return <p className={css['melding']}>{t('sso.geen')}</p>;
  return (
    <ul className={css['keuzes']}>
      {data?.aanbieders.map(({ id, naam }) => (
        <li key={id}>
          <button type="button" className={css['keuze']} disabled={busy} onClick={() => onChoose(id)}>
            {t('sso.knop', { naam })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Single sign-on: choose where, come back with a code, go on. A tile in a school's portal leads here with `?aanbieder=`,
 * so that whatever the portal sends along, the login begins in this browser.
 */
export default function LoginSsoScreen() {
  const { t } = useTexts(authTeksten);
  const { code, state, fout, aanbieder } = useReturned();
  const enter = useEnter();
  const finish = useMutation({ mutationFn: (authCode: string) => finishSso(authCode, state), onSuccess: enter });
  const leave = useMutation({ mutationFn: goToProvider });
  const begun = useRef(false);
  const { mutate: finishWith } = finish;
  const { mutate: leaveFor } = leave;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (code !== null) finishWith(code);
    else if (aanbieder !== null && fout === null) leaveFor(aanbieder);
  }, [code, aanbieder, fout, finishWith, leaveFor]);
  const busy = finish.isPending || leave.isPending || leave.isSuccess;
  const reason = REASONS.find((name) => name === fout);
  const error = finish.error ?? leave.error;
  return (
    <Card title={t('sso.titel')} text={busy ? t('sso.bezig') : t('sso.uitleg')}>
      {fout !== null && !busy && (
        <div className={css['melding']} role="alert">
          {t(`sso.fout.${reason ?? 'mislukt'}`)}
        </div>
      )}
      {error && <Problem error={error} />}
      {fout === null && !error && !busy && <RedenNotice />}
      {!finish.isPending && <Providers busy={busy} onChoose={leaveFor} />}
      <BackToLogin />
    </Card>
  );
}
