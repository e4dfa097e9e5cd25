import { useFetcher } from '#client/core/fetcher.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { communityForBrowser } from '#domain/paths.ts'

type ModerationFormProps = {
  action: string
  fields: Record<string, string>
  /** Label of the button. */
  word: string
  /** Message after success. */
  words: string
  className?: string
}

export function ModerationForm({ action, fields, word, words, className = 'button plain' }: ModerationFormProps) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={communityForBrowser}>
      {Object.entries({ ...fields, action, words }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton intent="moderate" fetcher={fetcher} className={className}>
        {word}
      </SubmitButton>
    </fetcher.Form>
  )
}

type FinalProps = Omit<ModerationFormProps, 'className'> & { question: string }

/** Serious actions need a second click. */
export const FinalForm = ({ question, ...form }: FinalProps) => (
  <details className="final">
    <summary>{question}…</summary>
    <ModerationForm {...form} className="button danger" />
  </details>
)
