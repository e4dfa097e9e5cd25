import type { MailParts, Paragraph } from './mail.types.ts'

const maxLineLength = 78

/** Returns an email's text in lines of at most 78 characters. Only longer URLs and words exceed this. */
export function createMailText({ paragraphs, action, afterAction = [], reason }: MailParts): string {
  const blocks = [
    ...paragraphs.map(createParagraphText),
    ...(action ? [`${wrapText(`${action.label}:`)}\n${action.url}`] : []),
    ...afterAction.map(createParagraphText),
    `-- \nHerbal Remedies\n${wrapText(reason)}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const createParagraphText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? wrapText(paragraph) : `${wrapText(paragraph.text)}\n${paragraph.url}`

function wrapText(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const lastLine = lines.at(-1)
    if (lastLine !== undefined && lastLine.length + 1 + word.length <= maxLineLength)
      lines[lines.length - 1] = `${lastLine} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
