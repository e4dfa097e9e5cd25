import type { LabelOutput, LabelSize } from './label.types.ts'

export type NamedSize = LabelSize & { id: string; title: string }

/** ISO 216 paper sizes and common jar labels, in millimetres. Most herbs' safety notes fit on the smallest size. */
export const labelSizes: readonly NamedSize[] = [
  { id: 'jar', title: 'Jar', width: 80, height: 80 },
  { id: 'a7', title: 'A7, wide', width: 105, height: 74 },
  { id: 'a7-tall', title: 'A7, tall', width: 74, height: 105 },
  { id: 'tall', title: 'Tall jar', width: 90, height: 130 },
  { id: 'a6', title: 'A6, tall', width: 105, height: 148 },
  { id: 'a6-wide', title: 'A6, wide', width: 148, height: 105 },
  { id: 'a5', title: 'A5, tall', width: 148, height: 210 },
]

/** Sizes to try automatically, smallest first. */
const automaticSizes: Record<LabelOutput, readonly string[]> = { card: ['a6', 'a5'], qr: ['a7', 'a6-wide', 'a5'] }

/** Returns the chosen size, or all sizes to try automatically. */
export const listSizes = (id: string, output: LabelOutput): readonly NamedSize[] => {
  const chosenSizes = labelSizes.filter((size) => size.id === id)
  return chosenSizes.length > 0 ? chosenSizes : labelSizes.filter((size) => automaticSizes[output].includes(size.id))
}

/** Describes a size, such as `A6, tall: 105 × 148 mm`. */
export const describeSize = ({ title, width, height }: NamedSize): string => `${title}: ${width} × ${height} mm`
