import { type SQL, sql } from 'drizzle-orm'

import { foldAccents, listAccentedPairs } from '#domain/folding.ts'

/**
 * Returns the SQL condition that a text contains a word of one or two letters, ignoring case and accents. SQLite only
 * lowercases ASCII, so accented letters are replaced one by one. The replacements come from our own table and are
 * inlined, because they exceed the number of bound values; the word itself is bound.
 */
export function containsShortWord(text: SQL, word: string): SQL {
  const plainText = listAccentedPairs(word).reduce(
    (folded, [letter, plain]) => sql`replace(${folded}, ${sql.raw(`'${letter}', '${plain}'`)})`,
    sql`lower(${text})`,
  )
  return sql`instr(${plainText}, ${foldAccents(word)}) > 0`
}
