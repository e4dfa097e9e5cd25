/** A paragraph of sentences, or a list of them. */
export type Passage = readonly string[] | { items: readonly string[] }

/**
 * The sentences of some passages, each with what stands between it and the one before: a space, an empty line, or a line with the
 * mark of a list. What says several sentences at once is parted.
 */
export function compose(passages: readonly Passage[]): string[] {
  const sentences: string[] = []
  for (const passage of passages) {
    if ('items' in passage) {
      passage.items.forEach((item, position) => {
        const [first = '', ...rest] = sentencesOf(item)
        const before = position > 0 ? '\n' : sentences.length > 0 ? '\n\n' : ''
        sentences.push(`${before}- ${first}`, ...rest.map((sentence) => ` ${sentence}`))
      })
    } else {
      passage.flatMap(sentencesOf).forEach((sentence, position) => {
        const before = position > 0 ? ' ' : sentences.length > 0 ? '\n\n' : ''
        sentences.push(before + sentence)
      })
    }
  }
  return sentences
}

const sentencesOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?…][”"’')*]*)\s+(?=[\p{Lu}“"*(])/u)
    .filter(Boolean)

/** One of these, always the same for the same question, and not the same for all. */
export function pick<Item>(choices: readonly [Item, ...Item[]], question: string): Item {
  let sum = 7
  for (const letter of question) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return choices[sum % choices.length] ?? choices[0]
}
