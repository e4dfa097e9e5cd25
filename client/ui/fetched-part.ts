import { type ComponentType, lazy } from 'react'

/**
 * A part that is fetched when it is first drawn. Where it cannot be, `Instead` is drawn in its place until the page is loaded
 * anew: browsers do not fetch a module again that has failed.
 */
export const fetchedPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<NoInfer<Props>>,
): ComponentType<Props> => lazy(() => load().catch(() => ({ default: Instead })))
