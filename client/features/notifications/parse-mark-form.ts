import { textFields } from '#client/core/forms.ts'
import type { ReadMark } from '#domain/notifications/notifications.types.ts'

/** Returns what a form marks as read: the notification `id`, or all up to `upTo`. */
export function parseMarkForm(form: FormData): ReadMark {
  const { id = '', upTo } = Object.fromEntries(textFields(form))
  return upTo === undefined ? { id } : { upTo: Number(upTo) }
}
