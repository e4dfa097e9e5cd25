import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type FieldTexts = { label: string; hint?: ReactNode; error?: string | undefined }
type FieldProps = FieldTexts & { name: string; after?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

/** Labelled input with a hint above and an error below; `after` is rendered beside the input. */
export function Field({ label, hint, error, after, ...input }: FieldProps) {
  const ownId = useId()
  const { id = ownId } = input
  const hintId = `${id}hint`
  const errorId = `${id}error`
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={hintId}>{hint}</small>}
      <div className="labelled-input">
        <input
          className="field"
          aria-invalid={error !== undefined}
          aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
          {...input}
          id={id}
        />
        {after}
      </div>
      <p className="error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
