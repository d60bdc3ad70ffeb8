import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { isLeesplan } from '../../../plan/keuze.ts';
import { ALARMPAD, isBegeleiderspad } from '../../../plan/stappad.ts';
import { useZorgpaden, type Handelingsplan } from '../../../plan/queries.ts';

interface AlarmenProps {
  readonly plan: Handelingsplan;
  readonly mayNote: boolean;
}

/** What asks for a look, each with a proposal and the way to it; never a verdict about the child. */
export function Alarmen({ plan: { id, alarmen, leerling, keuze, tot, vandaag }, mayNote }: AlarmenProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const isLezen = isLeesplan(keuze);
  const paden = useZorgpaden();
  const naam = leerling.roepnaam;
  const isOver = tot !== null && tot < vandaag;
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
                  {isLezen && pad === 'eindtoets' ? t('afronden') : t(`naar.${pad}`)}
                </Button>
              )
            }
          >
            <p>{isOver && code === 'klaar' ? blad('alarmVoorbij', { deel, van }) : t(`alarm.${code}`, { naam, deel, van })}</p>
            <p>{isLezen && code === 'klaar' ? blad('lezen.rondAf') : t(`voorstel.${code}`)}</p>
          </Alert>
        );
      })}
    </>
  );
}
