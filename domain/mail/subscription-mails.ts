import { greeting } from './greeting.ts'
import { linkExpirySentence } from './link-messages.ts'
import { layOutMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

export const confirmSubscriptionMail = ({ firstName, url }: { firstName: string | null; url: string }): MailContent =>
  layOutMail({
    subject: 'Please confirm your subscription',
    preheader: "You'll get our emails once you confirm.",
    paragraphs: [
      greeting(firstName),
      'Someone entered this address for the Herbal Remedies mailing list: occasional emails about new and updated recipes. If it was you, please confirm.',
    ],
    action: { label: 'Confirm my subscription', url },
    afterAction: [
      linkExpirySentence('subscription'),
      "If it wasn't you, ignore this email. We won't add you to the list.",
    ],
    reason: 'You received this email because someone entered your address for the Herbal Remedies mailing list.',
  })
