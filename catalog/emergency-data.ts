import type { Catalogue } from './load.ts'

/** Emergencies as the site shows them, worst first. */
const emergencyList = ({ emergencies }: Pick<Catalogue, 'emergencies'>) =>
  emergencies.map(({ code, name, advice, help, stopsAnswer }) => ({ code, name, advice, help, stopsAnswer }))

/** Signs and words for the recogniser of emergencies. */
const emergencySigns = ({ emergencies, emergencyWords }: Pick<Catalogue, 'emergencies' | 'emergencyWords'>) => ({
  ...emergencyWords,
  emergencies: emergencies.map(({ code, signs, names, notSigns }) => ({ code, signs, names, notSigns })),
})

/** JSON files that the worker and the browser read, because they cannot read YAML. */
export const emergencyFiles = (catalogue: Catalogue) => [
  { path: 'domain/safety/emergencies.json', content: emergencyList(catalogue) },
  { path: 'domain/safety/emergency-signs.json', content: emergencySigns(catalogue) },
]
