import type { Claim } from '../wording/claims.ts'

export const herbiMessages = {
  blank: 'Please ask a question about herbs',
  failed: 'I am having trouble connecting right now. Please try again in a moment, or browse our recipes meanwhile.',
  limit: 'You have asked all your questions for today.',
  full: 'This conversation has become long. Please begin a new one.',
} as const

/** Replacements for sentences that the output filter blocks. Each must make sense after any sentence. */
export const blockedReplacements = {
  leak: 'I do not talk about how I am set up. Ask me about herbs, teas and remedies.',
  language: 'I answer in English alone, because I can check my words in no other language.',
  stopped: 'I leave out the rest of this answer, because it did not pass our checks.',
  tooLong: 'This is where I stop for now: ask me for any part of it.',
  empty: 'I have no answer to that which I could stand by. Ask me about a herb, a tea or a remedy.',
  personal: 'From your answers under For you:',
} as const

export const claimReplacements: Record<Claim, string> = {
  CURE: 'No tea cures an illness.',
  HEAL: 'No tea heals an illness.',
  TREAT: 'Herbs have their traditions, which their pages name; an illness is a matter for a doctor or pharmacist.',
  PREVENTS: 'No tea prevents an illness.',
  REVERSES: 'No tea reverses an illness.',
  ELIMINATES: 'No tea rids anybody of an illness.',
  PROVEN: 'How sure each use is, the page of the herb says.',
  REPLACES_MEDICINE:
    'Please go on with what was prescribed to you, and ask your doctor or pharmacist before you add a tea.',
  NO_PRESCRIPTION: 'Whether you need a medicine is a question for your doctor or pharmacist.',
  GUARANTEE: 'Nobody can promise what a tea does.',
  SECRET: 'There are no secrets here: what we know is on the pages of the herbs, with its sources.',
  MIRACLE: 'A tea is a tea, with its taste and its tradition.',
  DETOX: 'The body clears itself; no tea is known to help with that.',
  IMMUNITY: 'No tea is known to change how well the body defends itself.',
  BOOST: 'What a herb holds is on its page; more than that is not known.',
  SAFE: 'No herb is right for everybody: its page says who should leave it out.',
  UNLIMITED: 'Every herb has a limit: its page gives the cups a day.',
  FOR_EVERYONE: 'No herb is right for everybody: its page says from which age, and who should leave it out.',
}
