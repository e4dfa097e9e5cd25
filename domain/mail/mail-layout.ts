import { collapseWhitespace } from '../text.ts'
import { createMailHtml } from './mail-html.ts'
import { createMailText } from './mail-text.ts'
import type { MailContent, MailParts, Paragraph } from './mail.types.ts'

/** Returns an email in the site's layout, as text and as HTML. Reduces each part to one line of plain text. */
export function createMail({
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
    paragraphs: paragraphs.map(cleanParagraph),
    ...(action && { action: { label: collapseWhitespace(action.label), url: collapseWhitespace(action.url) } }),
    afterAction: afterAction.map(cleanParagraph),
    reason: collapseWhitespace(reason),
  }
  return { subject: parts.subject, text: createMailText(parts), html: createMailHtml(parts) }
}

function cleanParagraph(paragraph: Paragraph): Paragraph {
  if (typeof paragraph === 'string') return collapseWhitespace(paragraph)
  return { text: collapseWhitespace(paragraph.text), url: collapseWhitespace(paragraph.url) }
}
