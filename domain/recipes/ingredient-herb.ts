import { type NameIndex, oneHerb } from '#domain/safety/names.ts'

/** The slug of the one herb that the name of an ingredient means; null where it means none, or may mean several plants. */
export const herbOf = (index: NameIndex, name: string): string | null => oneHerb(index, name)?.slug ?? null
