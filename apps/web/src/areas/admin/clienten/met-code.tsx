/** The first client of a practice may be one that comes from a school or a home. */
import Button from '@mui/material/Button';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useBeheer } from '../beheer.ts';
import { usePathParams } from '../params.ts';
import { groepenQuery } from '../queries.ts';
import { createId } from '../../../shared/id.ts';

/** As the server makes the groep that clients hang on: no screen asks for it. */
const ALLE_JAREN = [1, 2, 3, 4, 5, 6, 7, 8];

export function MetCode() {
  const { t } = useTexts(clientTeksten, verhuistokenTeksten);
  const { adminId } = usePathParams();
  const navigate = useNavigate();
  const { data } = useQuery(groepenQuery(adminId));
  const { createGroep } = useBeheer(adminId);
  const [id] = useState(createId);
  const open = (groepId: string): void =>
    void navigate(href('/admins/:adminId/groepen/:groepId/verhuistoken-inlezen', { adminId, groepId }));
  const begin = (): void => {
    const bestaand = data?.groepen[0];
    if (bestaand) open(bestaand.id);
    else createGroep.mutate({ id, naam: t('titel'), jaargroepen: ALLE_JAREN }, { onSuccess: () => open(id) });
  };
  return (
    <>
      <p>{t('verhuistoken:menu.hint')}</p>
      <FormAlert error={createGroep.error} />
      <Button variant="outlined" disabled={!data || createGroep.isPending} onClick={begin}>
        {t('metCode')}
      </Button>
    </>
  );
}
