import { parseTastes } from '#domain/herbs/taste-patterns.ts'
import { paths } from '#domain/paths.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { joinWords } from '#domain/words.ts'

import {
  type Answer,
  type AnswerContext,
  formatBoldHerbName,
  helpCenter,
  toHerbSource,
  howWeCheck,
  herbLibrary,
} from './answer-shared.ts'
import { type Passage } from './compose.ts'
import type { KnownHerb } from './knowledge.types.ts'
import {
  findAllergyHerbs,
  findConditionHerbs,
  findMedicineHerbs,
  isKnownMedicine,
  joinConditions,
  listHerbNames,
  writeAllergySentences,
  writeConditionSentences,
  writeMedicineSentences,
} from './reader-sentences.ts'

const forYouPage = { title: 'For you', path: paths.forYou }

/**
 * Answers questions about topics such as pregnancy or medicines when no herb is named. Returns undefined for other
 * topics.
 */
export function answerPeople(context: AnswerContext): Answer | undefined {
  const { question } = context
  const { topics, person } = question
  if (person.medicines.length > 0) return answerMedicines(context)
  if (!teaPattern.test(question.text) && question.text.split(' ').length > maxBareWords) return undefined
  if (topics.has('pregnancy') || person.pregnant) return answerPregnancy(context)
  if (topics.has('breastfeeding') || person.breastfeeding) return answerBreastfeeding(context)
  if (topics.has('conceiving')) return answerPregnancy(context)
  if (topics.has('children') || person.isChild) return answerChildren(context)
  if (person.allergies.length > 0 || topics.has('allergy')) return answerAllergy(context)
  if (person.conditions.length > 0) return answerConditions(context)
  if (topics.has('medicines')) return answerMedicinesInGeneral()
  if (topics.has('caffeine')) return answerCaffeine(context)
  return undefined
}

/** Matches questions about drinks, unlike “is sushi allowed in pregnancy?”. */
export const teaPattern =
  /\b(?:teas?|herbs?|herbals?|drinks?|drinking|remed(?:y|ies)|infusions?|cups?|brews?|recipes?|blends?|leave out|sips?|caffeine|allerg\w+)\b/
/** A message of few words says only who asks. */
const maxBareWords = 5

function answerPregnancy({ herbIndex }: AnswerContext): Answer {
  const cookingHerbs = herbIndex.herbs.filter(
    ({ pregnancy }) => pregnancy === 'food_amounts_only' || pregnancy === 'ok',
  )
  return {
    passages: [
      [
        'In pregnancy our facts call no herb free of doubt, and many are to be left out.',
        `In the amounts of cooking, which a strong cup exceeds, these may be had: ${listHerbNames(herbIndex, cookingHerbs)}.`,
        'For all others ask your midwife or doctor first.',
        'Tell me a herb by name, and I say what our facts hold for it.',
      ],
    ],
    sources: [...cookingHerbs.slice(0, 4).map(toHerbSource), helpCenter],
  }
}

function answerBreastfeeding({ herbIndex }: AnswerContext): Answer {
  const cookingHerbs = herbIndex.herbs.filter(
    ({ lactation }) => lactation === 'food_amounts_only' || lactation === 'ok',
  )
  const avoided = herbIndex.herbs.filter(({ lactation }) => lactation === 'avoid')
  return {
    passages: [
      [
        'While breastfeeding little is known of most herbs, so ask your midwife, health visitor or doctor first.',
        ...(cookingHerbs.length > 0
          ? [`In the amounts of cooking these may be had: ${listHerbNames(herbIndex, cookingHerbs)}.`]
          : []),
        `Not advised are among others ${listHerbNames(herbIndex, avoided)}.`,
        'No tea of ours is known to bring more milk.',
      ],
    ],
    sources: [...avoided.slice(0, 3).map(toHerbSource), helpCenter],
  }
}

function answerChildren({ question }: AnswerContext): Answer {
  const { ageYears } = question.person
  return {
    passages: [
      [
        'Most of our amounts are for people of 12 and over, and some herbs are for adults only.',
        'Where a source gives an amount for younger children, the page of the herb says so. Ask a pharmacist or doctor first.',
        ...(ageYears !== undefined && ageYears < 2
          ? ['A baby needs milk alone: no herbal tea without a doctor, and no honey before the first birthday.']
          : ['Honey is not for children under one year.']),
        ...(ageYears !== undefined && ageYears >= 12
          ? ['From 12 on the page of each herb says from which age it may be had; tell me one by name.']
          : []),
      ],
    ],
    sources: [helpCenter, howWeCheck],
  }
}

function answerMedicines(context: AnswerContext): Answer {
  const herbs = findMedicineHerbs(context)
  const unknown = context.question.person.medicines.filter((medicine) => !isKnownMedicine(medicine))
  return {
    passages: [
      [
        ...unknown.map(
          ({ name }) =>
            `I do not know the medicine “${name}”, so nothing here was checked against it: ask your pharmacist.`,
        ),
        ...writeMedicineSentences(context, herbs),
        'That list is not complete: let your pharmacist look as well.',
        'Keep taking your medicine as it was prescribed, and tell me a herb for a closer look.',
      ],
    ],
    sources: [...[...herbs.avoided, ...herbs.cautioned].slice(0, 4).map(toHerbSource), forYouPage, howWeCheck],
  }
}

function answerConditions(context: AnswerContext): Answer {
  const { refused, cautioned } = findConditionHerbs(context)
  return {
    passages: [
      [
        `No tea of ours is a remedy for ${joinConditions(context.question.person.conditions)}: that belongs to a doctor, and so does every change of what was prescribed.`,
        ...writeConditionSentences(context, { refused, cautioned }),
        'Tell me a herb or another complaint, and I look at it with that in mind.',
      ],
    ],
    sources: [...[...refused, ...cautioned].slice(0, 4).map(toHerbSource), helpCenter, howWeCheck],
  }
}

function answerAllergy(context: AnswerContext): Answer {
  const { allergies } = context.question.person
  const herbs = findAllergyHerbs(context)
  const unknown = allergies.filter((allergy) => allergy.codes.length === 0).map(({ name }) => `“${name}”`)
  return {
    passages: [
      [
        ...(unknown.length > 0
          ? [`An allergy to ${joinWords(unknown)} is not in our facts, so I cannot check against it.`]
          : []),
        ...writeAllergySentences(context, herbs),
        ...(allergies.length === 0
          ? [
              'Tell me what you are allergic to, and I say which herbs to leave out; each page names the plant families.',
            ]
          : []),
        'A reaction can come from any plant: begin with little, and stop at an itch or a rash.',
      ],
    ],
    sources: [...herbs.refused.slice(0, 4).map(toHerbSource), helpCenter, forYouPage],
  }
}

const answerMedicinesInGeneral = (): Answer => ({
  passages: [
    [
      'Herbs can get in the way of medicines, so do ask.',
      'Tell me the name of the medicine, and I say which of our herbs to leave out with it.',
      askFirstDisclaimer,
    ],
  ],
  sources: [helpCenter, forYouPage, howWeCheck],
})

function answerCaffeine({ herbIndex, question }: AnswerContext): Answer {
  const caffeinated = herbIndex.herbs.filter((herb) => calculateCaffeineMg(herb, 1) > 0)
  const wantsCaffeineFree = exclusionPattern.test(question.text)
  return {
    passages: [
      [
        `Of our herbs these hold caffeine: ${listHerbNames(herbIndex, caffeinated)}.`,
        'All others hold none by our facts.',
        ...(wantsCaffeineFree ? ['The library has a switch for herbs without caffeine.'] : []),
      ],
    ],
    sources: [...caffeinated.map(toHerbSource), herbLibrary],
  }
}

const exclusionPattern = /\b(?:no|without|free|decaf\w*|non|avoid)\b/

/** Lists herbs that taste like the named herb, most similar first. */
export function answerSimilar({ herbIndex, question }: AnswerContext): Answer {
  const [namedHerb] = question.herbs
  const tastes = new Set(namedHerb?.tasteTags)
  const calculateSimilarity = ({ tasteTags }: KnownHerb) =>
    tasteTags.filter((taste) => tastes.has(taste)).length / (tasteTags.length + tastes.size)
  const herbs = herbIndex.herbs
    .filter((herb) => herb !== namedHerb && !herb.conditional && calculateSimilarity(herb) > 0)
    .toSorted((one, other) => calculateSimilarity(other) - calculateSimilarity(one))
    .slice(0, 4)
  return {
    passages: [
      [
        `${namedHerb ? formatBoldHerbName(herbIndex, namedHerb) : 'It'} tastes ${joinWords([...tastes])}.`,
        ...(herbs.length > 0 ? [`Nearest to it in taste, by our facts, are ${listHerbNames(herbIndex, herbs)}.`] : []),
        'Whether they taste alike to you only a cup can tell.',
      ],
    ],
    sources: [...(namedHerb ? [toHerbSource(namedHerb)] : []), ...herbs.map(toHerbSource), herbLibrary],
  }
}

/** Lists herbs with or without a taste. Returns undefined when the question names no taste. */
export function answerTaste({ herbIndex, question }: AnswerContext): Answer | undefined {
  const { wanted, unwanted } = parseTastes(question.text, question.topics.has('taste'))
  if (wanted.size + unwanted.size === 0) return undefined
  const isCaffeineFree = question.topics.has('caffeine') && exclusionPattern.test(question.text)
  const hasTaste = ({ tasteTags }: KnownHerb) =>
    [...wanted].every((taste) => tasteTags.includes(taste)) && !tasteTags.some((taste) => unwanted.has(taste))
  const herbs = herbIndex.herbs.filter(
    (herb) =>
      hasTaste(herb) &&
      !herb.conditional &&
      !question.rejectedHerbs.includes(herb.slug) &&
      !(isCaffeineFree && calculateCaffeineMg(herb, 1) > 0),
  )
  const excludedTastes = joinWords([...unwanted], 'or')
  const description =
    wanted.size === 0
      ? `do not taste ${excludedTastes}`
      : `taste ${joinWords([...wanted])}${unwanted.size > 0 ? `, but not ${excludedTastes}` : ''}`
  const passages: Passage[] = [
    [
      herbs.length > 0
        ? `These ${description}${isCaffeineFree ? ' and hold no caffeine by our facts' : ''}: ${listHerbNames(herbIndex, herbs)}.`
        : `We know of no herbs that ${description}.`,
      'Tell me one of them, or what it is for.',
    ],
  ]
  return { passages, sources: [...herbs.slice(0, 4).map(toHerbSource), herbLibrary] }
}

/** True if a question names what somebody doesn't want, which a written answer can't know. */
export const namesUnwanted = (text: string): boolean => /\b(?:not|no|without|but|except|non)\b/.test(text)
