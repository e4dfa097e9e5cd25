import { formatPlural } from '../words.ts'

export const formatMinutes = (count: number): string => formatPlural(count, 'minute')

export const formatCups = (count: number): string => formatPlural(count, 'cup')
