import { plural } from '../words.ts'

/** A whole number of minutes in words. */
export const minutes = (count: number): string => plural(count, 'minute')

/** A whole number of cups in words. */
export const cups = (count: number): string => plural(count, 'cup')
