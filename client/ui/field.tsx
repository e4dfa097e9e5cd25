import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type Told = { label: string; hint?: ReactNode; fault?: string | undefined }
type FieldProps = Told & { name: string; after?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

/** A labelled input with a hint above and what is wrong with it below; `after` stands beside the input. */
export function Field({ label, hint, fault, after, ...input }: FieldProps) {
  const ownId = useId()
  const { id = ownId } = input
  const hintId = `${id}hint`
  const faultId = `${id}fault`
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={hintId}>{hint}</small>}
      <div className="labelled-input">
        <input
          className="field"
          aria-invalid={fault !== undefined}
          aria-describedby={hint ? `${hintId} ${faultId}` : faultId}
          {...input}
          id={id}
        />
        {after}
      </div>
      <p className="fault" id={faultId}>
        {fault}
      </p>
    </div>
  )
}
