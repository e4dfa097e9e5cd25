import type { MailParts, Paragraph } from './mail.types.ts'

const lineMax = 78

/** Returns the text of an email in lines of at most 78 characters. Only a URL or a longer word may exceed this. */
export function writeMailText({ paragraphs, action, afterAction = [], reason }: MailParts): string {
  const blocks = [
    ...paragraphs.map(paragraphText),
    ...(action ? [`${wrap(`${action.label}:`)}\n${action.url}`] : []),
    ...afterAction.map(paragraphText),
    `-- \nHerbal Remedies\n${wrap(reason)}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const paragraphText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? wrap(paragraph) : `${wrap(paragraph.words)}\n${paragraph.url}`

function wrap(words: string): string {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= lineMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
