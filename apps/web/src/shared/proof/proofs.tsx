import { lazy, Suspense, useEffect, useState } from 'react';
import { onAsk, type ProofCode } from './ask.ts';

/** The dialogs come with the component library, which a child's screens never need. */
const ProofDialog = lazy(() => import('./dialog.tsx'));

interface Question {
  readonly code: ProofCode;
  readonly path: string;
  readonly answer: (given: boolean) => void;
}

/** Asks what the server asks, one question at a time. */
export function Proofs() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    onAsk(
      (code, path) =>
        new Promise((resolve) => {
          const question: Question = {
            code,
            path,
            answer: (given) => {
              setQuestions((all) => all.filter((other) => other !== question));
              resolve(given);
            },
          };
          setQuestions((all) => [...all, question]);
        }),
    );
  }, []);
  const [first] = questions;
  if (!first) return null;
  return (
    <Suspense>
      <ProofDialog key={`${first.code} ${first.path}`} code={first.code} path={first.path} onAnswer={first.answer} />
    </Suspense>
  );
}
