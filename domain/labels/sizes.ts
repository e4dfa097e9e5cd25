import type { LabelOutput, LabelSize } from './label.types.ts'

export type NamedSize = LabelSize & { id: string; title: string }

/** Papers of ISO 216 and common jar labels, from the smallest that holds what must be known of most herbs; millimetres. */
export const labelSizes: readonly NamedSize[] = [
  { id: 'jar', title: 'Jar', width: 80, height: 80 },
  { id: 'a7', title: 'A7, wide', width: 105, height: 74 },
  { id: 'a7-tall', title: 'A7, tall', width: 74, height: 105 },
  { id: 'tall', title: 'Tall jar', width: 90, height: 130 },
  { id: 'a6', title: 'A6, tall', width: 105, height: 148 },
  { id: 'a6-wide', title: 'A6, wide', width: 148, height: 105 },
  { id: 'a5', title: 'A5, tall', width: 148, height: 210 },
]

/** From the smallest that is offered by itself. */
const usual: Record<LabelOutput, readonly string[]> = { card: ['a6', 'a5'], qr: ['a7', 'a6-wide', 'a5'] }

/** The sizes that a label may have: the one that was chosen, otherwise the usual ones. */
export const sizesFor = (id: string, output: LabelOutput): readonly NamedSize[] => {
  const chosen = labelSizes.filter((size) => size.id === id)
  return chosen.length > 0 ? chosen : labelSizes.filter((size) => usual[output].includes(size.id))
}

/** How a size is told: `A6, tall: 105 × 148 mm`. */
export const sizeWords = ({ title, width, height }: NamedSize): string => `${title}: ${width} × ${height} mm`
