import type { LoaderFunctionArgs } from 'react-router'

import type { HerbCare } from '#domain/cabinet/cabinet.types.ts'

import { getCare } from './cabinet.api.ts'

export type LoadedCare = { care: HerbCare | null }

/** How a herb is kept; null where nobody answers, and the dialog says so. */
export const loader = ({ params, context }: LoaderFunctionArgs): Promise<LoadedCare> =>
  getCare(context, params['slug'] ?? '').catch(() => ({ care: null }))

export const shouldRevalidate = () => false
