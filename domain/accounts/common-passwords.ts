import lines from './common-passwords.json' with { type: 'json' }

/**
 * The 3,000 most common passwords with at least six characters, most common first. They come from `passwords.txt` of
 * github.com/dropbox/zxcvbn (MIT). The list is too large for a page, so only the worker imports this file.
 */
const commonPasswords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')))

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
