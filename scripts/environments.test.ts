import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { createHstsValue } from '#worker/core/security-headers.ts'
import { isDeadLetterQueue } from '#worker/queue.ts'

import { type EnvironmentConfig, readEnvironment } from './read-environment.ts'

const production = readEnvironment()
const staging = readEnvironment('staging')

/** Returns the names that each environment has to define. The worker's code uses them. */
const getBindingNames = ({
  d1_databases,
  durable_objects,
  queues,
  send_email,
  vars,
  version_metadata,
  ratelimits,
}: EnvironmentConfig) => ({
  databases: d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
  objects: durable_objects.bindings.map(({ name, class_name }) => [name, class_name]),
  queues: queues.producers?.map(({ binding }) => binding),
  limits: ratelimits.map(({ name, simple }) => [name, simple]),
  mail: send_email.map(({ name }) => name),
  variables: Object.keys(vars).toSorted(),
  version: version_metadata?.binding,
})

it('staging has the same bindings and variables as production', () => {
  expect(getBindingNames(staging)).toEqual(getBindingNames(production))
  expect(getBindingNames(production).databases).toEqual([['DB', 'migrations']])
})

it('both environments run the same jobs, objects, caches and logs', () => {
  for (const key of ['triggers', 'migrations', 'observability', 'cache', 'compatibility_date'] as const)
    expect([key, staging[key]]).toEqual([key, production[key]])
  expect(production.triggers.crons).toHaveLength(2)
  expect(production.observability?.logs).toMatchObject({ enabled: true, invocation_logs: false })
})

const getQueues = ({ queues }: EnvironmentConfig) => ({
  sent: queues.producers?.map(({ queue }) => queue) ?? [],
  received: queues.consumers?.map(({ queue }) => queue) ?? [],
  dead: queues.consumers?.flatMap(({ dead_letter_queue }) => dead_letter_queue ?? []) ?? [],
})

it.each([
  ['production', production],
  ['staging', staging],
])('%s consumes each queue that it sends to, and its dead-letter queue', (_, config) => {
  const { sent, received, dead } = getQueues(config)
  expect(received.toSorted()).toEqual([...sent, ...dead].toSorted())
  expect([dead.length, dead.every(isDeadLetterQueue), sent.some(isDeadLetterQueue)]).toEqual([1, true, false])
})

const listOwnResources = (config: EnvironmentConfig) => [
  config.name,
  ...config.d1_databases.map(({ database_name }) => database_name),
  ...getQueues(config).received,
  ...config.ratelimits.map(({ namespace_id }) => namespace_id),
]

it('the environments share no worker, database, queue or rate limit, and staging sends no campaigns', () => {
  expect(listOwnResources(staging).filter((name) => listOwnResources(production).includes(name))).toEqual([])
  expect(staging.vars).toMatchObject({ CAMPAIGN_FROM: '', AI_BUDGET: '0' })
})

const getDomains = ({ routes = [] }: EnvironmentConfig) =>
  routes.map((route) => (typeof route === 'string' ? route : route.pattern))

it('staging takes no domain from production, because it has its own routes', () => {
  expect(staging.routes).toBeDefined()
  expect(getDomains(staging).filter((domain) => getDomains(production).includes(domain))).toEqual([])
})

const packageJson: unknown = JSON.parse(readFileSync('package.json', 'utf8'))

it('package.json describes every secret and variable for the deploy button', () => {
  const secrets = readFileSync('.dev.vars.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  const describedNames = Object.keys(readDescriptions(packageJson))
  expect(describedNames.toSorted()).toEqual([...secrets, ...Object.keys(production.vars)].toSorted())
})

const readDescriptions = (manifest: unknown) => (manifest as { cloudflare: { bindings: object } }).cloudflare.bindings

it('files have the same HSTS header as pages, with subdomains only if the deployment asks for them', () => {
  const [, fileHeader] = /Strict-Transport-Security: (.*)/.exec(readFileSync('client/public/_headers', 'utf8')) ?? []
  for (const { vars } of [production, staging])
    expect(fileHeader).toBe(createHstsValue(String(vars['HSTS_SUBDOMAINS'])))
  expect([createHstsValue('on'), createHstsValue('')]).toEqual([
    'max-age=63072000; includeSubDomains',
    'max-age=63072000',
  ])
})
