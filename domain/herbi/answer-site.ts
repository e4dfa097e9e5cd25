import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import { helpElsewhere, samaritans } from '#domain/safety/help-lines.ts'
import { joinWords } from '#domain/words.ts'

import {
  type Answer,
  allRemedies,
  type AnswerContext,
  formatBoldHerbName,
  helpCenter,
  toHerbSource,
  howWeCheck,
  herbLibrary,
} from './answer-shared.ts'
import { pickVariant } from './compose.ts'
import type { Question } from './interpret-conversation.ts'
import type { Topic } from './topics.ts'

export const answerIdentity = (): Answer => ({
  passages: [
    [
      'I am Herbi, an automated assistant: a program, no person, and neither a doctor nor a pharmacist.',
      'I know the herbs and remedies of this site and answer from their facts, with the pages I have it from.',
      'Ask me about a complaint of every day, a herb, how to make a cup, how much of it, pregnancy, medicines, or two herbs together.',
      educationalDisclaimer,
    ],
  ],
  sources: [howWeCheck, helpCenter],
})

export const answerInstructions = (): Answer => ({
  passages: [
    [
      'I answer questions about herbs and teas, and nobody can change my rules by asking.',
      'I keep to what the facts of this site say, and I know nothing of other people or of keys.',
      'Which herb or complaint may I look up for you?',
    ],
  ],
  sources: [howWeCheck],
})

export const answerGreeting = ({ question }: AnswerContext): Answer => ({
  passages: [
    [
      pickVariant(
        ['Hello, I am Herbi, the automated assistant of this site.', 'Hello! Herbi here, an automated assistant.'],
        question.text,
      ),
      'Tell me what it is about: a complaint of every day, a herb, or how to make a cup.',
    ],
  ],
  sources: [herbLibrary, allRemedies],
})

export const answerThanks = ({ question }: AnswerContext): Answer => ({
  passages: [
    [
      pickVariant(['You are welcome.', 'With pleasure.', 'Glad to be of use.'], question.text),
      'Come back with any other question about herbs.',
    ],
  ],
  sources: [],
})

export const answerAnimals = (): Answer => ({
  passages: [['I know nothing of herbs for animals: what people drink can be poison to them.', 'Please ask a vet.']],
  sources: [helpCenter],
})

export const answerDiagnosis = (): Answer => ({
  passages: [
    [
      'I cannot tell what you have: that takes somebody who sees and examines you.',
      'Please ask a pharmacist or doctor, soon if it is new, strong, or lasts.',
      'If it feels like an emergency, call your emergency number now.',
      'Once you know what it is, I can say what is traditionally drunk beside it.',
    ],
  ],
  sources: [helpCenter],
})

/** Warns against drinking essential oils. A spoonful of some oils is poisonous. */
export const answerOils = ({ question }: AnswerContext): Answer => ({
  passages: [
    [
      'I know teas alone: an essential oil is many times as strong as a cup, and some are poison by the spoon.',
      'Please swallow none, put none into a tea, and keep them away from children.',
      'How to use one on the skin or in a room, a pharmacist can say.',
      ...(question.herbs.length > 0 ? ['Ask me about the tea itself, and I tell you what our facts hold.'] : []),
      'If somebody has swallowed some, call a doctor or your emergency number at once.',
    ],
  ],
  sources: [...question.herbs.slice(0, 2).map(toHerbSource), helpCenter],
})

export const refuseHarm = (): Answer => ({
  passages: [
    [
      'With that I do not help: nobody should be given a herb that they do not know of, or that is meant to do them harm.',
      'If somebody is in danger or has swallowed something, call your emergency number at once.',
    ],
  ],
  sources: [helpCenter],
})

/** First paragraph for a person who felt unwell after taking a herb. */
export const reactionIntro: readonly string[] = [
  'Please have no more of it for now: what came after a herb may have come from it.',
  'Show a rash or anything that lasts to a pharmacist or doctor; with swelling in the face or trouble breathing call your emergency number at once.',
]

/** First paragraph about a herb in a form other than tea. */
export const otherFormsIntro: readonly string[] = [
  'Our facts are those of a tea that is drunk.',
  'Of it smoked, on the skin, in eyes or ears, or as drops, capsules and extracts I know no amounts, so ask a pharmacist about those.',
]

/** First paragraph for a question about stopping a medicine. */
export const medicineIntro: readonly string[] = [
  'Please change nothing about a prescribed medicine without your doctor: no tea takes its place.',
  'Some medicines do harm when they end suddenly, so talk to your doctor or pharmacist first.',
]

export const answerStopMedicine = (): Answer => ({
  passages: [
    medicineIntro,
    [
      'If you wish to take less of it, that is a good question for them.',
      'Tell me the medicine, and I say which herbs to leave out with it.',
    ],
  ],
  sources: [helpCenter, howWeCheck],
})

export const answerOutOfScope = ({ question }: AnswerContext): Answer => ({
  passages: [
    [
      `For ${joinWords(question.outOfScope)} I name no tea: no herb of ours has a use on record for it, and a promise would be a lie.`,
      'Please ask a doctor or pharmacist, who can do more than a cup.',
      'I gladly help with complaints of every day, such as a cold, a full stomach or a restless evening.',
    ],
  ],
  sources: [helpCenter, howWeCheck],
})

/** Answers a message about low mood. Suggests talking to someone and names no tea. */
export const answerLowMood = (): Answer => ({
  passages: [
    [
      'I am sorry that you feel this way, and you need not carry it alone.',
      'For low mood I name no tea: please talk to a doctor, and to somebody whom you trust.',
      `When thoughts turn dark, talk to somebody now: Samaritans (${samaritans.numbers.join(', ')}) listen day and night. ${helpElsewhere}`,
    ],
    ['If you take a medicine for it, please change nothing about that, and ask your pharmacist before you add a herb.'],
  ],
  sources: [helpCenter],
})

/** Asks for the question in a language with a vocabulary. Also names herbs in the question. */
export const answerOtherLanguage = ({ herbIndex, question }: AnswerContext): Answer => ({
  passages: [
    [
      'I understand English, German, Spanish, French, Italian, Portuguese, Dutch and Polish.',
      ...question.herbs
        .slice(0, 2)
        .map(
          (herb) =>
            `The page of ${formatBoldHerbName(herbIndex, herb)} says what it is for, and who should leave it out.`,
        ),
      'Please ask me again in one of them.',
      askFirstDisclaimer,
    ],
  ],
  sources: [...question.herbs.slice(0, 2).map(toHerbSource), herbLibrary, helpCenter],
})

export const answerRestrictedList = ({ herbIndex }: AnswerContext): Answer => ({
  passages: [
    [
      `Our library names ${herbIndex.restricted.length} plants that we do not use, each with the reason.`,
      'Some are deadly, some have harmed livers or kidneys, and some upset the working of many medicines.',
      'Name one, and I say what is known of it.',
    ],
  ],
  sources: [herbLibrary, howWeCheck],
})

const purposePattern = /\b(?:teas?|herbs?|remed(?:y|ies)|plants?|blends?|drink)\b.*\b(?:for|against|helps?|with)\b/

export const answerUnanswerable = ({ question }: AnswerContext): Answer => ({
  isUnanswered: true,
  passages: [
    [
      pickVariant(
        purposePattern.test(question.text)
          ? [
              'I find no herb of ours with a use on record for that, or I did not understand what it is.',
              'For that I know of no use of our herbs; perhaps other words for it help me.',
            ]
          : [
              'That is beyond me: I know the herbs and remedies of this site and nothing else.',
              'I have no answer to that, for I know herbs, teas and this site alone.',
            ],
        question.text,
      ),
      'You can ask what is drunk for a complaint, what a herb is for, how to make a cup, or what to mind with a medicine or in pregnancy.',
    ],
  ],
  sources: [herbLibrary, helpCenter],
})

/** True when the message is only a greeting or thanks, even in mid-conversation. */
export function isCourtesy({ message, text }: Question): boolean {
  const { topics, plants, complaints, unknownPlants: others } = message
  const isCourteous = topics.has('thanks') || topics.has('greeting')
  const otherTopics = [...topics].filter((topic) => !courtesyTopics.has(topic))
  return (
    isCourteous &&
    plants.length + complaints.length + others.length + otherTopics.length === 0 &&
    text.split(' ').length <= maxCourtesyWords
  )
}
export const maxCourtesyWords = 8
const courtesyTopics: ReadonlySet<Topic> = new Set<Topic>(['thanks', 'greeting', 'uses', 'helps'])

/** True if somebody wants to stop a medicine, or to replace it by a herb. */
export const replacesMedicine = ({ topics, message, text }: Question): boolean =>
  !stopsHerbs.test(text) &&
  (topics.has('stopMedicine') || (message.person.medicines.length > 0 && replacePattern.test(text)))
/** Matches questions about stopping herbs, which is no risk. */
const stopsHerbs = /\b(?:herbs?|teas?|herbals?) (?:should|do|must|can|may) i (?:have to )?(?:stop|leave|avoid)\b/

const replacePattern =
  /\b(?:do(?:es|ing)? the (?:same )?(?:job|work)|work(?:s|ing)? like|as good as|replac\w*|instead of|rather than|stop\w*|come off|coming off|quit|substitut\w*|alternatives? (?:to|for)|natural version|swap\w*|(?:i'd|i would|would) rather|prefer (?:a )?(?:teas?|herbs?|something natural)|(?:don't|do not) want (?:to (?:take|go on|start)|any))\b/
