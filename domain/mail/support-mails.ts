import { layOutMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

/** Leaves out the answer itself, so that its text stays on the site. */
export const ticketAnsweredMail = ({ subject, url }: { subject: string; url: string }): MailContent =>
  layOutMail({
    subject: 'We have answered your ticket',
    preheader: 'The answer stands on the site, beside what you wrote.',
    paragraphs: ['Hello,', `Your ticket “${subject}” has an answer.`],
    action: { label: 'Read the answer', url },
    afterAction: [
      'You can write back there, or close the ticket if all is well. Please do not answer this mail: nobody reads what comes back.',
    ],
    reason: 'You get this mail because you wrote to Herbal Remedies by way of the contact page.',
  })
