/** An answer that administrators keep to begin a reply with. */
export type CannedReply = { id: string; title: string; message: string }

/** Canned replies that there may be; characters of a title. */
export const cannedRepliesMax = 100
export const cannedTitleMax = 80

/** What stands for the member's name, with or without spaces within. */
export const namePlaceholder = '{{name}}'
const everyPlaceholder = /\{\{\s*name\s*\}\}/gi

/** The words with the name in the place of each placeholder. */
export const fillIn = (message: string, name: string): string => message.replaceAll(everyPlaceholder, () => name)

/** Whether two titles are the same to whoever looks for one. */
export const isSameTitle = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
