import { useFetcher } from 'react-router'

import { SubmitButton } from '#client/ui/submit-button.tsx'
import { communityForBrowser } from '#domain/paths.ts'

type ModerationFormProps = {
  act: string
  fields: Record<string, string>
  /** On the button. */
  word: string
  /** What is said once it is done. */
  words: string
  className?: string
}

/** One thing that the administrator does, by a press. */
export function ModerationForm({ act, fields, word, words, className = 'button plain' }: ModerationFormProps) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={communityForBrowser}>
      {Object.entries({ ...fields, act, words }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton intent="moderate" fetcher={fetcher} className={className}>
        {word}
      </SubmitButton>
    </fetcher.Form>
  )
}

type FinalProps = Omit<ModerationFormProps, 'className'> & { question: string }

/** The same for what weighs more: a second press is asked for. */
export const FinalForm = ({ question, ...form }: FinalProps) => (
  <details className="final">
    <summary>{question}…</summary>
    <ModerationForm {...form} className="button danger" />
  </details>
)
