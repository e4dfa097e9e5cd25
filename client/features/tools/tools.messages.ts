import { paths } from '#domain/paths.ts'
import type { SwitchableTool } from '#domain/permissions.ts'
import type { Banner } from '#domain/settings/settings.types.ts'

export type Tool = { key: SwitchableTool; title: string; text: string; emoji: string; path: string }

export const tools: readonly Tool[] = [
  {
    key: 'label_designer',
    title: 'Custom Label Designer and Export',
    text: 'Make a recipe card or a jar label. Safety notes are always included.',
    emoji: '🏷️',
    path: paths.labelDesigner,
  },
  {
    key: 'ask_herbi',
    title: 'Ask Herbi Bot',
    text: 'Ask about herbs, remedies or brewing. The answers come from our own sources.',
    emoji: '🌿',
    path: paths.askHerbi,
  },
  {
    key: 'healing_journal',
    title: 'Healing Journal and Protocol Planner',
    text: 'Record how you slept, how you felt and what you drank. See trends or follow a plan. Your journal stays in this browser.',
    emoji: '📔',
    path: paths.journal,
  },
  {
    key: 'blend_generator',
    title: 'Smart Tea Blend Generator',
    text: 'Tell us how you feel and what you like. We’ll suggest a blend and check every dose.',
    emoji: '🫖',
    path: paths.blendGenerator,
  },
  {
    key: 'community',
    title: 'Private Herbal Community',
    text: 'See what members brew, grow and ask each other. Anyone can read posts, and members can write them.',
    emoji: '💬',
    path: paths.community,
  },
]

/** Banners of the tools page until an administrator changes them. */
export const defaultBanners: Record<'header' | 'footer', Banner> = {
  header: {
    title: 'Tools for brewing at home.',
    description: 'Make labels, keep a journal and ask the community. Premium adds a cabinet for your herbs.',
    buttonText: 'Compare Free and Premium',
  },
  footer: {
    title: 'Brew a lot?',
    description: 'Premium keeps track of your herbs, their dates and the blends you can make.',
    buttonText: 'See what Premium adds',
  },
}
