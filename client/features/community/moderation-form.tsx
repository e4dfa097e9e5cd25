import { useFetcher } from '#client/core/fetcher.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { communityDataPath } from '#domain/paths.ts'

type ModerationFormProps = {
  action: string
  fields: Record<string, string>
  /** Label of the button. */
  label: string
  /** Message after success. */
  successMessage: string
  className?: string
}

export function ModerationForm({
  action,
  fields,
  label,
  successMessage,
  className = 'button plain',
}: ModerationFormProps) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={communityDataPath}>
      {Object.entries({ ...fields, action, successMessage }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton intent="moderate" fetcher={fetcher} className={className}>
        {label}
      </SubmitButton>
    </fetcher.Form>
  )
}

type ConfirmedModerationFormProps = Omit<ModerationFormProps, 'className'> & { question: string }

/** Serious actions need a second click. */
export const ConfirmedModerationForm = ({ question, ...form }: ConfirmedModerationFormProps) => (
  <details className="confirm-details">
    <summary>{question}…</summary>
    <ModerationForm {...form} className="button danger" />
  </details>
)
