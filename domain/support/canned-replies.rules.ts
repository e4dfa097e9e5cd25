/** A saved text that administrators insert into a reply. */
export type CannedReply = { id: string; title: string; message: string }

/** Maximum number of canned replies, and maximum characters of a title. */
export const cannedRepliesMax = 100
export const cannedTitleMax = 80

/** Placeholder for the member's name. Spaces inside the braces are allowed. */
export const namePlaceholder = '{{name}}'
const everyPlaceholder = /\{\{\s*name\s*\}\}/gi

/** Replaces each placeholder with the name. */
export const fillIn = (message: string, name: string): string => message.replaceAll(everyPlaceholder, () => name)

/** Compares titles without regard to case. */
export const isSameTitle = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
