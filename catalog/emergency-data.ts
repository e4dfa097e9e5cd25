import type { Catalogue } from './load.ts'

/** What the site shows of the emergencies, worst first. */
export const emergencyList = ({ emergencies }: Pick<Catalogue, 'emergencies'>) =>
  emergencies.map(({ code, name, advice, help, stopsAnswer }) => ({ code, name, advice, help, stopsAnswer }))

/** A gap at the end of a phrase may be empty: it finds nothing more, and would reach over the words after a sign. */
const trimGaps = (phrase: string) => phrase.replaceAll(/(?: \.{2,3})+ *(?=$| \+ )/g, '')

/** What the recogniser reads. */
export const emergencySigns = ({ emergencies, emergencyWords }: Pick<Catalogue, 'emergencies' | 'emergencyWords'>) => ({
  ...emergencyWords,
  emergencies: emergencies.map(({ code, signs, names, notSigns }) => ({
    code,
    signs: signs.map(({ given, any }) => ({ ...(given && { given: given.map(trimGaps) }), any: any.map(trimGaps) })),
    names,
    notSigns,
  })),
})

/** Files that the worker and the browser read instead of the YAML. */
export const emergencyFiles = (catalogue: Catalogue) => [
  { path: 'domain/safety/emergencies.json', content: emergencyList(catalogue) },
  { path: 'domain/safety/emergency-signs.json', content: emergencySigns(catalogue) },
]
