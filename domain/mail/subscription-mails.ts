import { greeting } from './greeting.ts'
import { linkHolds } from './link-messages.ts'
import { layOutMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

export const confirmSubscriptionMail = ({ firstName, url }: { firstName: string | null; url: string }): MailContent =>
  layOutMail({
    subject: 'Please confirm your subscription',
    preheader: 'Without your yes we send no letters.',
    paragraphs: [
      greeting(firstName),
      'This address was entered for the mailing list of Herbal Remedies: now and then a letter with new cups and what changed in old ones. If that was you, please say yes.',
    ],
    action: { label: 'Yes, send me the letters', url },
    afterAction: [linkHolds('subscription'), 'If it was not you, do nothing: without your yes you get no letters.'],
    reason: 'You get this mail because somebody entered your address for the mailing list of Herbal Remedies.',
  })
