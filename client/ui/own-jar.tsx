import type { JarColour, OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'

import { Jar } from './jar.tsx'

const brushes: Record<JarColour, string> = {
  cobalt: '',
  leaf: '[--brush:var(--leaf)]',
  saffron: '[--brush:var(--saffron)]',
  rust: '[--brush:var(--rust)]',
}

type OwnJarProps = { content: Pick<OwnRecipeContent, 'emoji' | 'colour' | 'ailment'>; className: string }

/** Jar of an own recipe, painted in the colour that its author chose. */
export const OwnJar = ({ content: { emoji, colour, ailment }, className }: OwnJarProps) => (
  <Jar emoji={emoji} ailment={ailment} className={`flex-none ${brushes[colour]} ${className}`} />
)
