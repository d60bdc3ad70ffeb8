import Button from '@mui/material/Button';
import type { OpenVerzoek } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useState } from 'react';
import { href, Link } from 'react-router';
import css from '../../../../../shared/list/list.module.css';
import { List } from '../../../../../shared/list/list.tsx';
import { PageButtons } from '../../../../../shared/list/page-buttons.tsx';
import own from '../../../../../shared/licentie/licentie.module.css';
import { Regels } from '../../../../../shared/licentie/regels.tsx';
import { useLicentieWords } from '../../../../../shared/licentie/use-words.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BesluitDialog } from '../../../parts/besluit-dialog.tsx';

interface VerzoekenProps {
  readonly verzoeken: readonly OpenVerzoek[];
  readonly totaal: number;
  readonly perPagina: number;
  readonly pagina: number;
  readonly onPagina: (pagina: number) => void;
}

/** What customers ask about their licence, who waited longest first. */
export function Verzoeken({ verzoeken, totaal, perPagina, pagina, onPagina }: VerzoekenProps) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const [open, setOpen] = useState<string | null>(null);
  const gekozen = verzoeken.find(({ id }) => id === open);
  return (
    <>
      <List
        place="verzoeken"
        label={t('inbox.tabel')}
        rows={verzoeken}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'klant',
            label: t('inbox.klant'),
            value: ({ admin }) => admin.naam,
            renderCell: ({ admin }) => (
              <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId/licentie', { adminId: admin.id })}>
                {admin.naam}
              </Link>
            ),
          },
          {
            key: 'wat',
            label: t('inbox.wat'),
            value: (verzoek) => words.asked(verzoek).join(' '),
            renderCell: (verzoek) => (
              <div className={own['smal']}>
                <Regels regels={[...words.asked(verzoek), ...(verzoek.opmerking === '' ? [] : [verzoek.opmerking])]} />
              </div>
            ),
          },
          {
            key: 'nu',
            label: t('inbox.nu'),
            value: ({ licentie }) => words.now(licentie).join(' '),
            renderCell: ({ licentie }) => <Regels regels={words.now(licentie)} />,
          },
          { key: 'op', label: t('inbox.op'), value: ({ op }) => op, renderCell: ({ op }) => words.on(op) },
        ]}
        renderActions={({ id, admin }) => (
          <Button size="small" variant="text" aria-label={t('besluit.bekijkVan', { naam: admin.naam })} onClick={() => setOpen(id)}>
            {t('besluit.bekijk')}
          </Button>
        )}
        // A field would look on this page only.
        search={totaal <= perPagina ? { wordsOf: ({ admin }) => admin.naam } : undefined}
        empty={{ title: t('inbox.leeg') }}
      />
      <PageButtons label={t('inbox.tabel')} pagina={pagina} totaal={Math.ceil(totaal / perPagina)} onPagina={onPagina} />
      {gekozen && <BesluitDialog admin={gekozen.admin} licentie={gekozen.licentie} verzoek={gekozen} onClose={() => setOpen(null)} />}
    </>
  );
}
