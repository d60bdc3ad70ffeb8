import Button from '@mui/material/Button';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { useState } from 'react';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { CodeForm } from '../../../verhuizen/code-form.tsx';
import { useFocusHier } from '../../../verhuizen/use-focus-hier.ts';
import { useMeekijken } from '../../../verhuizen/queries.ts';
import css from '../../../verhuizen/verhuizen.module.css';

interface CodeInlezenProps {
  readonly adminId: string;
  readonly onBegun: (naam: string) => void;
}

/** First with whom it would be, then it begins. */
export function CodeInlezen({ adminId, onBegun }: CodeInlezenProps) {
  const { t } = useTexts(meekijkTeksten);
  const { long } = useDates();
  const { view, accept } = useMeekijken(adminId);
  const [code, setCode] = useState('');
  const again = (): void => {
    setCode('');
    view.reset();
    accept.reset();
  };
  const begin = (): void =>
    accept.mutate(code, {
      onSuccess: ({ naam }) => {
        again();
        onBegun(naam);
      },
    });
  if (!view.data)
    return (
      <CodeForm
        label={t('inlezen.titel')}
        help={t('inlezen.codeHulp')}
        submit={view.isPending ? t('bezig') : t('inlezen.bekijk')}
        busy={view.isPending}
        error={view.error}
        value={code}
        onChange={setCode}
        onSubmit={() => view.mutate(code)}
      />
    );
  const { naam, eigenaar, groep, bereik, tot } = view.data;
  return (
    <div className={css['paneel']}>
      <Wie>{t('inlezen.wie', { naam, eigenaar, groep })}</Wie>
      <p>{t('inlezen.tot', { dag: long(tot), wat: t(`bereik.${bereik}`).toLowerCase() })}</p>
      <FormAlert error={accept.error} />
      <div className={css['knoppen']}>
        <Button disabled={accept.isPending} onClick={begin}>
          {t('inlezen.begin')}
        </Button>
        <Button variant="outlined" onClick={again}>
          {t('annuleer')}
        </Button>
      </div>
    </div>
  );
}

function Wie({ children }: { readonly children: string }) {
  const kop = useFocusHier<HTMLHeadingElement>();
  return (
    <h3 ref={kop} tabIndex={-1}>
      {children}
    </h3>
  );
}
