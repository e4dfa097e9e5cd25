import { formatPlural } from '../words.ts'

export const formatMinutes = (count: number): string => formatPlural(count, 'minute')

export const formatCups = (count: number): string => formatPlural(count, 'cup')

/** Formats grams with three significant digits: `1.25 g`. */
export const formatGrams = (grams: number): string => `${Number(grams.toPrecision(3))} g`
