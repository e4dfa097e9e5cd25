import { useId, useState } from 'react'

import { showToast } from '#client/core/toasts.ts'
import { summaryStyle } from '#client/ui/form-part.tsx'
import type { EditForm } from '#domain/recipes/edit-form.ts'
import { parseJsonLdRecipe } from '#domain/recipes/recipe-import.ts'

const maxLength = 3_000_000

/**
 * Fills the form from another site's recipe, pasted or uploaded as HTML or JSON-LD. Its scripts don't run, and it
 * fetches nothing.
 */
export function EditorImport({ onImport }: { onImport: (form: EditForm) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const importRecipe = (source: string) => {
    const form = source.length > maxLength ? undefined : parseForm(source)
    if (!form) return showToast('error', 'We couldn’t find a recipe. Try another page or file.')
    onImport(form)
    return showToast('success', 'Imported. Check each ingredient.')
  }
  return (
    <details>
      <summary className={summaryStyle}>Import a recipe from another page</summary>
      <div className="fields">
        <div className="labelled">
          <label className="min-h-11" htmlFor={`${id}text`}>
            Page source or JSON-LD
          </label>
          <textarea
            className="field"
            id={`${id}text`}
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <button type="button" className="button plain" onClick={() => importRecipe(text)}>
          Import
        </button>
        <div className="labelled">
          <label className="min-h-11" htmlFor={`${id}file`}>
            Or choose a file
          </label>
          <input
            id={`${id}file`}
            type="file"
            accept=".html,.htm,.json,.jsonld,text/html,application/json,application/ld+json"
            className="min-h-11"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void readText(file).then(importRecipe)
              target.value = ''
            }}
          />
        </div>
      </div>
    </details>
  )
}

/** Returns an empty string for a file that is too large or can't be read. */
const readText = async (file: File): Promise<string> => (file.size > maxLength ? '' : file.text().catch(() => ''))

function parseForm(text: string): EditForm | undefined {
  const blocks = /^\s*[[{]/.test(text)
    ? [text]
    : [
        ...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script[type="application/ld+json"]'),
      ].map((script) => script.textContent)
  return blocks.map(parseJson).map(parseJsonLdRecipe).find(Boolean)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
