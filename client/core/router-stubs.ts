import { createContext, type Ref } from 'react'

/*
 * Replaces two modules of React Router in the build (see `vite.config.ts`). The originals serve framework mode and
 * external instrumentation, which this site doesn't use, and would add three kilobytes to every page. Each export does
 * what the original does outside framework mode.
 */

export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

export const FrameworkContext = createContext(undefined)
export const usePrefetchBehavior = () => [false, undefined, {}] as const
export const mergeRefs = <Element>(ref: Ref<Element>) => ref
export const PrefetchPageLinks = () => null
