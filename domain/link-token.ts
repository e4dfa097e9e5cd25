import * as z from 'zod'

/** What is said of a link that was used, has ended or never was: the three are not told apart. */
export const linkEndedWords = 'This link does not work any more'

/** What the link of a mail carries, as a browser hands it in; one that was cut off is one that does not work. */
export const linkToken = z.string().max(100, linkEndedWords)
