import { textFields } from '#client/core/forms.ts'
import type { ReadMark } from '#domain/notifications/notifications.types.ts'

/** Returns the notifications that the form marks as read: one by its `id`, or all up to the sequence number `upTo`. */
export function parseMarkForm(form: FormData): ReadMark {
  const { id = '', upTo } = Object.fromEntries(textFields(form))
  return upTo === undefined ? { id } : { upTo: Number(upTo) }
}
