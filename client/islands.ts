import type { ReactNode } from 'react'

import type { IslandName } from './core/island.tsx'

/** Loads the content of each island. The worker has written its props into the document. */
export const islands: Record<IslandName, () => Promise<(props: never) => ReactNode>> = {
  'account-corner': async () => (await import('./layout/account-corner.island.tsx')).AccountCorner.Content,
  'account-entries': async () => (await import('./layout/account-corner.island.tsx')).AccountEntries.Content,
  'account-dialogs': async () =>
    (await import('./features/accounts/account-dialogs.island.tsx')).AccountDialogSlot.Content,
  'brew-timer': async () => (await import('./features/recipes/brew-timer.island.tsx')).BrewTimerDock.Content,
  'sign-in-password': async () =>
    (await import('./features/accounts/sign-in-password.island.tsx')).SignInPassword.Content,
  'sign-up-button': async () => (await import('./features/landing/sign-up-button.island.tsx')).SignUpButton.Content,
  'contact-form': async () => (await import('./features/static/contact-form.island.tsx')).ContactForm.Content,
  'recipe-amounts': async () => (await import('./features/recipes/recipe-amounts.island.tsx')).RecipeAmounts.Content,
  'recipe-actions': async () => (await import('./features/recipes/recipe-actions.island.tsx')).RecipeActions.Content,
  substitutes: async () => (await import('./features/recipes/substitutes.island.tsx')).Substitutes.Content,
  'card-favourites': async () =>
    (await import('./features/favourites/card-favourites.island.tsx')).CardFavourites.Content,
  'list-favourites': async () =>
    (await import('./features/favourites/card-favourites.island.tsx')).ListFavourites.Content,
  'excluded-ingredients': async () =>
    (await import('./features/recipes/excluded-ingredients.island.tsx')).ExcludedIngredients.Content,
  'personal-remedies': async () =>
    (await import('./features/recipes/personal-remedies.island.tsx')).PersonalRemedies.Content,
  'remedies-title': async () => (await import('./features/recipes/remedies-title.island.tsx')).RemediesTitle.Content,
  'rated-facts': async () => (await import('./features/recipes/rated-facts.island.tsx')).RatedFacts.Content,
  thread: async () => (await import('./features/community/thread.island.tsx')).Thread.Content,
  'new-post': async () => (await import('./features/community/new-post.island.tsx')).NewPostSlot.Content,
  deletion: async () => (await import('./features/recipes/deletion.island.tsx')).Deletion.Content,
  rating: async () => (await import('./features/ratings/rating.island.tsx')).RatingSection.Content,
  'for-you-link': async () => (await import('./features/safety/for-you.island.tsx')).ForYouLink.Content,
  'for-you': async () => (await import('./features/safety/for-you.island.tsx')).ForYouSection.Content,
  'mailing-card': async () => (await import('./features/mailing/mailing-card.island.tsx')).MailingCard.Content,
  'shared-check': async () => (await import('./features/own-recipes/shared-check.island.tsx')).SharedCheck.Content,
  advertisement: async () => (await import('./features/settings/advertisement.island.tsx')).Advertisement.Content,
}
