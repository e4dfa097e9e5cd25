import type { Blend } from '#domain/blends/blends.types.ts'
import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'
import type { HerbiAnswer } from '#domain/herbi/herbi.types.ts'
import { listHerbTitles } from '#domain/herbi/suggested-questions.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'
import { shortenName } from '#domain/words.ts'

import { fillForm, type OwnRecipeForm } from './fill-form.ts'
import { writeNotes } from './make-it-mine.ts'

/** Creates an own recipe from a blend of the generator. Its amounts are for one cup. */
export const makeBlendMine = (blend: Blend): OwnRecipeForm =>
  fillForm({
    name: blend.name,
    ailment: blend.ailment,
    emoji: blend.herbs[0]?.emoji ?? '🌿',
    cupsPerDay: String(blend.cupsPerDay),
    courseDays: blend.courseDays === null ? '' : String(blend.courseDays),
    waterMl: String(blend.millilitres),
    brewMinutes: String(blend.minutes),
    preparation: preparationRequirements.filter((code) => blend.preparation.includes(code)),
    ingredients: blend.herbs.map(({ name, gramsPerCup }) => ({ name, amount: `${gramsPerCup} g`, notes: '' })),
    steps: blend.method,
    notes: writeNotes([blend.description]),
  })

/** Creates an own recipe from a suggestion of the cabinet. A suggestion without a blend has no amounts. */
export const makeSuggestionMine = (suggestion: BlendSuggestion): OwnRecipeForm =>
  suggestion.blend
    ? { ...makeBlendMine(suggestion.blend), name: suggestion.blendName }
    : fillForm({
        name: suggestion.blendName,
        waterMl: '',
        ingredients: suggestion.suggestedHerbs.map(nameHerb),
        steps: [suggestion.preparationMethod].filter(Boolean),
        notes: writeNotes([suggestion.description]),
      })

/** Creates an own recipe with the herbs of an answer, without amounts. The answer becomes its note. */
export const makeAnswerMine = (answer: HerbiAnswer): OwnRecipeForm =>
  fillForm({
    waterMl: '',
    ingredients: listHerbTitles(answer.sources).map(nameHerb),
    steps: [],
    notes: writeNotes([answer.text]),
  })

const nameHerb = (name: string) => ({ name: shortenName(name), amount: '', notes: '' })
