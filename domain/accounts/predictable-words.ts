/** Words of the product and its roles, which attackers guess first. */
export const predictableWords = [
  'admin',
  'administrator',
  'herb',
  'herbal',
  'herbi',
  'herbs',
  'member',
  'premium',
  'remedies',
  'remedy',
  'tea',
] as const

const predictableWordsPattern = new RegExp(`^(?:${predictableWords.join('|')})+$`)

/** True if the password contains no letters other than these words, in upper or lower case. */
export const hasOnlyPredictableWords = (password: string): boolean =>
  predictableWordsPattern.test(password.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
