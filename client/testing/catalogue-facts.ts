import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { stripSources } from '#domain/safety/facts.ts'

import type { Api } from './fake-server.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)

/** Replies with the facts of the catalogue. */
export const factsReplies = (): Api => ({
  'GET /api/safety/facts': { facts: stripSources(facts) },
  'GET /api/safety/version': { version: { dataVersion: facts.dataVersion, herbs: 1, restricted: 1 } },
  'GET /api/herbs': {
    herbs: catalogue.herbs.map(({ slug, commonName }) => ({ id: slug, name: commonName })),
    restricted: [],
  },
  'GET /api/herbs/shelf-lives': {
    herbs: catalogue.herbs.map(({ slug, shelfLifeMonths }) => ({ id: slug, shelfLifeMonths })),
  },
})
