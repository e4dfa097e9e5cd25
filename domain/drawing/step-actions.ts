import type { StepAction } from './step-pictures.ts'

const words: Readonly<Record<StepAction, RegExp>> = {
  crush: /\b(?:crush|bruise|grind|crack|pound)(?:es|s|ing)?\b/i,
  simmer: /\bsimmer(?:s|ing)?\b/i,
  pour: /\b(?:pour|fill)(?:s|ing)?\b(?! through| the rest away)/i,
  cover: /\bcover(?:s|ed)?\b|\b(?:lid|saucer|plate) (?:on|over)\b|\b(?:close|shut) the lid\b/i,
  steep: /\b(?:steep|infuse|brew)(?:s|ing)?\b/i,
  strain: /\b(?:strain|sieve|filter)(?:s|er)?\b/i,
  cool: /\b(?:cools?|chill|lukewarm)\b/i,
}

const maxActions = 2

/** Lists what a step does, in the order of its words: at most two actions that have a picture. */
export const findStepActions = (step: string): StepAction[] =>
  Object.entries(words)
    .map(([action, pattern]) => ({ action: action as StepAction, at: step.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, maxActions)
    .map(({ action }) => action)
