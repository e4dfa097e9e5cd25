import { type MouseEvent, useEffect, useId, useRef } from 'react'

type ErrorSummaryProps = {
  outcome: { isDone?: boolean; errors?: Readonly<Record<string, string>>; message?: string } | undefined
  /** Value that changes with each attempt, so that the summary takes the focus again. */
  attempt?: unknown
}

/**
 * List of all errors in a form, with a link to each field. Takes the focus, so that screen readers announce the errors
 * once.
 */
export function ErrorSummary({ outcome, attempt = outcome }: ErrorSummaryProps) {
  const headingId = useId()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt !== undefined) summary.current?.focus()
  }, [attempt])
  const { isDone = false, errors = {}, message } = outcome ?? {}
  const fieldErrors = Object.entries(errors)
  if (isDone || (fieldErrors.length === 0 && !message)) return null
  return (
    <div ref={summary} className="refusal error-summary" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>There’s a problem</h2>
      {message && <p>{message}</p>}
      {fieldErrors.length > 0 && (
        <ul>
          {fieldErrors.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => focusField(event, name, error)}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Focuses the field with this error. Searches only its form, by name or error text, because two forms on a page may
 * share field names.
 */
function focusField(event: MouseEvent<HTMLElement>, name: string, error: string) {
  const form = event.currentTarget.closest('form')
  const invalid = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const field =
    invalid.find((one) => one.getAttribute('name') === name) ?? invalid.find((one) => isDescribedBy(one, error))
  if (!field) return
  event.preventDefault()
  field.focus()
}

const isDescribedBy = (field: HTMLElement, error: string): boolean =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .some((id) => document.getElementById(id)?.textContent.includes(error))
