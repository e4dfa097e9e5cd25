import { type ReactNode, type TextareaHTMLAttributes, useEffect, useId, useRef, useState } from 'react'

import { formatCharactersLeft } from '#domain/characters-left.ts'

type TextAreaProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  name: string
  /** Maximum number of characters. The field doesn't cut longer text; the counter shows that it is too long. */
  max: number
  defaultValue?: string | undefined
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'maxLength' | 'defaultValue' | 'onInput'>

/** Multi-line version of `Field`. */
export function TextArea({ label, hint, error, max, ...area }: TextAreaProps) {
  const id = useId()
  const initialLength = area.defaultValue?.length ?? 0
  const [typedLength, setLength] = useState(initialLength)
  const length = typeof area.value === 'string' ? area.value.length : typedLength
  const element = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const form = element.current?.form
    const resetLength = () => setLength(initialLength)
    form?.addEventListener('reset', resetLength)
    return () => form?.removeEventListener('reset', resetLength)
  }, [initialLength])
  const hintId = `${id}hint`
  const errorId = `${id}error`
  return (
    <div className="labelled">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id}>{label}</label>
        <span role="status" className={length > max ? 'error mt-0' : 'text-[.94rem] text-quiet'}>
          {formatCharactersLeft(length, max)}
        </span>
      </div>
      {hint && <small id={hintId}>{hint}</small>}
      <textarea
        ref={element}
        className="field"
        id={id}
        aria-invalid={error !== undefined || length > max}
        aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        {...area}
      />
      <p className="error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
