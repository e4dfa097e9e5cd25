import type { ReactNode } from 'react'

import type { IslandName } from './core/island.tsx'

/** Loads the content of each island. Its props are those that the worker has written into the document. */
export const islands: Record<IslandName, () => Promise<(props: never) => ReactNode>> = {
  'account-corner': async () => (await import('./layout/account-corner.tsx')).AccountCorner.Content,
  'account-entries': async () => (await import('./layout/account-corner.tsx')).AccountEntries.Content,
  'account-dialogs': async () =>
    (await import('./features/accounts/account-dialog-slot.tsx')).AccountDialogSlot.Content,
  'brew-timer': async () => (await import('./features/recipes/brew-timer-dock.tsx')).BrewTimerDock.Content,
  'sign-up-button': async () => (await import('./features/landing/sign-up-button.tsx')).SignUpButton.Content,
  'contact-form': async () => (await import('./features/static/contact-form.tsx')).ContactForm.Content,
  advertisement: async () => (await import('./features/settings/advertisement.tsx')).Advertisement.Content,
}
