import { type HydrationState, isRouteErrorResponse } from 'react-router'

import { pageDataId } from './page-data-id.ts'
import type { Site } from './site.ts'

type SerialisedError = { status: number; statusText: string; data: unknown }
type PageData = {
  site: Site
  loaderData: NonNullable<HydrationState['loaderData']>
  actionData?: NonNullable<HydrationState['actionData']>
  errors: Record<string, SerialisedError> | null
}

/**
 * Serialises the data block. Escapes `<`, so that no value can end the block. Replaces an unknown error with status
 * 500.
 */
export function writePageData(site: Site, state: HydrationState): string {
  const errors =
    state.errors && Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, serialiseError(error)]))
  const { loaderData = {}, actionData } = state
  const pageData: PageData = { site, loaderData, ...(actionData && { actionData }), errors: errors ?? null }
  return JSON.stringify(pageData).replaceAll('<', String.raw`\u003c`)
}

type Block = { textContent: string | null }

export function readPageData(page: { getElementById: (id: string) => Block | null }): {
  site: Site
  hydrationData: HydrationState
} {
  const { site, loaderData, actionData, errors } = JSON.parse(
    page.getElementById(pageDataId)?.textContent ?? '{}',
  ) as PageData
  const revived =
    errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { ...error, internal: false }]))
  return { site, hydrationData: { loaderData, ...(actionData && { actionData }), errors: revived } }
}

function serialiseError(error: unknown): SerialisedError {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', data: { code: 'internal' } }
  return { status: error.status, statusText: error.statusText, data: error.data }
}
