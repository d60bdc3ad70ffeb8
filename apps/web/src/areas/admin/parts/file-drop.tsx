import { mdiFileUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useRef, useState, type DragEvent } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './file-drop.module.css';

interface FileDropProps {
  /** Endings that the dialog of the browser shows, e.g. `.xml`. */
  readonly accept: string;
  readonly busy: boolean;
  readonly onFile: (bytes: Uint8Array<ArrayBuffer>, naam: string) => void;
}

const MEEST = 20_000_000;

/** One file, by button or by dropping it. The button is enough for keyboard and screen reader. */
export function FileDrop({ accept, busy, onFile }: FileDropProps) {
  const { t } = useTexts(importsTeksten);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTooLarge(file.size > MEEST);
    if (file.size <= MEEST) onFile(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!busy) void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={css['vak']}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <SvgIcon fontSize="large" aria-hidden>
        <path d={mdiFileUploadOutline} />
      </SvgIcon>
      <Button disabled={busy} onClick={() => input.current?.click()}>
        {t(busy ? 'bestand.leest' : 'bestand.kies')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t('bestand.kies')}
        accept={accept}
        disabled={busy}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <span>{t('bestand.sleep')}</span>
      <small>{t('bestand.veilig')}</small>
      {tooLarge && <Alert severity="error">{t('bestand.teGroot')}</Alert>}
    </div>
  );
}
