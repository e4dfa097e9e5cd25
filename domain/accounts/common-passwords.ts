import lines from './common-passwords.json' with { type: 'json' }

/**
 * The 3,000 most common passwords with at least six characters, most common first. Taken from `passwords.txt` of
 * github.com/dropbox/zxcvbn (MIT), based on the ten million that Mark Burnett published in 2015. Only the worker
 * imports this file, because it is too large for a page.
 */
const commonPasswords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')))

/** Returns true if the password is one of the most common, in any case. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
