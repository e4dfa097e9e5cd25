import type { HelpArticle } from '#domain/support/help-match.ts'

/** The most frequent questions, shown before anything is typed and without loading the Help Center. */
export const commonQuestions: readonly HelpArticle[] = [
  { id: 'password', question: 'I have forgotten my password, or cannot sign in.' },
  { id: 'subscribing', question: 'How do I join or leave the mailing list?' },
  { id: 'medicines', question: 'I take a medicine. Can I drink this?' },
]
