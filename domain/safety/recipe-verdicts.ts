import type { Level, Verdict } from './findings.ts'

/** Title and meaning of each verdict. None of them says "safe". */
export const recipeVerdicts: Record<Verdict, { title: string; meaning: string }> = {
  ok: {
    title: 'We found no safety concerns at these amounts',
    meaning: 'No safety rule blocks this remedy or warns about it. It still has notes that everyone should read.',
  },
  separate: {
    title: 'Drink it two hours apart from your medicine or meal',
    meaning: 'The tea and the medicine or meal are fine on the same day, two hours apart.',
  },
  ok_with_warnings: {
    title: 'Read the warning first',
    meaning: 'We show the remedy with a warning. Read the warning before your first cup.',
  },
  needs_review: {
    title: 'A person must check it first',
    meaning: 'The remedy stays hidden until one of our administrators confirms it.',
  },
  refused: {
    title: 'Refused: we do not show this remedy',
    meaning: 'A safety rule blocks this remedy. It can’t be published until it passes that rule.',
  },
}

export const levelDescriptions: Record<Level, string> = {
  REFUSE: 'refuses the recipe',
  REVIEW: 'means that a person must check the recipe',
  WARN: 'warns',
  SEPARATE: 'requires two hours between the tea and a medicine or meal',
  NOTICE: 'gives information without changing the verdict',
}
