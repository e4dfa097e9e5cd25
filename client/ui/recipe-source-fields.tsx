import { type ReactNode, useId, useState } from 'react'

import { summaryStyle } from '#client/ui/form-part.tsx'

type RecipeSourceFieldsProps = {
  title: string
  textLabel: string
  textHint?: string
  fileHint?: string
  /** File types for the browser's dialog. */
  accept: string
  /** Text to start with. With a text, the fields are open. */
  initialText?: string
  onText: (text: string) => void
  onFile: (file: File) => void
}

/** Fields for a recipe from elsewhere, pasted or in a file. */
export function RecipeSourceFields(props: RecipeSourceFieldsProps) {
  const { title, textLabel, textHint, fileHint, accept, initialText = '', onText, onFile } = props
  const id = useId()
  const [text, setText] = useState(initialText)
  return (
    <details open={initialText !== ''}>
      <summary className={summaryStyle}>{title}</summary>
      <div className="fields">
        <div className="labelled">
          <label className="min-h-11" htmlFor={`${id}text`}>
            {textLabel}
          </label>
          {textHint !== undefined && (
            <small id={`${id}text-hint`} className="mb-1.5 block text-quiet">
              {textHint}
            </small>
          )}
          <textarea
            className="field"
            id={`${id}text`}
            aria-describedby={textHint === undefined ? undefined : `${id}text-hint`}
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <button type="button" className="button plain" onClick={() => onText(text)}>
          Import
        </button>
        <div className="labelled">
          <label className="min-h-11" htmlFor={`${id}file`}>
            Or choose a file
          </label>
          {fileHint !== undefined && (
            <small id={`${id}file-hint`} className="mb-1.5 block text-quiet">
              {fileHint}
            </small>
          )}
          <input
            id={`${id}file`}
            aria-describedby={fileHint === undefined ? undefined : `${id}file-hint`}
            type="file"
            accept={accept}
            className="min-h-11"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              target.value = ''
            }}
          />
        </div>
      </div>
    </details>
  )
}

type UnreadLinesProps = { lines: readonly string[]; children?: ReactNode }

/** Lists what an import has left out or shortened. */
export const UnreadLines = ({ lines, children }: UnreadLinesProps) =>
  lines.length > 0 && (
    <div className="note wrap-anywhere" role="status">
      <p>We couldn’t fit in all of the recipe. This is what we left out or shortened:</p>
      <ul className="mt-2 grid max-h-80 list-disc gap-1 overflow-y-auto ps-[1.1em]">
        {lines.map((line, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and never move
          <li key={position}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  )
