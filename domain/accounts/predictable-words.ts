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

/** Returns true if the password consists only of these words, digits and signs, in any case. */
export const hasOnlyPredictableWords = (password: string): boolean =>
  predictableWordsPattern.test(password.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
