import Alert from '@mui/material/Alert';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Handelingsplan } from '../../../plan/queries.ts';

/** What asks for a look, each with a proposal; never a verdict about the child. */
export function Alarmen({ plan: { alarmen, leerling } }: { readonly plan: Handelingsplan }) {
  const { t } = useTexts(planTeksten);
  const naam = leerling.roepnaam;
  return (
    <>
      {alarmen.map(({ code, deel, van }) => (
        <Alert key={code} severity={code === 'klaar' ? 'info' : 'warning'} sx={{ mb: 2 }}>
          <p>{t(`alarm.${code}`, { naam, deel, van })}</p>
          <p>{t(`voorstel.${code}`)}</p>
        </Alert>
      ))}
    </>
  );
}
