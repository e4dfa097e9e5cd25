import * as z from 'zod'

/** Parts of the schemas of tables in `catalog/`. */
export const text = z.string().trim().min(1)
export const texts = z.array(text).min(1)

/** Source of a regular expression. */
export const pattern = text.refine(isPattern, 'is no regular expression')

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp
  } catch {
    return false
  }
}

export const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length
