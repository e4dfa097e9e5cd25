import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { beforeEach, describe, expect, it } from 'vitest'

import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'

import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { addRecipe } from './testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { storeBanner } from './testing/settings-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

type VisitOptions = {
  method?: string
  form?: Record<string, string>
  json?: object
  areAdsOn?: boolean
  isLocal?: boolean
}

const id = '10000000-0000-4000-8000-000000000000'
const previewForm = { html: '<p>Hello</p>', theme: 'light' }

const otherResponses: [description: string, path: string, options: VisitOptions][] = [
  ['a banner’s frame', '/banners/header', {}],
  ['the preview frame of a banner', '/banners/preview', { method: 'POST', form: { customHtml: '<p>Hello</p>' } }],
  ['the preview frame of a campaign', '/api/campaigns/preview/frame', { method: 'POST', form: previewForm }],
  ['a page with an advertisement', '/about', { areAdsOn: true }],
  ['the mailbox of a local server', 'http://localhost/dev/mailbox', { isLocal: true }],
  ['a response of the API', '/api/recipes', {}],
  ['an error of the API', '/api/nowhere', {}],
  ['the download of a member’s data', '/api/account/export', {}],
  ['the download of subscribers', '/api/mailing/subscribers/export', {}],
  ['the public herb data', '/herbs.json', {}],
  ['the feed', '/feed.xml', {}],
  ['the sitemap', '/sitemap.xml', {}],
  ['a share image', '/images/site.png', {}],
  ['a recipe’s share image', '/images/recipe/tea.png', {}],
]

const pages = [...publicPages, ...memberPages].map(({ path }) =>
  `/${path}`
    .replace(/^\/\//, '/')
    .replace(/:slug|:token/, 'linden')
    .replace(':address', 'tea')
    .replace(':id', id)
    .replace('*', 'nowhere'),
)

let session = ''
beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
  await addRecipe({ slug: 'tea' })
  session = await addSession(admin.id, testCtx().now)
})

async function fetchPolicy(
  path: string,
  { method = 'GET', form, areAdsOn = false, isLocal = false }: VisitOptions = {},
) {
  if (areAdsOn) await storeBanner('header', adBanner)
  const ctx = testCtx()
  ctx.config = { ...ctx.config, areAdsOn, isLocal }
  const headers = { Cookie: cookieHeader({ session }), Origin: site }
  const response = await visit(path, { method, headers, ...(form && { body: new URLSearchParams(form) }) }, ctx)
  await response.arrayBuffer()
  await ctx.settle()
  expect(response.status).toBeLessThan(500)
  return response.headers.get('Content-Security-Policy') ?? ''
}

const adBanner = {
  title: '',
  description: '',
  buttonText: '',
  enabled: true,
  bannerType: 'adsense',
  adsenseCode:
    '<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456"></script><ins class="adsbygoogle" data-ad-client="ca-pub-1234567890123456" data-ad-slot="1234567890"></ins>',
}

const evaluatePolicy = (policy: string): Finding[] => new CspEvaluator(new CspParser(policy).csp).evaluate()
const describeFinding = ({ directive, value, description }: Finding) => `${directive} ${value ?? ''}: ${description}`

const listSevereFindings = (policy: string) =>
  evaluatePolicy(policy)
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    .map(describeFinding)

/** Returns findings that may be vulnerabilities, depending on the rest of the site. */
const listPossibleFindings = (policy: string) =>
  evaluatePolicy(policy)
    .filter(({ severity }) => severity === Severity.HIGH_MAYBE)
    .map(({ directive, value }) => `${directive} ${value ?? ''}`)

describe('the content policy', () => {
  it.each(pages)('has no vulnerability known to Google’s evaluator on the page %s', async (path) => {
    const policy = await fetchPolicy(path)
    expect(policy).not.toBe('')
    expect(listSevereFindings(policy)).toEqual([])
    expect(listPossibleFindings(policy)).toEqual([])
  })

  it.each(otherResponses)('has no known vulnerability in the response for %s', async (_, path, options) => {
    const policy = await fetchPolicy(path, options)
    expect(policy).not.toBe('')
    expect(listSevereFindings(policy)).toEqual([])
    expect(listPossibleFindings(policy)).toEqual([])
  })

  it('is reported if it allows injected scripts or scripts from any origin', () => {
    expect(listSevereFindings("script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'")).not.toEqual([])
    expect(listSevereFindings("script-src *; object-src 'none'; base-uri 'none'")).not.toEqual([])
    expect(listSevereFindings("default-src 'none'")).toEqual([])
  })

  it('differs for each response of a page with an advertisement', async () => {
    const [firstPolicy, secondPolicy] = [
      await fetchPolicy('/about', { areAdsOn: true }),
      await fetchPolicy('/about', { areAdsOn: true }),
    ]
    expect(firstPolicy).toContain("'strict-dynamic'")
    expect(firstPolicy).not.toBe(secondPolicy)
  })
})
