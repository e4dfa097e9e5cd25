import { foldPhrase } from '#domain/languages/fold-text.ts'
import { languageCodes } from '#domain/languages/language-codes.ts'
import { languageFile, type LanguageFile } from '#domain/languages/languages.schemas.ts'

import { languageProblems } from './language-faults.ts'
import type { createReader, Problem } from './reader.ts'

/** Reads `catalog/languages`. Writes phrases in the form that a message is read in. */
export function readLanguages({ read }: ReturnType<typeof createReader>) {
  const languages = languageCodes.flatMap((code) => {
    const file = `languages/${code}.yaml`
    const content = read(file, languageFile)
    return content ? [{ code, file, content: foldPhrases(content) }] : []
  })
  return {
    files: [
      { path: 'domain/languages/languages.json', content: languages.map(({ code, content }) => toVocabulary(code, content)) },
      { path: 'domain/safety/foreign-signs.json', content: languages.map(({ code, content }) => toSigns(code, content)) },
    ],
    problems: languages.flatMap(({ file, content }): Problem[] => languageProblems(file, content)),
  }
}

const foldList = (phrases: readonly string[]) => [...new Set(phrases.map((phrase) => foldPhrase(phrase)))]
const foldLists = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([key, phrases]) => [key, foldList(phrases)]))

function foldPhrases(content: LanguageFile): LanguageFile {
  const { denials, past, recent, general, animals } = content.grammar
  return {
    ...content,
    functionWords: [...new Set(foldPhrase(content.functionWords).split(/\s+/))].join(' '),
    groups: foldLists(content.groups),
    grammar: {
      denials: foldList(denials),
      past: foldList(past),
      recent: foldList(recent),
      general: foldList(general),
      animals: foldList(animals),
    },
    notSigns: foldList(content.notSigns),
    emergencies: foldLists(content.emergencies),
    wellSpelled: foldList(content.wellSpelled),
    herbs: foldLists(content.herbs),
    restricted: foldLists(content.restricted),
    otherPlants: foldList(content.otherPlants),
    complaints: foldLists(content.complaints),
    cautions: foldList(content.cautions),
  }
}

const toVocabulary = (code: string, { name, functionWords, letters, herbs, restricted, otherPlants, complaints, cautions, answer }: LanguageFile) => ({
  code,
  name,
  functionWords,
  letters,
  plants: { ...herbs, ...restricted },
  otherPlants,
  complaints,
  cautions,
  answer,
})

/** Drops gaps at the end of a phrase, which find nothing and would swallow the words after a sign. */
const trimGaps = (phrase: string) => phrase.replaceAll(/(?: \.{2,3})+ *(?=$| \+ )/g, '')

const toSigns = (code: string, { groups, grammar, notSigns, emergencies, wellSpelled, help }: LanguageFile) => ({
  code,
  groups,
  grammar,
  notSigns,
  wellSpelled,
  help,
  emergencies: Object.entries(emergencies).map(([emergency, phrases]) => ({
    code: emergency,
    phrases: phrases.map((phrase) => trimGaps(phrase)),
  })),
})
