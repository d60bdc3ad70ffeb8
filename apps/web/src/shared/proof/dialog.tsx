import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { theme } from '../mui/theme.ts';
import type { ProofCode } from './ask.ts';
import { FactorQuestion } from './factor-question.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { PinQuestion } from './pin-question.tsx';
import { ReasonQuestion } from './reason-question.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface ProofDialogProps {
  readonly code: ProofCode;
  readonly path: string;
  readonly onAnswer: (given: boolean) => void;
}

const TITLES = {
  'auth/reden-nodig': 'vraag.reden.titel',
  'auth/bevestiging-nodig': 'vraag.bevestiging.titel',
  'auth/tweede-factor-nodig': 'vraag.factor.titel',
  'auth/pincode-nodig': 'vraag.pincode.titel',
} as const;

/** Asks what the server wants to know before it goes on. Closing it is an answer too. */
export default function ProofDialog({ code, path, onAnswer }: ProofDialogProps) {
  const { t } = useTexts(beveiligingTeksten);
  return (
    <ThemeProvider theme={theme}>
      <Dialog open onClose={() => onAnswer(false)} fullWidth maxWidth="sm" aria-labelledby="vraag-titel">
        <DialogTitle id="vraag-titel">{t(TITLES[code])}</DialogTitle>
        <DialogContent>
          {code === 'auth/reden-nodig' && <ReasonQuestion path={path} onAnswer={onAnswer} />}
          {code === 'auth/bevestiging-nodig' && <PasswordQuestion onAnswer={onAnswer} />}
          {code === 'auth/pincode-nodig' && <PinQuestion onAnswer={onAnswer} />}
          {code === 'auth/tweede-factor-nodig' && <FactorQuestion onAnswer={onAnswer} />}
        </DialogContent>
      </Dialog>
    </ThemeProvider>
  );
}
