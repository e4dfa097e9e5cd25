/** The names of the eight built-in ailments of the specification, in its order: what recipes store. Every page knows these. */
export const ailmentNames = [
  'Headaches & Migraines',
  'Digestive Issues',
  'Sleep Problems',
  'Stress & Anxiety',
  'Cold & Flu',
  'Inflammation',
  'Energy & Focus',
  "Women's Health",
] as const

export type AilmentName = (typeof ailmentNames)[number]

/** The eight in their order, then every other ailment that recipes have, by name. */
export function ailmentNamesWith(recipesByAilment: Record<string, number>): string[] {
  const known: readonly string[] = ailmentNames
  return [
    ...known,
    ...Object.keys(recipesByAilment)
      .filter((name) => !known.includes(name))
      .toSorted(),
  ]
}
