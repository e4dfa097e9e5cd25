import { plural } from '../words.ts'

export const formatMinutes = (count: number): string => plural(count, 'minute')

export const formatCups = (count: number): string => plural(count, 'cup')
