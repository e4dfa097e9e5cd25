import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import { createWordRegex } from './message-text.ts'

/**
 * Everyday complaint. `name` fits inside a sentence. `pattern` matches people's words for the complaint, and `uses`
 * matches relevant herb uses. `doctorAdvice` says when to see a doctor. `bestKnown` lists slugs of well-known herbs in
 * order; herbs without a matching use are ignored.
 */
export type Complaint = {
  name: string
  ailment: AilmentName
  pattern: RegExp
  uses: RegExp
  doctorAdvice: string
  bestKnown: readonly string[]
}

const createComplaint = (
  name: string,
  ailment: AilmentName,
  pattern: string,
  uses: RegExp,
  doctorAdvice: string,
  ...bestKnown: string[]
): Complaint => ({ name, ailment, pattern: createWordRegex(pattern), uses, doctorAdvice, bestKnown })

const stomachAdvice = 'See a doctor if it lasts more than two weeks, wakes you at night, or comes with weight loss.'
const coldAdvice = 'See a doctor if it lasts more than a week or two, or gets worse instead of better.'
const nervesAdvice = 'If it weighs on you for weeks, please talk to a doctor: that is nothing to carry alone.'
const jointsAdvice = 'A joint that is hot, swollen or suddenly sore belongs to a doctor.'

/** Complaints from specific to general. `findComplaints` removes matched words before it tries the next complaint. */
const complaints: readonly Complaint[] = [
  createComplaint(
    'migraine',
    'Headaches & Migraines',
    'migraines?|migrane|migrain',
    /migraine|headache/,
    'A headache that is new, sudden or unlike any before belongs to a doctor at once.',
  ),
  createComplaint(
    'a headache',
    'Headaches & Migraines',
    'head ?-?aches?|headach|sore head|head (?:hurts|is (?:pounding|splitting|aching|killing me)|pain)|(?:pounding|splitting|aching|throbbing) head|hang ?-?over|my head',
    /headache/,
    'A headache that is new, sudden or unlike any before belongs to a doctor at once.',
    'peppermint',
    'lavender',
    'wood-betony',
  ),
  createComplaint(
    'nausea',
    'Digestive Issues',
    'nausea|nauseous|nauseated|queas\\w+|travel[- ]?sick\\w*|motion[- ]?sick\\w*|sea[- ]?sick\\w*|(?:a|the|my) (?:flight|ferry|boat trip|car journey)|car[- ]?sick\\w*|feel(?:ing)? sick|morning sickness|vomit\\w*|throw(?:ing)? up',
    /nausea/,
    'See a doctor if you cannot keep fluids down, or if it lasts more than two days.',
  ),
  createComplaint(
    'diarrhoea',
    'Digestive Issues',
    'diarr?h?o?ea|the runs|loose (?:stools?|bowels?)|runny (?:poo|tummy|stomach)',
    /diarrhoea/,
    'Drink plenty, and see a doctor if it lasts more than two days, or with fever or blood.',
  ),
  createComplaint(
    'constipation',
    'Digestive Issues',
    "constipat\\w+|can'?t (?:poo|go to the toilet)|laxatives?",
    /constipation/,
    'Water, fibre and a walk come first; ask a pharmacist if it lasts more than a week.',
  ),
  createComplaint(
    'heartburn',
    'Digestive Issues',
    'heart ?-?burn|acid reflux|reflux|acid (?:com|ris)(?:es|ing) up|acid stomach|sour stomach|burning stomach|gerd',
    /burning stomach|stomach irritation|irritated stomach|heartburn/,
    'See a doctor if it comes most days, or if swallowing hurts.',
    'marshmallow-root',
    'common-mallow',
    'slippery-elm',
  ),
  createComplaint(
    'poor appetite',
    'Digestive Issues',
    'no appetite|(?:poor|low|little|loss of|lost my) appetite|not hungry|off my food',
    /appetite/,
    'See a doctor if you lose weight without wanting to.',
  ),
  createComplaint(
    'wind and bloating',
    'Digestive Issues',
    'bloat\\w*|wind|gas|gass?y|flatulen\\w+|farting|trapped wind|distended|like a balloon|burp\\w*|belch\\w*',
    /wind|bloating|fullness/,
    stomachAdvice,
    'caraway',
    'fennel',
    'peppermint',
    'anise',
    'chamomile',
  ),
  createComplaint(
    'an upset stomach',
    'Digestive Issues',
    'indigestion|dyspepsia|digesti\\w+|(?:upset|sore|bad|nervous|crampy|heavy|irritable) (?:stomach|tummy|belly|gut|bowels?)|(?:stomach|tummy|belly) ?-?(?:aches?|pains?|cramps?|upset|trouble|hurts)|heavy meal|ate too much|over-?eaten|too full|(?:my )?(?:stomach|tummy|belly) (?:is )?(?:hurts|hurting|aches|upset|sore|in knots)|(?<!period |menstrual |monthly )cramps?|gut health|ibs|(?:stomach|tummy|belly|gut)s?',
    /indigestion|stomach|(?<!period )cramps|digestion/,
    stomachAdvice,
    'chamomile',
    'peppermint',
    'fennel',
    'rosemary',
  ),
  createComplaint(
    'trouble sleeping',
    'Sleep Problems',
    "sleep\\w*|insomnia\\w*|slumber|fall(?:ing)? asleep|doze off|nod off|drop(?:ping)? off|jet ?-?lag\\w*|can'?t (?:get to )?sleep|(?:lie|lying|wide) awake|wak(?:e|ing) up (?:at night|in the night|at \\d)|bed ?time|night ?cap|restless nights?|toss(?:ing)? and turn(?:ing)?|up all night|can'?t switch off|nightmares?|winding? down (?:at night|before bed|in the evening)|before bed",
    /sleep|bed|asleep/,
    'If you have slept badly for more than a month, please talk to a doctor.',
    'valerian',
    'lemon-balm',
    'passionflower',
    'hops',
    'lavender',
  ),
  createComplaint(
    'hot flushes',
    "Women's Health",
    'hot fl[au]sh\\w*|night sweats?|meno ?pau?s\\w*|menapause|the change|sweating',
    /flushes|sweating/,
    'A doctor can do more about the change of life than a tea, so do ask one.',
  ),
  createComplaint(
    'period pain',
    "Women's Health",
    '(?:period|menstrual|menstruation) ?(?:pains?|cramps?|aches?)|periods?|menstrua\\w+|that time of the month|dysmenorrh\\w+|monthly cramps',
    /period cramps|period discomfort|period comfort|period tension/,
    'See a doctor if the pain is new, strong or keeps you from your day.',
    'yarrow',
    'fennel',
    'raspberry-leaf',
  ),
  createComplaint(
    'premenstrual complaints',
    "Women's Health",
    'pms|pmt|pre-?menstrual\\w*',
    /premenstrual|period tension/,
    'See a doctor if it comes every month and weighs on you.',
  ),
  createComplaint(
    'stress and tension',
    'Stress & Anxiety',
    'stress\\w*|anxi\\w+|nerves|nervous\\w*|tens(?:e|ion)|(?<!should i (?:be )?|reason to |need to |not )worr(?:y|ied|ies|ying)|relax\\w*|calm\\w*|panic\\w*|overwhelmed|on edge|burn(?:t|ed)? ?-?out|unwind\\w*|wind(?:ing)? down|hectic|come down|switch(?:ing)? off|chill out|long day|frazzled|wired|keyed up|jitter\\w*|irritable|exam nerves|wound up|stressed? out|de-?stress',
    /stress(?! and sleep)|nervous (?:tension|unrest|exhaustion)|restlessness|gentle comfort|calming/,
    nervesAdvice,
    'lemon-balm',
    'passionflower',
    'lavender',
    'valerian',
    'linden',
  ),
  createComplaint(
    'a sore throat',
    'Cold & Flu',
    '(?:sore|scratchy|dry|raw|itchy|swollen) throats?|throat (?:hurts|ache|pain|is (?:sore|scratchy))|throats?|hoarse\\w*|lost my voice|losing my voice|tonsil\\w*|strep',
    /throat/,
    'See a doctor if swallowing is very painful, or if it lasts more than a week.',
    'marshmallow-root',
    'sage',
    'common-mallow',
  ),
  createComplaint(
    'a dry cough',
    'Cold & Flu',
    '(?:dry|tickly|tickling|irritating) coughs?',
    /dry cough/,
    'See a doctor if it lasts more than three weeks.',
    'marshmallow-root',
    'ribwort-plantain',
    'iceland-moss',
  ),
  createComplaint(
    'a cough',
    'Cold & Flu',
    'cough\\w*|phlegm|mucus|chesty|chest cold|bronchi\\w+',
    /cough|bronchitis/,
    'See a doctor if it lasts more than three weeks, or if you cough up blood.',
    'thyme',
    'fennel',
    'marshmallow-root',
  ),
  createComplaint(
    'a stuffy nose',
    'Cold & Flu',
    '(?:stuffy|blocked|runny|stuffed[- ]up|bunged[- ]up) ?-?nose|sinus\\w*|nose (?:is |feels |all )*(?:blocked|stuffed|bunged)|bunged up|catarrh|congest\\w+|snuffl\\w+|sniffl\\w+|nose is (?:blocked|running)',
    /stuffy|catarrh|airways/,
    coldAdvice,
    'elderflower',
    'mullein',
    'peppermint',
  ),
  createComplaint(
    'a feverish cold',
    'Cold & Flu',
    '(?<!hay ?-?)fever\\w*|temperature|chills?|shiver\\w+',
    /fever|promotes sweating|chill/,
    'See a doctor with a fever above 39 °C, or one that lasts more than three days.',
    'elderflower',
    'linden',
  ),
  createComplaint(
    'a cold',
    'Cold & Flu',
    '^cold$|(?:a|common|bad|my|this|heavy|head|winter|catching|got) colds?|(?<!in |out |from )the colds?|colds|cold and flu|cold or flu|flu|influenza|immun\\w+|cold season|under the weather|sneez\\w+|run[- ]?down',
    /cold/,
    coldAdvice,
    'linden',
    'elderflower',
    'thyme',
    'meadowsweet',
  ),
  createComplaint(
    'sore joints',
    'Inflammation',
    'joints?|arthriti\\w+|rheuma\\w+|(?:knee|hip|back|shoulder|muscle|wrist|finger) ?-?(?:aches?|pains?|hurts?|sore\\w*)|(?:sore|stiff|aching|achy) (?:joints?|knees?|hips?|back|muscles?|fingers?)|back ?-?ache|sciatica|gout',
    /joint|rheumatic|locomotor|back pain/,
    jointsAdvice,
    'nettle-leaf',
    'devils-claw',
    'blackcurrant-leaf',
  ),
  createComplaint(
    'a sore mouth',
    'Inflammation',
    'sore (?:mouth|gums?)|gums?|mouth (?:ulcers?|sores?)|canker sores?|tooth ?-?aches?',
    /mouth|gums/,
    'Show it to a dentist if it lasts more than two weeks.',
  ),
  createComplaint(
    'skin complaints',
    'Inflammation',
    'skin|acne|pimples?|spots|eczema|psoriasis|rash(?:es)?|oily skin',
    /skin/,
    'Show skin that spreads, weeps or hurts to a doctor.',
  ),
  createComplaint(
    'minor urinary complaints',
    'Inflammation',
    'bladder|cystitis|uti|urinary|water infection|burning when i (?:pee|wee)|water retention|puff(?:y|iness)',
    /urinary/,
    'Burning, fever, blood or pain in the back belong to a doctor or pharmacist on the same day.',
  ),
  createComplaint(
    'inflammation',
    'Inflammation',
    'inflamm\\w+|swell\\w+|swollen|sore (?:places?|ankle|foot|feet)|sprain\\w*',
    /joint|inflam|irritat|rheumatic/,
    jointsAdvice,
  ),
  createComplaint(
    'a start without coffee',
    'Energy & Focus',
    '(?:coffee|caffeine) (?:substitutes?|replacements?|alternatives?)|(?:instead of|in place of|rather than|replac(?:e|ing)|give up|giving up|cut(?:ting)? (?:down on|out)|alternatives? to) (?:my |the |a )?(?:morning |daily |cup of )?(?:coffee|caffeine)',
    /coffee|pick-me-up|lift|alertness/,
    'Tiredness that lasts more than four weeks belongs to a doctor.',
    'chicory-root',
    'peppermint',
    'black-tea',
  ),
  createComplaint(
    'trouble concentrating',
    'Energy & Focus',
    'focus\\w*|concentrat\\w+|brain ?-?fog|alert\\w*|stud(?:y|ying)|memory|clear head|productiv\\w+',
    /focus|concentration|alertness|lift|pick-me-up|energy/,
    'See a doctor if it goes on for weeks.',
  ),
  createComplaint(
    'tiredness',
    'Energy & Focus',
    'tired\\w*|fatigue\\w*|exhaust\\w+|energ\\w+|weary|sluggish\\w*|drained|no energy|wake (?:me )?up in the morning|wake-?up|pick[- ]?me[- ]?up|afternoon slump|knackered|lethargic|lethargy',
    /tired|fatigue|lift|energy|pick-me-up|sluggishness|alert/,
    'Tiredness that lasts more than four weeks belongs to a doctor.',
  ),
]

/** Purpose for which Herbi suggests no herb. */
export const endingPregnancy = 'bringing on labour or a period, or ending a pregnancy'

/** Purposes for which no tea is suitable. `pattern` matches the question, and `name` fits inside a sentence. */
export const outOfScope: readonly { pattern: RegExp; name: string }[] = [
  { name: 'cancer', pattern: createWordRegex('cancers?|tumou?rs?|leuka?emia|melanoma|chemo\\w*') },
  { name: 'high cholesterol', pattern: createWordRegex('cholesterol') },
  {
    name: 'an infection',
    pattern: createWordRegex(
      'infections?|infected|pneumonia|sepsis|covid(?:-?19)?|lyme|malaria|shingles|chlamydia|std',
    ),
  },
  {
    name: 'losing weight',
    pattern: createWordRegex(
      'weight ?-?loss|los(?:e|ing) (?:some )?weight|slim\\w*|belly fat|burn fat|fat burn\\w+|diet teas?',
    ),
  },
  {
    name: 'clearing the body out',
    pattern: createWordRegex(
      'de-?tox\\w*|cleans(?:e|ing)|flush (?:out )?toxins|liver flush|parasites?|worms|drug tests?',
    ),
  },
  {
    name: 'thinning the blood',
    pattern: createWordRegex(
      'thin(?:s|ning)? (?:the |my |your |our )?blood|(?:natural|herbal) blood[- ]thinn\\w+|blood[- ]thinning (?:teas?|herbs?|drinks?|remed\\w+)|prevent\\w* (?:blood )?clots?',
    ),
  },
  { name: 'infertility', pattern: createWordRegex('infertil\\w+|fertility|sperm count') },
  {
    name: endingPregnancy,
    pattern: createWordRegex(
      'abort\\w*|(?:end|terminat\\w+|get rid of|lose) (?:a|my|the|this) (?:pregnancy|baby)|(?:cause|causes|induce|induces|bring on|to have) (?:a )?miscarriage|miscarry|emmenagogue\\w*|unpregnant',
      '(?:bring(?:s|ing)? on|induc\\w+|trigger\\w*|kick ?-?start\\w*|jump ?-?start\\w*|start|forc(?:e|ing)|hasten) (?:(?:the|my|a|late|missed) ){0,2}(?:periods?|menses|menstruation|labou?r|contractions|bleeding)',
      '(?:bring|brings|bringing|make|makes|making|get|getting) (?:(?:the|my|a|her) )?(?:late |missed )?(?:periods?|menses) (?:to )?(?:on|come|start|started|flow\\w*|going|arrive|back)|go into labou?r',
      '(?:late|missed|overdue|delayed) (?:periods?|menses)|(?:periods?|menses) (?:is |are |being )?(?:very |a bit |\\w+ days )?(?:late|overdue|delayed)|missed my periods?',
    ),
  },
  { name: 'snoring', pattern: createWordRegex('snor\\w+|sleep apnoea|sleep apnea') },
  { name: 'ringing in the ears', pattern: createWordRegex('tinnitus|ringing in (?:my|the) ears?') },
  { name: 'an earache', pattern: createWordRegex('ear ?-?aches?|ear ?-?infections?') },
  { name: 'dizziness', pattern: createWordRegex('dizz\\w+|light-?headed\\w*|vertigo') },
  {
    name: 'swollen legs or feet',
    pattern: createWordRegex(
      '(?:swollen|puffy) (?:legs?|ankles?|feet)|swelling (?:of|in) (?:(?:my|the|both|his|her) )*(?:legs?|ankles?|feet)|(?:legs?|ankles?|feet) (?:are |is |get |keep )?(?:swollen|swelling|puffy)',
    ),
  },
  {
    name: 'withdrawal',
    pattern: createWordRegex(
      'withdrawals?|delirium tremens|(?:com|gett)(?:e|ing) off (?:alcohol|drink|drugs|heroin|opi\\w+)',
    ),
  },
  {
    name: 'giving up smoking',
    pattern: createWordRegex(
      '(?:quit|stop|giv(?:e|ing) up|quitting|stopping) (?:smoking|vaping|cigarettes|nicotine)|smok\\w+ cessation',
    ),
  },
  { name: 'hair loss', pattern: createWordRegex('hair (?:loss|growth)|bald\\w*') },
  { name: 'an erection', pattern: createWordRegex('erect\\w+|impoten\\w+|libido|viagra') },
  { name: 'dementia', pattern: createWordRegex("alzheimer'?s?|dementia|parkinson'?s?") },
  { name: 'ADHD or autism', pattern: createWordRegex('adhd|autis\\w+') },
  { name: 'heavy periods', pattern: createWordRegex('heavy (?:periods?|bleeding)') },
  {
    name: 'getting intoxicated',
    pattern: createWordRegex(
      '(?:get|getting|gets) (?:me )?(?:high|stoned|drunk)|hallucinat\\w+|trip(?:ping)? on|legal high',
    ),
  },
]

export function findComplaints(text: string): Complaint[] {
  let remaining = text
  const mentionedComplaints: Complaint[] = []
  for (const complaint of complaints) {
    const previous = remaining
    remaining = remaining.replaceAll(new RegExp(complaint.pattern.source, 'gu'), ' ')
    if (remaining !== previous) mentionedComplaints.push(complaint)
  }
  return mentionedComplaints
}
