import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';

/** Somebody tried wrong passwords of these children again and again; where one does something about it is one click away. */
export function GeradenNotice({ namen }: { readonly namen: readonly string[] }) {
  const { t, i18n } = useTexts(adminTeksten);
  const { adminId, groepId } = usePathParams();
  const wie = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(namen);
  return (
    <Alert
      severity="warning"
      className="niet-printen"
      action={
        <Button component={Link} variant="text" to={href('/admins/:adminId/groepen/:groepId/wachtwoorden', { adminId, groepId })}>
          {t('groep.geradenKijk')}
        </Button>
      }
    >
      {t('groep.geraden', { wie })}
    </Alert>
  );
}
