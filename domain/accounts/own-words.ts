/** Words of the product and its roles, which attackers guess first. */
export const ownWords = [
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

const ownWordsAlone = new RegExp(`^(?:${ownWords.join('|')})+$`)

/** Returns true if the password consists only of these words, digits and signs, in any case. */
export const isMadeOfOwnWords = (password: string): boolean =>
  ownWordsAlone.test(password.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
