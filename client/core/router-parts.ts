import { createContext, type Ref } from 'react'

/*
 * React Router's own of these serve its framework and those who watch a router from outside: nothing here does, and every page
 * would carry three kilobytes of them. The build puts these in their place; each does what the router's own does without a framework.
 */

export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

export const FrameworkContext = createContext(undefined)
export const usePrefetchBehavior = () => [false, undefined, {}] as const
export const mergeRefs = <Element>(ref: Ref<Element>) => ref
export const PrefetchPageLinks = () => null
