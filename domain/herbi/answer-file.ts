import { slugify } from '../text.ts'

/**
 * Returns the beginning of an entry for `catalog/answers`, from a stored question. Stored questions contain only
 * letters and spaces, so YAML needs no quotes.
 */
export function writeAnswerEntry(question: string): string {
  return `- id: ${createAnswerId(question)}
  questions:
    - ${question}
    # Add at least four other ways to ask this.
  answer:
    - Write one or more paragraphs here.
  pages: [help]
`
}

/** Returns a name in kebab case, without letters that only some languages have. */
export const createAnswerId = (question: string): string =>
  slugify(question.normalize('NFKD').replaceAll(/[^a-z ]+/g, '')) || 'new-answer'
