import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { ALARMPAD, isBegeleiderspad } from '../../../plan/stappad.ts';
import { useZorgpaden, type Handelingsplan } from '../../../plan/queries.ts';

interface AlarmenProps {
  readonly plan: Handelingsplan;
  readonly mayNote: boolean;
}

/** What asks for a look, each with a proposal and the way to it; never a verdict about the child. */
export function Alarmen({ plan: { id, alarmen, leerling }, mayNote }: AlarmenProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const naam = leerling.roepnaam;
  return (
    <>
      {alarmen.map(({ code, deel, van }) => {
        const pad = ALARMPAD[code];
        return (
          <Alert
            key={code}
            severity={code === 'klaar' ? 'info' : 'warning'}
            sx={{ mb: 2 }}
            action={
              (mayNote || !isBegeleiderspad(pad)) && (
                <Button component={Link} to={`${paden.plan(id)}/${pad}`} variant="text" sx={{ whiteSpace: 'nowrap' }}>
                  {t(`naar.${pad}`)}
                </Button>
              )
            }
          >
            <p>{t(`alarm.${code}`, { naam, deel, van })}</p>
            <p>{t(`voorstel.${code}`)}</p>
          </Alert>
        );
      })}
    </>
  );
}
