import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { act } from './live.ts';
import { Button } from './parts.tsx';

interface Question {
  text: string;
  yes: string;
  answer: (isYes: boolean) => void;
}

const $question = atom<Question | undefined>();

/** Asks before it sends a command that cannot be undone. */
export async function actOnceSure(
  text: string,
  yes: string,
  ...command: Parameters<typeof act>
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  $question.set({ text, yes, answer: resolve });
  if (await promise) await act(...command);
}

/** The dialog of the question that is asked, if any. */
export function Confirm() {
  const question = useStore($question);
  if (!question) return null;
  const answer = (isYes: boolean) => {
    $question.set(undefined);
    question.answer(isYes);
  };
  return (
    <dialog
      className="dialog"
      aria-label={question.text}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={() => answer(false)}
    >
      <p>{question.text}</p>
      <div className="buttons">
        <Button onPress={() => answer(false)}>Keep it</Button>
        <Button kind="danger" onPress={() => answer(true)}>
          {question.yes}
        </Button>
      </div>
    </dialog>
  );
}
