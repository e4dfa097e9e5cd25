import { api } from '#domain/api.ts'
import { pictureFolder, picturePath } from '#domain/drawing/picture-path.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { formPaths, paths, recipeBasePath } from '#domain/paths.ts'

/** Milliseconds for which nothing is loaded again, unless the member changes something. */
export const freshMs = 10 * minuteMs

/** Pages of the application that work without a connection. Each is the same HTML for everybody. */
export const shellPaths: readonly string[] = [
  paths.members,
  paths.cabinet,
  paths.ownRecipes,
  paths.journal,
  paths.labelDesigner,
]

/** Data without anything about a person that these pages need. */
export const publicData: readonly string[] = [
  `${api.safety}/facts`,
  `${api.safety}/version`,
  `${api.herbs}/shelf-lives`,
  api.herbs,
]

/** Data of the member that is always kept. The query names the first pages of the lists. */
export const memberData: readonly string[] = [
  `${api.me}/limits`,
  api.cabinet,
  `${api.cabinet}/suggestions`,
  `${api.cabinet}/remedies`,
]

/** Returns the path of the page whose HTML a page of the application has; undefined for any other page. */
export const findShell = (path: string): string | undefined =>
  path.startsWith(`${paths.ownRecipes}/`) ? paths.ownRecipes : shellPaths.find((shell) => shell === path)

type SavedAddress = { id: string; slug: string; isClosed?: true | undefined }

/** Returns the addresses of everything that the page of a published recipe needs. */
export const listRecipeAddresses = ({ id, slug, isClosed }: SavedAddress): string[] => {
  const data = `${api.recipes}/${encodeURIComponent(slug)}`
  const addresses = [paths.recipe(slug), data, `${data}/facts`, `${api.favourites}?recipes=${id}`]
  return isClosed ? [...addresses, `${data}/whole`] : addresses
}

/**
 * Says who may see an answer of the API, if it may be kept at all. `saved` belongs to one recipe and is kept only for
 * recipes that the member has saved.
 */
export function classifyData({ pathname, searchParams }: URL): 'public' | 'member' | 'saved' | undefined {
  if (searchParams.has('search')) return undefined
  if (publicData.includes(pathname)) return 'public'
  if (isMemberData(pathname)) return 'member'
  if (pathname === api.favourites || pathname.startsWith(`${api.recipes}/`)) return 'saved'
  return undefined
}

const isMemberData = (pathname: string): boolean =>
  [...memberData, api.session, api.collection, api.ownRecipes].includes(pathname) ||
  [`${api.cabinet}/herbs/`, `${api.ownRecipes}/`].some((start) => pathname.startsWith(start))

export const isPicture = ({ pathname }: URL): boolean => pathname.startsWith(`${pictureFolder}/`)

export const isRecipePage = ({ pathname }: URL): boolean =>
  pathname.startsWith(`${recipeBasePath}/`) && !pathname.slice(recipeBasePath.length + 1).includes('/')

const sessionPaths: ReadonlySet<string> = new Set([api.session, formPaths.signOut, paths.signInPage])

/** True for requests that end or replace a session. */
export const endsSession = (method: string, { pathname }: URL): boolean =>
  method !== 'GET' && sessionPaths.has(pathname)

/** True for requests that change what is kept of the member. */
export const changesKeptData = (method: string, { pathname }: URL): boolean =>
  method !== 'GET' &&
  [api.favourites, formPaths.favourite, api.ownRecipes, api.cabinet].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )

const maxAgeMs = 30 * dayMs
/** Facts may have become stricter since, so a check without a connection doesn't use old ones. */
const maxFactsAgeMs = 14 * dayMs

/** True if an answer from `answeredAt`, in epoch milliseconds, is too old to be shown without a connection. */
export const isTooOld = ({ pathname }: URL, answeredAt: number, now: number): boolean =>
  now - answeredAt > (pathname.endsWith('/facts') ? maxFactsAgeMs : maxAgeMs)

/** Returns the addresses of the pictures in a page or in an answer of the API. */
export function listPictures(text: string): string[] {
  const inPage = Array.from(text.matchAll(/(?:src|href)="([^"]+\.svg)"/g), ([, address = '']) => address)
  const herbs = Array.from(text.matchAll(/"(?:mainHerb|herbSlug)":"([\w-]+)"/g), ([, herb = '']) => herb)
  const pictures = [...inPage, ...herbs.map((herb) => picturePath(herb, 'medallion'))]
  return [...new Set(pictures.filter((address) => address.startsWith(`${pictureFolder}/`)))]
}
