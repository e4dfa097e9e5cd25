import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'
import type { FindingCode, Verdict } from '#domain/safety/findings.ts'
import { formatPlural, toSentenceCase } from '#domain/words.ts'

import type { OwnRecipeContent } from './own-recipes.schemas.ts'

export const ownRecipeMessages = {
  saved: (name: string) => `“${name}” is saved`,
  savedWithoutLink: (name: string) =>
    `“${name}” is saved, but nobody can open its link now. The recipe’s page says why.`,
  deleted: (name: string) => `“${name}” is deleted`,
  notDownloaded: 'We couldn’t load all your recipes. Try again in a moment.',
  full: (max: number) =>
    `You already keep ${formatPlural(max, 'recipe')}, which is the limit without premium. Delete one to add another.`,
  changedMeanwhile:
    'You saved this recipe in another tab or on another device. Your changes are still here. Choose which version to keep.',
  shared: 'The link is ready',
  noLongerShared: 'The link no longer works',
  notShared: 'This recipe isn’t shared',
  /** Markdown of a post. The link has the name of the recipe, which then appears in the list of posts. */
  post: (name: string, url: string) => `This is my recipe: [${name.replaceAll(/[[\]\\`*_<>]/g, ' ')}](${url})\n`,
  refusedToShare: 'The safety check refuses this recipe, so you can’t share it.',
  addressToShare: 'Remove web addresses and HTML from this recipe before you share it.',
} as const

export const offerMessages = {
  refused: 'The safety check refuses this recipe, so you can’t offer it.',
  duplicate: 'We already have a remedy with this name and almost the same ingredients.',
  ailment: (names: readonly string[]) => `Choose one of these ailments for your recipe: ${names.join(', ')}.`,
  water: 'Say how much water your recipe takes.',
  alreadyOffered: 'We already have this recipe. Withdraw it before you offer it again.',
  tooMany: (max: number) =>
    `You already have ${max} recipes waiting for review. Wait for our answer before you offer another.`,
  removed: 'We have removed it from our remedies.',
  withdrawnByAuthor: 'Its author has withdrawn it.',
  /** Ends the reason as a sentence. */
  reason: (reason: string) =>
    reason === '' ? 'It doesn’t fit our remedies.' : /[.!?]$/.test(reason) ? reason : `${reason}.`,
  offered: 'Thank you. We’ll review your recipe.',
  withdrawn: 'Your recipe is withdrawn',
  reviewNotification: { title: 'A recipe is waiting for review', message: 'A member has offered us a recipe.' },
} as const

/** Returns the name of a field of an offered recipe, such as `Ingredient 2` for `ingredients.1.amount`. */
export function nameOfferedField(field: string): string {
  const [list = '', position] = field.split('.')
  if (list === 'ingredients') return position === undefined ? 'Ingredients' : `Ingredient ${Number(position) + 1}`
  if (list === 'instructions') return position === undefined ? 'Steps' : `Step ${Number(position) + 1}`
  return list === 'waterMl' ? 'Water' : toSentenceCase(list)
}

/** Verdicts for an own recipe. None of them says "safe". `person` is for a reader whose answers were checked. */
export const ownVerdictTexts: Record<Verdict, { tag: string; sentence: string; person: string }> = {
  refused: {
    tag: 'Refused',
    sentence: 'Don’t drink this. You can keep it, with this warning.',
    person: 'Don’t drink this. You can keep it, with this warning.',
  },
  needs_review: {
    tag: 'Ask first',
    sentence: 'Ask your pharmacist or doctor before you drink this.',
    person: 'Ask your pharmacist or doctor before you drink this.',
  },
  ok_with_warnings: {
    tag: 'Ask first',
    sentence: 'Read the warnings first. They say who should ask before drinking this.',
    person: 'Ask your pharmacist or doctor before you drink this.',
  },
  separate: {
    tag: 'Two hours apart',
    sentence: 'Drink this at least two hours before or after a medicine or meal.',
    person: 'Drink this at least two hours before or after your medicine or meal.',
  },
  ok: {
    tag: 'No concerns found',
    sentence: 'We found no safety concerns for healthy adults at these amounts.',
    person: 'We found no safety concerns for you at these amounts.',
  },
}

/** Verdicts for somebody who opens a shared recipe. */
export const sharedVerdictTexts: typeof ownVerdictTexts = {
  ...ownVerdictTexts,
  refused: { tag: 'Refused', sentence: 'Don’t drink this.', person: 'Don’t drink this.' },
}

const uncheckedSentence = 'We can’t check this yet. Don’t drink this before it has been checked.'
const uncheckedText = { tag: 'Not checked yet', sentence: uncheckedSentence, person: uncheckedSentence }

type Report = { verdict: Verdict; isUnchecked: boolean }

/** Returns the words for a verdict. A recipe that we can’t read is refused to others, but isn’t called harmful. */
export const getOwnVerdictText = ({ verdict, isUnchecked }: Report, texts = ownVerdictTexts) =>
  isUnchecked ? uncheckedText : texts[verdict]

/** Returns the verdict whose icon and colour are shown. */
export const getShownVerdict = ({ verdict, isUnchecked }: Report): Verdict => (isUnchecked ? 'needs_review' : verdict)

/** Findings about what we can’t read. Members see them while they are still typing. */
export const ownFindingTexts: Partial<Record<FindingCode, (subject: string) => string>> = {
  UNKNOWN_INGREDIENT: (name) =>
    `We don’t know “${name}”, so we can’t check this yet. Check its spelling, or use another name.`,
  UNPARSEABLE_AMOUNT: (name) =>
    `We can’t read the amount of “${name}”, so we can’t check this yet. Give it in grams or teaspoons.`,
  NO_HERBS: () => 'We found no herb that we can check yet.',
}

/** Returns the figures in one line: `Sleep Problems · Makes 2 cups · 500 ml of water · steep for 10 minutes`. */
export const describeFigures = (content: OwnRecipeContent): string =>
  [
    content.ailment,
    `Makes ${formatCups(content.servings)}`,
    content.waterMl !== null && `${content.waterMl} ml of water`,
    `steep for ${formatMinutes(content.brewMinutes)}`,
    `${formatCups(content.cupsPerDay)} a day`,
    content.courseDays !== null && `for ${formatPlural(content.courseDays, 'day')}`,
  ]
    .filter(Boolean)
    .join(' · ')
