import { type NameIndex, findUnambiguousHerb } from '#domain/safety/names.ts'

/**
 * Returns the slug of the herb that an ingredient name refers to, or null if it refers to none or may mean several
 * plants.
 */
export const findHerbSlug = (index: NameIndex, name: string): string | null =>
  findUnambiguousHerb(index, name)?.slug ?? null
