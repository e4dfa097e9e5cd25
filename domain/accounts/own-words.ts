/** Words of the product and its roles, which somebody who guesses tries first. */
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

/** Whether nothing but such words, figures and signs make the password, in whatever case it is written. */
export const isMadeOfOwnWords = (password: string): boolean =>
  ownWordsAlone.test(password.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
