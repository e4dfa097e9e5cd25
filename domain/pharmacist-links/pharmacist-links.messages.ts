import type { SharedPart } from './shared-parts.ts'

export const partNames: Record<SharedPart, string> = {
  answers: 'Your answers in “For you”, with your medicines',
  recipes: 'Your own recipes',
  cabinet: 'The herbs in your cabinet',
}

/** Parts in a list of links. */
export const shortPartNames: Record<SharedPart, string> = { answers: 'answers', recipes: 'recipes', cabinet: 'cabinet' }

export const pharmacistLinkMessages = {
  created: 'The link is ready',
  ended: 'The link no longer works',
  full: (max: number) => `You already have ${max} links. End one to create another.`,
  noLongerWorks:
    'This link has ended. The person who shared it can create a new one on their profile at Herbal Remedies.',
  unknown: 'This link doesn’t work. Check that you have copied all of it, or ask for a new one.',
} as const
