export type Passage = readonly string[] | { items: readonly string[] }

/** Splits passages into sentences. Each sentence starts with its separator: a space, an empty line or a list marker. */
export function composeSentences(passages: readonly Passage[]): string[] {
  const sentences: string[] = []
  for (const passage of passages) {
    if ('items' in passage) {
      passage.items.forEach((item, position) => {
        const [first = '', ...rest] = splitSentences(item)
        const separator = position > 0 ? '\n' : sentences.length > 0 ? '\n\n' : ''
        sentences.push(`${separator}- ${first}`, ...rest.map((sentence) => ` ${sentence}`))
      })
    } else {
      passage.flatMap(splitSentences).forEach((sentence, position) => {
        const separator = position > 0 ? ' ' : sentences.length > 0 ? '\n\n' : ''
        sentences.push(separator + sentence)
      })
    }
  }
  return sentences
}

const splitSentences = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?…][”"’')*]*)\s+(?=[\p{Lu}“"*(])/u)
    .filter(Boolean)

/** Picks a wording. The same question always gets the same wording. */
export function pickVariant<Item>(choices: readonly [Item, ...Item[]], question: string): Item {
  let sum = 7
  for (const letter of question) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return choices[sum % choices.length] ?? choices[0]
}
