import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { href } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useMij } from '../../../../../shared/session/use-mij.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import { CodeBon } from '../../../verhuizen/code-bon.tsx';

interface BonProps {
  readonly uit: Output<Api['createVerhuistoken']>;
  readonly naam: string;
}

/** What is handed over on paper: the code, how to read it in, what goes along. */
export function Bon({ uit: { token, code }, naam }: BonProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const { long } = useDates();
  const { adminId } = usePathParams();
  const mij = useMij().data;
  // With consent it may go to a home or a practice: they find it elsewhere than a school does.
  const isThuis = token.basis === 'toestemming';
  const steps = isThuis
    ? (['code.stap1Thuis', 'code.stap2Thuis', 'code.stap3'] as const)
    : (['code.stap1', 'code.stap2', 'code.stap3'] as const);
  return (
    <CodeBon
      title={t('code.titel', { naam })}
      code={code}
      qr={t('code.qr')}
      terug={href('/admins/:adminId/verhuistokens', { adminId })}
      teksten={{ afdrukken: t('code.afdrukken'), terug: t('code.terug'), eenmaal: t('code.eenmaal') }}
    >
      <p>
        <strong>{t(isThuis ? 'code.geefThuis' : 'code.geef')}</strong>
      </p>
      {mij && <p>{t('code.van', { school: mij.admin.naam })}</p>}
      <p>{t('code.tot', { dag: long(token.tot) })}</p>
      <h3>{t('code.hoe')}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <h3>{t('code.mee')}</h3>
      <ul>
        {token.delen.map((deel) => (
          <li key={deel}>{t(`deel.${deel}`)}</li>
        ))}
      </ul>
    </CodeBon>
  );
}
