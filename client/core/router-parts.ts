import { createContext, type Ref } from 'react'

/*
 * The build replaces React Router's modules of these names with this file. The originals serve its framework mode and
 * outside instrumentation, which this site does not use, and would add three kilobytes to every page. Each export does
 * what the original does without a framework.
 */

export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

export const FrameworkContext = createContext(undefined)
export const usePrefetchBehavior = () => [false, undefined, {}] as const
export const mergeRefs = <Element>(ref: Ref<Element>) => ref
export const PrefetchPageLinks = () => null
