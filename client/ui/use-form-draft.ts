import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { createDraftRemover } from '#client/core/drafts.ts'
import type { Fetcher } from '#client/core/fetcher.tsx'

import { useDraft } from './use-draft.ts'

type Fields = Record<string, string>
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Stores the text of a form with uncontrolled fields as a draft. `revision` is that of the saved version that the
 * fields start from. Pass `onInput` to the form. A successful submission removes the draft: by `fetcher`, or by an
 * action that gets `key` from the form.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { revision = '', fetcher }: { revision?: string | undefined; fetcher?: Fetcher<{ isDone: boolean } | null> } = {},
) {
  const draft = useDraft<Fields>({
    name,
    read: readFields,
    fill: (fields) => form.current && fillIn(form.current, fields),
    empty: () => form.current?.reset(),
  })
  const clear = useEffectEvent(() => draft.save(null))
  useEffect(() => {
    const element = form.current
    const onReset = () => clear()
    element?.addEventListener('reset', onReset)
    return () => element?.removeEventListener('reset', onReset)
  }, [form])
  const removeSent = useRef<() => void>(undefined)
  const { formData, data, state } = fetcher ?? {}
  const isDone = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (formData) removeSent.current = createDraftRemover(draft.key)
  }, [formData, draft.key])
  useEffect(() => {
    if (isDone) removeSent.current?.()
  }, [isDone])
  return {
    ...draft,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const fields = listDraftFields(currentTarget)
      const isTyped = fields.some((field) => 'defaultValue' in field && field.value !== field.defaultValue)
      draft.save(
        isTyped ? Object.fromEntries(withKeys(fields).map(([key, { value }]) => [key, value])) : null,
        revision,
      )
    },
  }
}

const listDraftFields = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ name, type }) => name !== '' && !['hidden', 'file', 'password', 'checkbox', 'radio'].includes(type),
  )

/** Returns the fields with unique keys. The second field of the same name has the key `name 2`. */
function withKeys(fields: readonly Field[]): [key: string, field: Field][] {
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const count = (counts.get(field.name) ?? 0) + 1
    counts.set(field.name, count)
    return [count === 1 ? field.name : `${field.name} ${count}`, field]
  })
}

function fillIn(form: HTMLFormElement, draft: Fields): void {
  for (const [key, field] of withKeys(listDraftFields(form))) {
    const text = draft[key]
    if (text === undefined || text === field.value) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function readFields(form: unknown): Fields | undefined {
  if (typeof form !== 'object' || form === null) return undefined
  const isFields = Object.values(form).every((text) => typeof text === 'string')
  return isFields ? (form as Fields) : undefined
}
