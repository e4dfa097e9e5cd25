import { every, some, upTo, type Signs } from './emergency-patterns.ts'

/** How people name what is amiss before birth and in the first months. */
export const babySigns = {
  pregnancy_bleeding_pain: {
    signs: some(
      `(?:pregnan\\w*|trimester|weeks gone|expecting) (?:[\\p{L}\\p{N}]+ ){0,8}(?:bleed\\w*|blood|spotting|cramp\\w*|agony|contractions|(?:strong|severe|bad|terrible|sharp|intense|awful|stabbing|unbearable|sudden|stomach|tummy|belly|abdominal|extreme) (?:\\p{L}+ )?(?:pains?|ache)|pains? (?:is |are )?(?:strong|severe|bad|unbearable|sharp))`,
      `(?:bleed\\w*|blood|spotting|cramp\\w*|agony|(?:strong|severe|bad|terrible|sharp|intense|awful|stabbing|unbearable|sudden|stomach|tummy|belly|abdominal|extreme) (?:\\p{L}+ )?(?:pains?|ache)) (?:[\\p{L}\\p{N}]+ ){0,8}(?:pregnan\\w*|trimester|weeks gone|expecting)`,
      `(?:bleed\\w*|spotting) (?:\\p{L}+ )?(?:at|in) ${upTo(2)}weeks?`,
      `pains? (?:\\p{L}+ )?(?:in|during|while) ${upTo(3)}(?:pregnan\\w*|trimester|expecting)`,
      `waters? (?:(?:has|have|had|just|already|may have|might have) )*(?:broke|broken|breaking)`,
      'waters (?:are |is )?leaking',
      'miscarr(?:iages?|ied|ying|y)',
      'ectopic\\w*',
    ),
    besides: every(
      'blood (?:pressure|sugar|tests?|group|oranges?|thinners?|type)',
      'leg cramps?',
      'nose ?bleeds?',
      'bleeding gums',
      'expecting (?:guests?|visitors?|company|friends|rain)',
      '(?:hip|rib|foot|feet|tooth|leg|ear|nipple|knee|wrist) pains?',
    ),
  },
  infant_fever: {
    signs: some(
      `(?:bab(?:y|ies|ys)|newborns?|infants?|neonates?|(?:days?|weeks?|months?|wk|wks|mo) olds?|(?:week|month|day)olds?) (?:[\\p{L}\\p{N}.]+ ){0,8}(?:fever\\w*|temperature|temp|burning up|(?:is|feels|so|very) hot|3[89](?:\\.\\d)?|40)`,
      '(?:weeks?|days?|months?) olds? (?:baby )?hot',
      `(?:fever\\w*|temperature|temp|burning up) (?:[\\p{L}\\p{N}.]+ ){0,6}(?:baby|newborn|infant|(?:weeks?|days?|months?) old)`,
    ),
    besides: every(
      '(?:\\p{L}+ )?(?:[4-9]|1[0-9]|2[0-9]|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen) months? olds?(?: \\p{L}+)?(?: baby)?',
      'bab(?:y|ys) (?:is |was )?(?:[4-9]|1[0-9]|2[0-9]|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen) months?',
      'room temperature',
      'hay fever',
      '(?:water|bath|milk|bottle) temperature',
    ),
  },
  baby_moves_less: {
    signs: some(
      `(?:baby|bump|bub|fetus|foetus|unborn) (?:\\p{L}+ ){0,5}(?:not|isnt|hasnt|stopped|less|hardly|barely|doesnt|wont|didnt|no longer|havent|seldom|rarely|fewer) ?(?:\\p{L}+ ){0,3}(?:mov\\w+|kick\\w*|active)`,
      `(?:baby|bump|bub|fetus|foetus|unborn) (?:\\p{L}+ ){0,4}(?:moves|moving|kicks|kicking|moved|kicked) (?:\\p{L}+ ){0,2}less`,
      `(?:less|fewer|no|reduced|decreased|slower|hardly any|not many|fewer of the) (?:\\p{L}+ ){0,2}(?:baby|babys|fetal|foetal) (?:movements?|kicks?|moving)`,
      `(?:less|fewer|no|reduced|decreased|hardly any) (?:movements?|kicks?) (?:\\p{L}+ ){0,4}(?:baby|bump|womb|belly|pregnan\\w*|today)`,
      'reduced (?:f(?:o)?etal )?movements?',
      `(?:pregnan\\w*|weeks) (?:\\p{L}+ ){0,6}(?:less|fewer|no|reduced) (?:movements?|kicks?)`,
      `(?:cant|dont|havent|not|no longer|cannot|didnt|hardly|barely) (?:\\p{L}+ ){0,2}(?:feel|felt|feeling) (?:\\p{L}+ ){0,3}(?:baby|kicks?|kicking|babys)`,
      'baby (?:is |has been |was |went |gone )(?:\\p{L}+ )?(?:quiet|still) (?:today|inside|in the womb|in my belly|all day)',
    ),
  },
} satisfies Record<string, Signs>
