import type { HelpArticle } from '#domain/support/help-match.ts'

/** Frequent questions, shown before the user types. Copied here because the Help Center loads later. */
export const commonQuestions: readonly HelpArticle[] = [
  { id: 'password', question: 'I have forgotten my password, or cannot sign in.' },
  { id: 'subscribing', question: 'How do I join or leave the mailing list?' },
  { id: 'medicines', question: 'I take a medicine. Can I drink this?' },
]
