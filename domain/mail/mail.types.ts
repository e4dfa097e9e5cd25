/** Plain text, with an optional URL to link to. */
export type Paragraph = string | { text: string; url: string }

/**
 * Parts of an email in plain text, never HTML. Mailboxes show `preheader` next to the subject. `reason` says why the
 * reader received the email.
 */
export type MailParts = {
  subject: string
  preheader?: string
  paragraphs: readonly Paragraph[]
  action?: { label: string; url: string }
  afterAction?: readonly Paragraph[]
  reason: string
}

/** Email. `text` and `html` have the same content. */
export type MailContent = { subject: string; text: string; html: string }

/** Email stored locally, because this computer can't send email. `sentAt` is in milliseconds since the epoch. */
export type StoredMail = MailContent & { id: string; to: string; headers: Record<string, string>; sentAt: number }
