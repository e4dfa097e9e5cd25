import type { Catalogue } from './load.ts'

/** Emergencies as the site shows them, worst first. */
const emergencyList = ({ emergencies }: Pick<Catalogue, 'emergencies'>) =>
  emergencies.map(({ code, name, advice, help, stopsAnswer }) => ({ code, name, advice, help, stopsAnswer }))

/** Drops gaps at the end of a phrase, which find nothing and would swallow the words after a sign. */
const trimGaps = (phrase: string) => phrase.replaceAll(/(?: \.{2,3})+ *(?=$| \+ )/g, '')

/** Signs and words for the recogniser of emergencies. */
const emergencySigns = ({ emergencies, emergencyWords }: Pick<Catalogue, 'emergencies' | 'emergencyWords'>) => ({
  ...emergencyWords,
  emergencies: emergencies.map(({ code, signs, names, notSigns }) => ({
    code,
    signs: signs.map(({ given, any }) => ({ ...(given && { given: given.map(trimGaps) }), any: any.map(trimGaps) })),
    names,
    notSigns,
  })),
})

/** JSON files that the worker and the browser read, because they cannot read YAML. */
export const emergencyFiles = (catalogue: Catalogue) => [
  { path: 'domain/safety/emergencies.json', content: emergencyList(catalogue) },
  { path: 'domain/safety/emergency-signs.json', content: emergencySigns(catalogue) },
]
