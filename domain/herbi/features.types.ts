/**
 * What a question is about. `words` are the stems of its words without plants and complaints. `herbs` are slugs of plants,
 * `complaints` their names, and `person` what the question says about the reader. `anyHerbs` counts places such as
 * `{herb}` in the question of an answer.
 */
export type Features = {
  words: string[]
  herbs: string[]
  complaints: string[]
  person: string[]
  anyHerbs: number
}
