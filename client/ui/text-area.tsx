import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'

type TextAreaProps = { label: string; hint?: ReactNode; fault?: string | undefined; name: string } & Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'id'
>

/** As `Field`, for a text of many lines. */
export function TextArea({ label, hint, fault, ...area }: TextAreaProps) {
  const id = useId()
  const hintId = `${id}hint`
  const faultId = `${id}fault`
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={hintId}>{hint}</small>}
      <textarea
        className="field"
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={hint ? `${hintId} ${faultId}` : faultId}
        {...area}
      />
      <p className="fault" id={faultId} role="alert">
        {fault}
      </p>
    </div>
  )
}
