import type { Level, Verdict } from './findings.ts'

/** What a verdict means for a recipe, whoever reads it; nothing is ever called safe. */
export const recipeVerdicts: Record<Verdict, { title: string; meaning: string }> = {
  ok: {
    title: 'Nothing we know speaks against it',
    meaning: 'No rule refuses it or warns of it. What everybody should mind still stands beside it.',
  },
  separate: {
    title: 'Drink it two hours apart from your medicine',
    meaning: 'The tea and the medicine are fine on the same day, two hours apart.',
  },
  ok_with_warnings: {
    title: 'There is something to mind',
    meaning: 'It may be shown, with a warning that should be read before the first cup.',
  },
  needs_review: {
    title: 'Somebody has to look at it first',
    meaning: 'It stays hidden until one of our administrators has confirmed it.',
  },
  refused: {
    title: 'We do not show it',
    meaning: 'A rule refuses it. Nobody can publish it while that holds.',
  },
}

/** What a finding of each level does. */
export const levelWords: Record<Level, string> = {
  REFUSE: 'refuses the recipe',
  REVIEW: 'asks for a person',
  WARN: 'warns',
  SEPARATE: 'asks for two hours between tea and medicine',
  NOTICE: 'informs, and changes nothing',
}
