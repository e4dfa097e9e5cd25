import { type SQL, sql } from 'drizzle-orm'

import { fold, foldedInto } from '#domain/folding.ts'

/**
 * Whether a text holds a word of one or two letters, whatever the case and the accents of either. A database knows the small
 * letters of ASCII alone: those with accents that the word may be written with are replaced one after the other. They are written into the
 * statement, for they are more than it may be given values; they come from our own table, and nothing of the word stands there.
 */
export function holdsShortWord(text: SQL, word: string): SQL {
  const plainText = foldedInto(word).reduce(
    (folded, [letter, plain]) => sql`replace(${folded}, ${sql.raw(`'${letter}', '${plain}'`)})`,
    sql`lower(${text})`,
  )
  return sql`instr(${plainText}, ${fold(word)}) > 0`
}
