import { createMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

/** The email doesn't contain the answer, so that its text stays on the site. */
export const ticketAnsweredMail = ({ subject, url }: { subject: string; url: string }): MailContent =>
  createMail({
    subject: 'We’ve replied to your ticket',
    preheader: 'Read our reply on the site.',
    paragraphs: ['Hello,', `We’ve replied to your ticket “${subject}”.`],
    action: { label: 'Read our reply', url },
    afterAction: [
      'You can reply on the site or close the ticket. Please don’t reply to this email, because nobody reads replies to it.',
    ],
    reason: 'You received this email because you wrote to Herbal Remedies through the contact page.',
  })
