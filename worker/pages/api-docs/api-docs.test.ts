import { describe, expect, it } from 'vitest'

import { programPaths } from '#domain/link-paths.ts'
import { permissions } from '#domain/permissions.ts'
import { app } from '#worker/app.ts'
import { getPolicy } from '#worker/core/policy.ts'
import { call } from '#worker/testing/call.ts'
import { visit } from '#worker/testing/visit.ts'

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: { properties?: object; anyOf?: object[]; oneOf?: object[] } }> }
  security: object[]
  'x-permission': keyof typeof permissions
}
type Description = { openapi: string; servers: { url: string }[]; paths: Record<string, Record<string, Operation>> }

async function readDescription(): Promise<Description> {
  const { status, body } = await call('GET', '/api/openapi.json')
  expect(status).toBe(200)
  return body as Description
}

const listOperations = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** Replaces parameter names, because paths that only differ in them are the same. */
const maskParameterNames = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '*')

const isDescribed = (permission: string) => !['page.read', 'mailbox.read', 'public-api.read'].includes(permission)

describe('the description of the API', () => {
  it('contains every route that is not a page, and no others', async () => {
    const describedOperations = listOperations(await readDescription()).map(
      ({ path, method }) => `${method.toUpperCase()} ${maskParameterNames(path)}`,
    )
    const expectedOperations = app.routes
      .filter(({ handler }) => isDescribed(getPolicy(handler)?.permission ?? 'page.read'))
      .map(({ method, path }) => `${method} ${maskParameterNames(path)}`)
    expect(describedOperations.toSorted()).toEqual(expectedOperations.toSorted())
    expect(describedOperations.length).toBeGreaterThan(150)
  })

  it('leaves out only pages, files of the site, the mailbox and the API for other programs', () => {
    const undescribedRoutes = app.routes
      .filter(({ handler }) => !isDescribed(getPolicy(handler)?.permission ?? 'api.read'))
      .map(({ method, path }) => `${method} ${path}`)
    expect(
      undescribedRoutes.filter((route) => route.includes(' /api/') && !route.includes(` ${programPaths.api}/`)),
    ).toEqual(['ALL /api/*'])
  })

  it('names each operation once, and each parameter of its path', async () => {
    const operations = listOperations(await readDescription())
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { path, method, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect([method, path, inPath.map(({ name }) => `{${name}}`)]).toEqual([
        method,
        path,
        path.match(/\{\w+\}/g) ?? [],
      ])
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
    const shapes = [...new Set(operations.map(({ path }) => path))].map(maskParameterNames)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('describes each body', async () => {
    for (const { path, method, operation } of listOperations(await readDescription()))
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        expect([
          method,
          path,
          Object.keys(schema.properties ?? schema.anyOf ?? schema.oneOf ?? {}).length,
        ]).not.toContain(0)
  })

  it('repeats the limits of the schemas', async () => {
    const { paths, servers, openapi } = await readDescription()
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'https://herbs.test' }]])
    expect(paths['/api/recipes']?.['get']?.parameters).toContainEqual({
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'string', pattern: '^\\d{1,6}$' },
    })
    const rating = paths['/api/ratings/{id}']?.['put']
    expect(rating?.requestBody?.content['application/json']?.schema).toMatchObject({ type: 'object' })
    expect(rating).toMatchObject({ security: [{ session: [] }], 'x-permission': 'rating.write', 'x-cache': 'private' })
  })

  it('requires a session exactly where a visitor is refused', async () => {
    for (const { operation } of listOperations(await readDescription())) {
      const isOpen = permissions[operation['x-permission']].some((role) => role === 'visitor')
      const isSessionOptional = operation.security.length === 0 || Object.keys(operation.security[0] ?? {}).length === 0
      expect([operation.operationId, isSessionOptional]).toEqual([operation.operationId, isOpen])
    }
  })

  it('is also a page for people, without a script and within the site’s policy', async () => {
    const response = await visit('/api/docs')
    const page = await response.text()
    expect([response.status, response.headers.get('Content-Security-Policy')]).toEqual([
      200,
      expect.stringContaining("style-src 'self';"),
    ])
    expect(page).not.toMatch(/<script|<style|style="| on\w+="/)
    const { paths } = await readDescription()
    expect(page).toContain('<b>PUT</b> /api/ratings/{id}')
    expect(page.match(/<details>/g)).toHaveLength(Object.values(paths).flatMap(Object.keys).length)
  })

  it.each(['/api/openapi.json', '/api/docs'])('caches %s at the edge under one address', async (path) => {
    const { headers } = await visit(path)
    expect(headers.get('Cache-Tag')).toBe('pages')
    const withQuery = await visit(`${path}?copy=2`)
    expect([withQuery.status, withQuery.headers.get('Location')]).toEqual([301, path])
  })
})
