import type { HelpArticle } from '#domain/support/help-match.ts'

/** What people write to us about most: shown before anything is typed, without fetching the Help Center. */
export const oftenAsked: readonly HelpArticle[] = [
  { id: 'password', question: 'I have forgotten my password, or cannot sign in.' },
  { id: 'subscribing', question: 'How do I join or leave the mailing list?' },
  { id: 'medicines', question: 'I take a medicine. May I drink this?' },
]
