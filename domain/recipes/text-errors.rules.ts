import { type Drunk, plantProblems } from '#domain/bot/judging/word-errors.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { claimsIn } from '#domain/wording/wording.rules.ts'

/**
 * What is wrong with the words of a recipe that drinks `drunk`, by the field of each text: a claim that no tea may make, a plant that no
 * tea holds, more of a herb than a day may have. Empty where nothing is.
 */
export function textErrors(texts: Readonly<Record<string, string>>, drunk: Drunk): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const [claim] = claimsIn(text)
      if (claim) return [[field, `“${claim.sentence}”: ${claimAdvice[claim.claim]}`]]
      const [plant] = plantProblems([text], drunk)
      return plant ? [[field, plant.reason]] : []
    }),
  )
}
