import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import SvgIcon from '@mui/material/SvgIcon';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { call } from '../../../shared/api/call.ts';
import { schoolDay } from '../../../shared/date/days.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

const SOORTEN = ['xlsx', 'csv'] as const;
type Soort = (typeof SOORTEN)[number];

type DownloadProps =
  | { readonly route: 'exportGroep'; readonly params: { readonly adminId: string; readonly groepId: string } }
  | {
      readonly route: 'exportLeerling';
      readonly params: { readonly adminId: string; readonly groepId: string; readonly leerlingId: string };
    };

const fetchFile = (props: DownloadProps, soort: Soort) =>
  props.route === 'exportGroep'
    ? call('exportGroep', { params: props.params, query: { soort } })
    : call('exportLeerling', { params: props.params, query: { soort } });

/** Voortgang as a file for a spreadsheet. */
export function DownloadButton({ naam, ...props }: DownloadProps & { readonly naam: string }) {
  const { t } = useTexts(voortgangTeksten);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const download = useMutation({
    mutationFn: async (soort: Soort) =>
      saveFile({ ...(await fetchFile(props, soort)), naam: `${t('groep.bestandsnaam')} ${naam} ${schoolDay(serverNow())}.${soort}` }),
  });
  const choose = (soort: Soort): void => {
    setAnchor(null);
    download.mutate(soort);
  };
  const icon = (
    <SvgIcon>
      <path d={mdiDownload} />
    </SvgIcon>
  );
  return (
    <>
      <Button
        className="niet-printen"
        variant="outlined"
        startIcon={icon}
        aria-haspopup="menu"
        disabled={download.isPending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {download.isPending ? t('groep.downloadBezig') : t('groep.download')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SOORTEN.map((soort) => (
          <MenuItem key={soort} onClick={() => choose(soort)}>
            {t(`groep.${soort}`)}
          </MenuItem>
        ))}
      </Menu>
      <Snackbar open={download.error !== null} onClose={() => download.reset()} autoHideDuration={8000}>
        <div>
          <FormAlert error={download.error} />
        </div>
      </Snackbar>
    </>
  );
}
