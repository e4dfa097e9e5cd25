/** Plain text, or plain text with the URL that it links to. */
export type Paragraph = string | { text: string; url: string }

/**
 * Parts of an email in plain text, never HTML. `preheader` is shown beside the subject in a mailbox. `reason` says why
 * the reader receives the email.
 */
export type MailParts = {
  subject: string
  preheader?: string
  paragraphs: readonly Paragraph[]
  action?: { label: string; url: string }
  afterAction?: readonly Paragraph[]
  reason: string
}

/** Subject in one line, and the same content as text and as HTML. */
export type MailContent = { subject: string; text: string; html: string }

/** An email stored locally because the machine can't send email. `sentAt` is milliseconds since the epoch. */
export type StoredMail = MailContent & { id: string; to: string; headers: Record<string, string>; sentAt: number }
