import { collapseWhitespace } from '../text.ts'
import { writeMailHtml } from './mail-html.ts'
import { writeMailText } from './mail-text.ts'
import type { MailContent, MailParts, Paragraph } from './mail.types.ts'

/** Returns an email in the site's layout, as text and as HTML. Reduces each part to one line of plain text first. */
export function layOutMail({
  subject,
  preheader,
  paragraphs,
  action,
  afterAction = [],
  reason,
}: MailParts): MailContent {
  const parts = {
    subject: collapseWhitespace(subject),
    ...(preheader !== undefined && { preheader: collapseWhitespace(preheader) }),
    paragraphs: paragraphs.map(plainParagraph),
    ...(action && { action: { label: collapseWhitespace(action.label), url: collapseWhitespace(action.url) } }),
    afterAction: afterAction.map(plainParagraph),
    reason: collapseWhitespace(reason),
  }
  return { subject: parts.subject, text: writeMailText(parts), html: writeMailHtml(parts) }
}

function plainParagraph(paragraph: Paragraph): Paragraph {
  if (typeof paragraph === 'string') return collapseWhitespace(paragraph)
  return { words: collapseWhitespace(paragraph.words), url: collapseWhitespace(paragraph.url) }
}
