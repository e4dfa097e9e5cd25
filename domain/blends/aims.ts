import type { Aim } from './blends.types.ts'

/** Stomach uses that few people search for. They don't count as "digestion". */
const excludedDigestiveUses = /^(?:mild diarrhoea|(?:temporary )?(?:loss of|poor) appetite)$/

/** Aims of a tea, with patterns for the words that people type. */
export const aims: readonly Aim[] = [
  {
    code: 'sleep',
    pattern:
      /\b(?:a?sleep\w*|slept|sleepless\w*|jet ?-?lag\w*|insomnia\w*|awake|wide awake|bed ?time|doz\w*|drop(?:ping)? off|nod off|nights?|wake up at|tossing)\b/,
    category: 'Sleep Problems',
    label: 'sleep',
  },
  {
    code: 'calm',
    pattern:
      /\b(?:stress\w*|anxi\w*|nervous\w*|nerves|tense|tension(?! head)|worr\w+|overwhelm\w*|calm\w*|relax\w*|unwind\w*|wind(?:ing)? down|restless\w*|frazzled|quiet evening|calm evening|burn(?:t|ed)? ?out|(?<!\b(?:without|no|not) (?:the )?)jitter\w*|on edge|panic\w*|sooth\w* my mind|exam\w*|irritab\w*|mood|moody|low spirits?|feel(?:ing)? (?:happy|happier|low|down)|cheer\w*)\b/,
    category: 'Stress & Anxiety',
    label: 'mild stress',
  },
  {
    code: 'headache',
    pattern: /\b(?:head ?-?aches?|migraines?|sore head|tight head|head (?:hurts|is pounding|pounds)|tension head\w*)\b/,
    category: 'Headaches & Migraines',
    label: 'a tension headache',
  },
  {
    code: 'wind',
    pattern: /\b(?:bloat\w*|gas|gassy|flatul\w*|wind(?!ing)(?! down)|trapped air|burp\w*|belch\w*|colic\w*)\b/,
    category: 'Digestive Issues',
    excludedUses: excludedDigestiveUses,
    usePattern: /wind|bloat/,
    label: 'wind and bloating',
  },
  {
    code: 'cramps',
    pattern:
      /\b(?:stomach|tummy|belly|gut|bowel|intestin\w*) ?-?(?:cramps?|aches?|pains?)\b|\bcramp\w* (?:stomach|tummy|belly|gut)\b/,
    category: 'Digestive Issues',
    excludedUses: excludedDigestiveUses,
    usePattern: /cramp/,
    label: 'stomach cramps',
  },
  {
    code: 'nausea',
    pattern: /\b(?:nause\w*|queas\w*|(?:travel|motion|car|sea) ?-?sick\w*|morning sickness)\b/,
    category: 'Digestive Issues',
    excludedUses: excludedDigestiveUses,
    usePattern: /nausea/,
    label: 'a queasy stomach',
  },
  {
    code: 'acid',
    pattern: /\b(?:heart ?-?burn|reflux|acid stomach|acidity|gastritis|irritated stomach)\b/,
    category: 'Digestive Issues',
    usePattern: /irritat/,
    otherUsePattern: /stomach lining/,
    isNarrow: true,
    unsuitableTastes: ['citrusy', 'minty', 'spicy', 'bitter'],
    label: 'an irritated stomach',
  },
  {
    code: 'digestion',
    pattern:
      /\b(?:indigest\w*|digest\w*|full(?:ness)?|heavy meals?|big meals?|meals?|ate too much|over-?ate|stomach|tummy|belly|gut|dinner)\b/,
    category: 'Digestive Issues',
    excludedUses: excludedDigestiveUses,
    label: 'digestion',
  },
  {
    code: 'appetite',
    pattern: /\b(?:appetite|not hungry)\b/,
    category: 'Digestive Issues',
    usePattern: /appetite/,
    isNarrow: true,
    label: 'appetite',
  },
  {
    code: 'diarrhoea',
    pattern: /\b(?:diarrh?o?ea|the runs|loose (?:stools?|bowels?))\b/,
    category: 'Digestive Issues',
    usePattern: /diarrhoea/,
    isNarrow: true,
    label: 'mild diarrhoea',
  },
  {
    code: 'dry-cough',
    pattern:
      /\b(?:(?:dry|tickly|tickling|scratchy|irritating|hacking),? (?:[a-z]+ )?cough\w*|tickle in (?:my|the) throat)\b/,
    category: 'Cold & Flu',
    usePattern: /dry cough/,
    excludedUses: /productive|loosening|bronchitis/,
    label: 'a dry cough',
  },
  {
    code: 'phlegm',
    pattern: /\b(?:phlegm\w*|chesty|mucus|bronch\w*|(?:wet|productive|loose) cough\w*)\b/,
    category: 'Cold & Flu',
    usePattern: /productive|loosening|bronch|catarrh/,
    excludedUses: /dry cough/,
    label: 'a chesty cough',
  },
  {
    code: 'cough',
    pattern: /\bcough\w*/,
    category: 'Cold & Flu',
    usePattern: /cough|bronch|catarrh/,
    label: 'a cough',
  },
  {
    code: 'throat',
    pattern: /\b(?:throat\w*|hoarse\w*|lost (?:my )?voice|swallowing)\b/,
    category: 'Cold & Flu',
    usePattern: /throat/,
    label: 'a sore throat',
  },
  {
    code: 'nose',
    pattern: /\b(?:nose|stuffy|stuffed up|blocked|runny|sinus\w*|catarrh|congest\w*|sneez\w*)\b/,
    category: 'Cold & Flu',
    usePattern: /catarrh|nose|cold/,
    label: 'a blocked nose',
  },
  {
    code: 'cold',
    pattern:
      /\b(?:colds?(?! (?:brew\w*|tea|water|drinks?|cups?|hands|feet|toes|all the time|days?))|flu|influenza|(?<!\bhay ?)fever\w*|chills?|shiver\w*|immun\w*|run(?:ning)? down|under the weather)\b/,
    category: 'Cold & Flu',
    label: 'cold symptoms',
  },
  {
    code: 'joints',
    pattern:
      /\b(?:joints?|arthrit\w*|rheumat\w*|knees?|stiff(?:ness)?(?! neck)|swollen (?:joints?|fingers|knees?|knuckles)|inflam\w*|aching|(?:sore|tired) muscles?|muscle (?:pains?|aches?)|back ?-?aches?)\b/,
    category: 'Inflammation',
    usePattern: /joint|rheumat|locomotor/,
    isNarrow: true,
    label: 'aching joints',
  },
  {
    code: 'mouth',
    pattern: /\b(?:gums?|mouth (?:ulcers?|sores?)|sore mouth)\b/,
    category: 'Inflammation',
    usePattern: /mouth|gums/,
    isNarrow: true,
    label: 'a sore mouth',
  },
  {
    code: 'energy',
    pattern:
      /\b(?:tired\w*|fatigue\w*|exhaust\w*|weary|energ\w*|focus\w*|concentrat\w*|alert\w*|sluggish\w*|wake me up|wake up(?! (?:at|in the night))|pick-?me-?up|lethargic|(?:i am|i'm|feel|feeling|so) drowsy|mental clarity|memory|afternoon (?:slump|dip|low)|foggy|brain fog|get going|studying|lift|clear(?:er)? head(?:ed)?)\b/,
    category: 'Energy & Focus',
    label: 'a clear head',
  },
  {
    code: 'cycle',
    pattern: /\b(?:period\w*|menstru\w*|pms|premenstrual|that time of the month|(?:my|menstrual|monthly) cycle)\b/,
    category: "Women's Health",
    usePattern: /period|premenstrual/,
    isNarrow: true,
    label: 'period discomfort',
  },
  {
    code: 'flushes',
    pattern: /\b(?:menopaus\w*|perimenopaus\w*|hot (?:flush|flash)\w*|(?:night )?sweat(?:s|ing)?)\b/,
    category: "Women's Health",
    usePattern: /flushes|sweating/,
    isNarrow: true,
    label: 'hot flushes',
  },
]

export const aimsByCode = new Map(aims.map((aim) => [aim.code, aim]))

/** Complaints for which the generator proposes no tea. The answer says so and offers a blend for the other aims. */
export const outOfScopePattern =
  /\b(?:cancer\w*|chemo\w*|tumou?rs?|constipat\w*|weight loss|lose weight|slimming|detox\w*|fertil\w*|conceiv\w*|infections?|uti|cystitis|pneumonia|covid\w*|asthma\w*|depress\w*|bipolar|dementia|alzheimer\w*|diabet\w*|blood sugar|blood pressure|hypertension|cholesterol|eczema|psoriasis|acne|hair loss|adhd|autis\w*|epilep\w*|lupus|crohn\w*|colitis|heart (?:disease|trouble)|kidney\w*|liver|gallstones?|thyroid\w*|ulcers?|worms?|parasites?|addict\w*|smoking|hangovers?|palpitations?|racing heart|dizz\w*|light-?headed\w*|water retention|swollen (?:ankles|legs|feet)|hay ?fever|milk supply|snor(?:es?|ing)|libido|lyme|endometriosis|gout|anaemi\w*|anemi\w*)\b/

/** Words for animals. The catalogue has no facts about which teas are safe for animals. */
export const animalPattern =
  /\b(?:my|our) (?:[a-z]+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pony|rabbits?|hamsters?)(?:'s)? (?:is|are|has|have|cannot|can't|won't|seems?|feels?|needs?|needing)\b|\bfor (?:my|our|a|the) (?:[a-z]+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pony|rabbits?|hamsters?)\b/

/** Words for the evening. They exclude stimulating herbs. */
export const eveningPattern =
  /\b(?:tonight|evenings?|before (?:bed|sleep)|late (?:at night|hours)|night ?shift|bed ?time)\b/

/** Words for having to stay awake. They exclude calming herbs. */
export const stayAwakePattern =
  /\b(?:(?:not|non|n't|without|never)[- ](?:[a-z]+ ){0,3}(?:drowsy|sleepy|sedat\w*|knocked out)|driv(?:e|ing)\b|operat\w+ machin\w*|stay awake|no drowsiness)/
