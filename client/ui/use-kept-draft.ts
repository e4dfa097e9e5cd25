import { type FormEvent, type RefObject, useEffect } from 'react'

import { keepDraft, readDraft } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'

/**
 * Shows again what was typed into the form of this name, unless a field says something else by now; gives what keeps each letter.
 * A page that the worker draws knows of no draft: it is filled in afterwards.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  useEffect(() => {
    if (form.current) fillIn(fieldsOf(form.current), readDraft(name))
  }, [form, name])
  return ({ currentTarget }: FormEvent<HTMLFormElement>): void =>
    keepDraft(name, Object.fromEntries(textFields(new FormData(currentTarget))))
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input:not([type="hidden"]), textarea, select'),
]

function fillIn(fields: readonly Field[], draft: Readonly<Record<string, string>>): void {
  const isOther = ({ name, value, tagName }: Field) => tagName !== 'SELECT' && value !== '' && value !== draft[name]
  if (fields.some(isOther)) return
  for (const field of fields) {
    const kept = draft[field.name]
    if (kept === undefined || kept === field.value) continue
    field.value = kept
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
