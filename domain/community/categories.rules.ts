import { slugify } from '../text.ts'

export const categoryDefaults = { color: '#8B5CF6', icon: '💬' } as const

export const maxCategories = 50
export const maxCategoryNameLength = 60
export const maxCategoryDescriptionLength = 300

/**
 * Returns a free slug for the name. Adds `-2`, `-3` and so on if the slug is taken. A name without letters or digits
 * becomes `category`.
 */
export function findFreeSlug(name: string, takenSlugs: readonly string[]): string {
  const slug = slugify(name) || 'category'
  if (!takenSlugs.includes(slug)) return slug
  let suffix = 2
  while (takenSlugs.includes(`${slug}-${suffix}`)) suffix++
  return `${slug}-${suffix}`
}

/** Returns the ids with `id` moved to `position`, counted from 0. */
export function moveToPosition(ids: readonly string[], id: string, position: number): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id)
  return [...otherIds.slice(0, position), id, ...otherIds.slice(position)]
}

/** Swaps `id` with its neighbour. Returns the ids unchanged if there is no neighbour. */
export function swapWithNeighbour(ids: readonly string[], id: string, offset: -1 | 1): string[] {
  const index = ids.indexOf(id)
  const otherId = ids[index + offset]
  if (index < 0 || otherId === undefined) return [...ids]
  return ids.map((currentId) => (currentId === id ? otherId : currentId === otherId ? id : currentId))
}
