import { slugify } from '../text.ts'

export const categoryDefaults = { color: '#8B5CF6', icon: '💬' } as const

/** Maximum number of categories, and maximum lengths in characters. */
export const categoriesMax = 50
export const categoryNameMax = 60
export const categoryDescriptionMax = 300

/**
 * Returns a free slug for the name, with `-2`, `-3` and so on if the slug is taken. A name without letters or digits
 * gets `category`.
 */
export function freeSlug(name: string, taken: readonly string[]): string {
  const slug = slugify(name) || 'category'
  if (!taken.includes(slug)) return slug
  let number = 2
  while (taken.includes(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Returns the ids with `id` moved to position `to`, counted from 0 among the others. */
export function moveTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** Returns the ids with `id` and its neighbour swapped, or unchanged if there is no neighbour. */
export function moveBy(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const other = ids[from + by]
  if (from < 0 || other === undefined) return [...ids]
  return ids.map((present) => (present === id ? other : present === other ? id : present))
}
