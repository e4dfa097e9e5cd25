import { formatGreeting } from './greeting.ts'
import { formatLinkExpiry } from './link-messages.ts'
import { createMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

export const confirmSubscriptionMail = ({ firstName, url }: { firstName: string | null; url: string }): MailContent =>
  createMail({
    subject: 'Please confirm your subscription',
    preheader: 'You’ll get our emails once you confirm.',
    paragraphs: [
      formatGreeting(firstName),
      'Someone signed up to the Herbal Remedies mailing list with this address. We send occasional emails about new and updated recipes. If it was you, please confirm your subscription.',
    ],
    action: { label: 'Confirm my subscription', url },
    afterAction: [
      formatLinkExpiry('subscription'),
      'If it wasn’t you, ignore this email. We won’t add you to the list.',
    ],
    reason: 'You received this email because someone signed up to the Herbal Remedies mailing list with your address.',
  })
