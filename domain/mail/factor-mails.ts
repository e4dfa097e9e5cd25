import { formatUtc } from '#domain/format-date.ts'

import { createMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

type Change = { title: string; at: number; profileUrl: string; resetUrl: string }

/** Email to an account after a change to its ways of signing in, such as `Passkey added`. */
export const signInMethodChangedMail = ({ title, at, profileUrl, resetUrl }: Change): MailContent =>
  createMail({
    subject: `${title}: your Herbal Remedies account`,
    preheader: 'If it was you, you don’t need to do anything.',
    paragraphs: [
      'Hello,',
      `There was a change to how you sign in to your Herbal Remedies account on ${formatUtc(at)}: ${title.toLowerCase()}. If it was you, you don’t need to do anything.`,
      'If it wasn’t you, set a new password now. Then check your ways of signing in on your profile page, and remove what you don’t know.',
    ],
    action: { label: 'Open your profile', url: profileUrl },
    afterAction: [{ text: 'Set a new password:', url: resetUrl }],
    reason: 'You received this email because someone changed how the account with this email address signs in.',
  })
