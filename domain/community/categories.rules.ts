import { slugify } from '../text.ts'

/** What a new category has unless its maker chooses otherwise. */
export const categoryDefaults = { color: '#8B5CF6', icon: '💬' } as const

/** Categories that there may be; characters of what each tells. */
export const categoriesMax = 50
export const categoryNameMax = 60
export const categoryDescriptionMax = 300

/** The slug rule for a name, with `-2`, `-3` and so on where it is taken; `category` for a name without letters and digits. */
export function freeSlug(name: string, taken: readonly string[]): string {
  const slug = slugify(name) || 'category'
  if (!taken.includes(slug)) return slug
  let number = 2
  while (taken.includes(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** The order after one of them was put into the place `to`, counted from 0 among the others. */
export function placedIn(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The order after one of them has changed its place with its neighbour; the same where there is none. */
export function movedIn(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const other = ids[from + by]
  if (from < 0 || other === undefined) return [...ids]
  return ids.map((present) => (present === id ? other : present === other ? id : present))
}
