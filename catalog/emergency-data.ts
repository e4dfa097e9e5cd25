import type { Catalogue } from './load.ts'

/** What the site shows of the emergencies, worst first. */
const emergencyList = ({ emergencies }: Pick<Catalogue, 'emergencies'>) =>
  emergencies.map(({ code, name, advice, help, stopsAnswer }) => ({ code, name, advice, help, stopsAnswer }))

/** What the recogniser reads. */
const emergencySigns = ({ emergencies, emergencyWords }: Pick<Catalogue, 'emergencies' | 'emergencyWords'>) => ({
  ...emergencyWords,
  emergencies: emergencies.map(({ code, signs, names, notSigns }) => ({ code, signs, names, notSigns })),
})

/** Files that the worker and the browser read instead of the YAML. */
export const emergencyFiles = (catalogue: Catalogue) => [
  { path: 'domain/safety/emergencies.json', content: emergencyList(catalogue) },
  { path: 'domain/safety/emergency-signs.json', content: emergencySigns(catalogue) },
]
