import type { NotificationKind } from '../notifications/notification-kinds.ts'
import { kindLabels } from '../notifications/notification-labels.ts'
import { createMail } from './mail-layout.ts'
import type { MailContent } from './mail.types.ts'

/** `choiceUrl` opens the page that stops emails of this kind; undefined if this site can't create such links. */
type NotificationMail = {
  title: string
  message: string
  url: string
  kind: NotificationKind
  choiceUrl: string | undefined
}

export const notificationMail = ({ title, message, url, kind, choiceUrl }: NotificationMail): MailContent =>
  createMail({
    subject: title,
    preheader: message,
    paragraphs: ['Hello,', message],
    action: { label: 'Open it on the site', url },
    afterAction: choiceUrl === undefined ? [] : [{ text: 'To stop these emails, open this page:', url: choiceUrl }],
    reason: `You received this email because you chose emails for “${kindLabels[kind]}” on your profile.`,
  })
