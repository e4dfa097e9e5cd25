import type { RouterRoute } from 'hono/types'
import * as z from 'zod'

import { type Permission, permissions, type Role, requiresReauthentication } from '#domain/permissions.ts'
import { getPolicy } from '#worker/core/policy.ts'
import { acceptsAnyOrigin } from '#worker/core/request.ts'
import { type Validation, getValidation } from '#worker/core/validate.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }
type Body = { type: 'application/json' | 'application/x-www-form-urlencoded'; schema: JsonSchema }

/** Operation of the API: a method of a path, described by its handlers. */
export type Operation = {
  method: string
  /** Path with its parameters in braces. */
  path: string
  part: string
  permission: Permission
  roles: readonly Role[]
  requiresReauthentication: boolean
  /** True if only pages of this site may call it. */
  requiresOrigin: boolean
  isShared: boolean
  parameters: Parameter[]
  body?: Body
}

/**
 * Permissions of routes that the description leaves out: pages, the mailbox of a local server, and the API for other
 * programs, which has its own description.
 */
const excludedPermissions: ReadonlySet<Permission> = new Set(['page.read', 'mailbox.read', 'public-api.read'])

/** Returns the operations of all routes, sorted by path. */
export function readOperations(routes: readonly RouterRoute[]): Operation[] {
  const operations = routes.flatMap(({ method, path, handler }) => {
    const policy = getPolicy(handler)
    if (!policy || excludedPermissions.has(policy.permission)) return []
    const handlers = routes.filter((other) => other.method === method && other.path === path)
    const parts = handlers.flatMap((other) => getValidation(other.handler) ?? [])
    const { permission, cache } = policy
    const body = findBody(parts)
    return {
      method: method.toLowerCase(),
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
      part: /^(?:\/api)?\/([\w-]+)/.exec(path)?.[1] ?? '',
      permission,
      roles: permissions[permission],
      requiresReauthentication: requiresReauthentication(permission),
      requiresOrigin: method !== 'GET' && !acceptsAnyOrigin(method, path),
      isShared: cache !== 'private',
      parameters: [...pathParameters(path, parts), ...queryParameters(parts)],
      ...(body && { body }),
    }
  })
  return operations.toSorted((one, other) => one.path.localeCompare(other.path))
}

/**
 * Returns the schema of the input before it's parsed: a number in a query is text. A type without a JSON Schema allows
 * anything.
 */
function createSchema({ schema }: Validation): JsonSchema {
  const { $schema: _version, ...jsonSchema } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return jsonSchema
}

const listProperties = (part: Validation | undefined): [string, JsonSchema, boolean][] => {
  const { properties = {}, required = [] } = part ? createSchema(part) : {}
  return Object.entries(properties).map(([name, schema]) => [
    name,
    typeof schema === 'boolean' ? {} : schema,
    required.includes(name),
  ])
}

function pathParameters(path: string, parts: readonly Validation[]): Parameter[] {
  const schemas = new Map(
    listProperties(parts.find(({ target }) => target === 'param')).map(([name, schema]) => [name, schema]),
  )
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas.get(name) ?? { type: 'string' },
  }))
}

const queryParameters = (parts: readonly Validation[]): Parameter[] =>
  listProperties(parts.find(({ target }) => target === 'query')).map(([name, schema, required]) => ({
    name,
    in: 'query',
    required,
    schema,
  }))

function findBody(parts: readonly Validation[]): Body | undefined {
  const part = parts.find(({ target }) => target === 'json' || target === 'form')
  return (
    part && {
      type: part.target === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      schema: createSchema(part),
    }
  )
}
