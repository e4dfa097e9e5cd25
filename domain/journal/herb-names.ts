import { sizePattern } from '#domain/amounts/amount.ts'
import { writtenNumberPattern } from '#domain/amounts/numbers.ts'
import { createUnitPattern } from '#domain/amounts/units.ts'

const amountPattern = new RegExp(
  `(?<![\\p{L}\\d])${writtenNumberPattern}[ -]?(?:${sizePattern} )?(?:${createUnitPattern('sentence')}|bags?|times|x|×)(?![\\p{L}\\d])(?: of(?!\\p{L}))?`,
  'giu',
)
const multiplierPattern = /(?<![\p{L}\d])[x×] ?\d+/giu
const countPattern = /^\d+ | \d+$/g
const strayPunctuationPattern = /^[\s\-–:.]+|\(\s*\)|[\s\-–:.]+$/g
const longNamePattern = /^(.{40}).+$/su

/**
 * Splits the field `herbsTaken` into herb names without amounts. Separators are commas, semicolons, plus signs and line
 * breaks.
 */
export const splitHerbs = (herbsTaken: string): string[] =>
  herbsTaken
    .split(/(?<!\d),|,(?!\d)|[;+\n]/)
    .map(removeAmount)
    .filter(Boolean)

export const toHerbKey = (herb: string): string => herb.toLowerCase()

/** Shortens names with more than 40 characters. */
export const shortenHerb = (herb: string): string => herb.replace(longNamePattern, '$1…')

const removeAmount = (herb: string): string =>
  herb
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(amountPattern, ' ')
    .replaceAll(multiplierPattern, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(countPattern, '')
    .replaceAll(strayPunctuationPattern, '')
    .trim()
