/** Names of the eight built-in ailments, in the order of the specification. Recipes store these names. */
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

/** Returns the eight built-in ailments in their order, then all other ailments by name. */
export function listAilmentNames(recipesByAilment: Record<string, number>): string[] {
  const builtInNames: readonly string[] = ailmentNames
  return [
    ...builtInNames,
    ...Object.keys(recipesByAilment)
      .filter((name) => !builtInNames.includes(name))
      .toSorted(),
  ]
}
