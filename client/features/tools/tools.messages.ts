import { paths } from '#domain/paths.ts'
import type { SwitchableTool } from '#domain/permissions.ts'
import type { Banner } from '#domain/settings/settings.types.ts'

export type Tool = { key: SwitchableTool; title: string; text: string; emoji: string; path: string }

export const tools: readonly Tool[] = [
  {
    key: 'label_designer',
    title: 'Custom Label Designer and Export',
    text: 'A recipe card or a label for the jar, to the millimetre, with what must be known of the herbs always on it.',
    emoji: '🏷️',
    path: paths.labelDesigner,
  },
  {
    key: 'ask_herbi',
    title: 'Ask Herbi Bot',
    text: 'A question about a herb, a cup or an evening, answered from the sources of our own shelf.',
    emoji: '🌿',
    path: paths.askHerbi,
  },
  {
    key: 'healing_journal',
    title: 'Healing Journal and Protocol Planner',
    text: 'How you slept, felt and what you drank, with trends and four plans. It stays in this browser.',
    emoji: '📔',
    path: paths.journal,
  },
  {
    key: 'blend_generator',
    title: 'Smart Tea Blend Generator',
    text: 'Say how you feel and what you like to taste; a blend comes back, checked dose by dose.',
    emoji: '🫖',
    path: paths.blendGenerator,
  },
  {
    key: 'community',
    title: 'Private Herbal Community',
    text: 'What members brew, grow and ask each other. Everybody reads; members write.',
    emoji: '💬',
    path: paths.community,
  },
]

/** Banners of the tools page until an administrator changes them. */
export const defaultBanners: Record<'header' | 'footer', Banner> = {
  header: {
    title: 'Tools for the kitchen table.',
    description: 'Labels, a journal, people to ask; premium adds a cabinet that knows your jars.',
    buttonText: 'Compare Free and Premium',
  },
  footer: {
    title: 'Brew a lot?',
    description: 'Premium keeps count of your herbs, their dates, and what they make together.',
    buttonText: 'See what it adds',
  },
}
