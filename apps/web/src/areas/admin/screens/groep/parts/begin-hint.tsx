import Button from '@mui/material/Button';
import { groepbeginTeksten } from '@spelrijk/teksten/groepbegin';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';

/** Nobody began yet: what has to happen first. By itself, because of most groepen it is never seen. */
export default function BeginHint() {
  const { t } = useTexts(groepbeginTeksten);
  const { adminId, groepId } = usePathParams();
  return (
    <>
      <p>{t('uitleg')}</p>
      <Button
        variant="outlined"
        component={Link}
        to={href('/admins/:adminId/groepen/:groepId/wachtwoorden', { adminId, groepId })}
        sx={{ mt: 1 }}
      >
        {t('naarKaarten')}
      </Button>
    </>
  );
}
