/** The eight built-in ailments of the specification, in its order; `name` is what recipes store. */
export const ailments = [
  { slug: 'headaches', name: 'Headaches & Migraines' },
  { slug: 'digestive', name: 'Digestive Issues' },
  { slug: 'sleep', name: 'Sleep Problems' },
  { slug: 'stress', name: 'Stress & Anxiety' },
  { slug: 'cold-flu', name: 'Cold & Flu' },
  { slug: 'inflammation', name: 'Inflammation' },
  { slug: 'energy', name: 'Energy & Focus' },
  { slug: 'womens-health', name: "Women's Health" },
] as const

export type AilmentName = (typeof ailments)[number]['name']

/** The names of the eight, in the same order. */
export const ailmentNames: readonly AilmentName[] = ailments.map((ailment) => ailment.name)
