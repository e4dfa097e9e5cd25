import { plural } from '../words.ts'

export const minutes = (count: number): string => plural(count, 'minute')

export const cups = (count: number): string => plural(count, 'cup')
