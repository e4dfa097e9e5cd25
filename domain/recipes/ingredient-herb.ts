import { type NameIndex, findUnambiguousHerb } from '#domain/safety/names.ts'

/** Returns the slug of the herb that an ingredient name means; null for no herb or an ambiguous name. */
export const findHerbSlug = (index: NameIndex, name: string): string | null =>
  findUnambiguousHerb(index, name)?.slug ?? null
