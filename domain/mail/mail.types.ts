/** Plain words, or plain words and the address that they lead to. */
export type Paragraph = string | { words: string; url: string }

/**
 * What a mail says, none of it HTML. `preheader` is what a mailbox shows beside the subject, `reason` why the reader gets
 * this mail.
 */
export type MailParts = {
  subject: string
  preheader?: string
  paragraphs: readonly Paragraph[]
  action?: { label: string; url: string }
  afterAction?: readonly Paragraph[]
  reason: string
}

/** A mail without its address: a subject of one line, and the same words as text and as HTML. */
export type MailContent = { subject: string; text: string; html: string }

/** A mail that a machine without a way to send keeps for itself; `sentAt` is milliseconds since the epoch. */
export type KeptMail = MailContent & { id: string; to: string; headers: Record<string, string>; sentAt: number }
