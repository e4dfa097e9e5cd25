/** Saved text that administrators can insert into a reply. */
export type CannedReply = { id: string; title: string; message: string }

export const maxCannedReplies = 100
export const maxCannedTitleLength = 80

/** Placeholder for the member's name. Spaces inside the braces are allowed. */
export const namePlaceholder = '{{name}}'
const placeholderPattern = /\{\{\s*name\s*\}\}/gi

export const fillPlaceholders = (message: string, name: string): string =>
  message.replaceAll(placeholderPattern, () => name)

export const isSameTitle = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
