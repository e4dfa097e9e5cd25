import { textFields } from '#client/core/forms.ts'
import type { Mark } from '#domain/notifications/notifications.types.ts'

/** What a form marks by its field `id` or `upTo`. */
export function readMark(form: FormData): Mark {
  const { id = '', upTo } = Object.fromEntries(textFields(form))
  return upTo === undefined ? { id } : { upTo: Number(upTo) }
}
