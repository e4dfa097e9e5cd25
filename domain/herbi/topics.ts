import { countWordPattern } from '#domain/amounts/numbers.ts'

import { createWordRegex } from './message-text.ts'
import { breastfeedingWords, conceivingWords, pregnancyWords } from './pregnancy-patterns.ts'

const topicPatterns = {
  instructions: createWordRegex(
    '(?:ignore|disregard|forgets?|override|bypass|drop) (?:all |any |every |of |your |the |my |these |those |previous |prior |above |earlier )*(?:instructions?|rules?|prompts?|guidelines?|limits?|safety|restrictions?|checks?|filters?|training)',
    '(?:system|hidden|initial|secret|developer) (?:prompt|instructions?|message|rules?)',
    '(?:your|the) (?:prompt|instructions|system message)',
    '(?:developer|debug|admin|god|dan|jailbreak) mode',
    'jail ?-?break\\w*',
    "(?:you are|you're|act as|pretend (?:to be|you are|you're|that you)|role-?play(?: as)?) (?:now |no longer |a |an |my |the )*(?:dan|doctor|pharmacist|herbalist|witch|evil|unrestricted|uncensored|free|different|another|not herbi|human|root|admin\\w*|assistant without)\\b.*",
    "api ?-?key|password of|other (?:members?|users?|people)'?s? (?:questions?|conversations?|data|names?|e-?mails?)|database|drop table|select \\* from",
    '<\\s*(?:script|img|iframe|system|/?im_start)[^>]*>?',
    'repeat (?:everything|the words|the text) above|print your|reveal your',
  ),
  stopMedicine: createWordRegex(
    'withdrawals?(?: from| symptoms)|tapering|cold turkey',
    '(?:stop|stopping|quit|quitting|come off|coming off|give up|giving up|skip|skipping|ditch|drop|halve|reduce|lower|cut down|wean\\w*|replac\\w+|swap\\w*|substitut\\w+|instead of|rather than|throw away|get off|go off|without) (?:\\S+ ){0,5}?(?:medicines?|medications?|meds|tablets?|pills?|drugs?|insulin|statins?|antidepressants?|ssris?|antibiotics?|inhalers?|warfarin|metformin|sertraline|levothyroxine|beta ?-?blockers?|prescriptions?|chemo\\w*|blood thinners?|painkillers?|contraceptives?|the pill)',
  ),
  diagnosis: createWordRegex(
    "what (?:do|have|could|might|can) i (?:have|got|be suffering from)|what(?:'s| is) wrong with me|what illness|which illness|what disease|diagnos\\w+|do i have|have i got|could (?:it|this) be|is (?:it|this) (?:cancer|serious|an ulcer|appendicitis|a (?:stroke|heart attack|tumou?r))|am i (?:ill|depressed|dying|anaemic|anemic|diabetic)|what(?:'s| is) causing|why (?:do|does|am|is) (?:i|my) .*|what(?:'s| is) (?:it|this|that)(?= ?\\?| ?$)|(?:a |this )?(?:weird |strange |new |hard )?(?:lump|mole|numbness|tingling)",
  ),
  pregnancy: createWordRegex(pregnancyWords),
  breastfeeding: createWordRegex(breastfeedingWords, 'milk supply|breast ?milk|(?:dry|drying) up (?:\\S+ )?milk'),
  conceiving: createWordRegex(conceivingWords),
  children: createWordRegex(
    "child(?:ren)?(?:'s)?|kids?|toddlers?|bab(?:y|ies)|infants?|newborns?|teen(?:s|ager)?s?|(?:my|our|a|the) (?:\\S+ )?(?:son|daughter|boy|girl|grandson|granddaughter|nephew|niece|little one)|grand-?(?:child|children|kids?)|kiddo|tweens?|little ones?|\\d+[- ]?(?:year|month|week)s?[- ]?olds?(?! (?:it|teas?|herbs?|leaves) (?:is )?still)|\\d+ ?(?:yo|y/o|yrs? old)|colic|underage|minors?",
  ),
  dose: createWordRegex(
    'how (?:much|many|often)|dos(?:e|es|age|ing)|max(?:imum)?|most (?:a day|i (?:can|may|should)|one|per day)|(?:too|so) (?:much|many)|limit|cups? (?:a|per|each) day|times a day|overdos\\w*|grams?|teaspoons?|tea ?spoons?|at most|\\d+ ?(?:cups?|g|mg|tsp|pots?|lit(?:re|er)s?)|a whole (?:pot|jar|packet)|as (?:much|many) as',
    `(?<!in |into |from )(?:${countWordPattern}) (?:cups?|mugs?|pots?|lit(?:re|er)s?|(?:tea)?spoons?)`,
  ),
  duration: createWordRegex(
    'how long (?:can|may|should|could|do|must|is it ok) (?:i|you|we|one|people)?(?: to)? ?(?:drink|take|have|use|keep (?:drinking|taking)|go on|continue)|(?:every|each) (?:single )?(?:day|night|evening|morning)|daily|long[- ]?term|for (?:\\w+ )?(?:weeks|months|years)|weeks in a row|days in a row|forever|all year|regularly|take a break',
  ),
  preparation: createWordRegex(
    'how (?:do|should|can|would|to|does one|must|are|is)? ?(?:i |you |we |one |best )?(?:to )?(?:make|brew|prepare|steep|infuse|simmer|boil|cook|use|drink|fix|do)|(?:steep|brew|infus|simmer|boil)\\w*|prepar\\w+|water temperature|how hot|temperature (?:of|should)|hot should|recipe for|instructions|method|cold brew|make (?:a |some |it|the |this |me )?(?:cup|tea|pot|one)|decoction|(?:how many|\\d+) ?(?:min|mins|minutes)',
  ),
  medicines: createWordRegex(
    'medicines?|medications?|meds|tablets?|pills?|drugs?|prescri\\w+|interact\\w*|painkillers?|antibiotics?|antidepressants?|blood thinners?|contracepti\\w+|the pill|birth control|hrt',
  ),
  sideEffects: createWordRegex(
    'side[- ]?effects?|adverse|bad for|harmful|harms?|dangers?|dangerous|risks?|risky|safe|safety|unsafe|toxic\\w*|poison\\w*|hurt me|drawbacks?|downsides?|warnings?|precautions?|cautions?|careful|ok to (?:drink|take)|drows\\w+|sleepy|driv(?:e|es|ers?|ing)|machinery|pilots?',
  ),
  leaveOut: createWordRegex(
    "who (?:should|must|can|may)(?:n't| not|not)|should(?:n't| not) (?:i |people |anyone )?(?:drink|take|have|use)|avoid\\w*|contra-?indicat\\w+|not for|stay away|leave out|keep away",
  ),
  oils: createWordRegex(
    '(?:essential|aroma ?-?therapy|volatile|it|tea ?-?tree|wintergreen|camphor|cedar ?wood|patchouli|citronella) oils?',
    'oils? (?:of|from) it|drops? of (?:\\S+ )?oil|oil drops?|oils? by mouth',
  ),
  harm: createWordRegex(
    'without (?:them|him|her|anyone|anybody|someone|somebody|(?:my|his|her|their) \\S+) (?:knowing|noticing)|without (?:their|his|her) (?:knowledge|consent)|secretly|(?:spike|spiking) (?:\\S+ )?(?:drink|tea|cup|food)|(?:knock|knocks|knocking) (?:out )?(?:someone|somebody|him|her|them|a (?:person|man|woman|child|kid)|my \\S+|people)(?: out)?|(?:drug|drugging|sedate|sedating|poison|poisoning|kill|killing|harm|hurt) (?:someone|somebody|him|them|a (?:person|man|woman|child|kid)|people|my (?:husband|wife|boss|neighbou?rs?|mother-in-law|ex|partner|sister|brother|child|kids?|baby|mum|mom|dad|roommate|flatmate|teacher))',
    '(?:lethal|deadly|fatal) (?:dose|dosage|amount)|how (?:much|many) (?:\\S+ ){1,5}(?:is|are|would be|to be) (?:lethal|deadly|fatal)',
  ),
  reaction: createWordRegex(
    '(?:rash|hives|itch\\w*|swell\\w*|swollen|eczema|dizz\\w+|sick|nause\\w+|vomit\\w*|headaches?|cramps?|palpitations|diarrh?o?ea|heartburn|unwell|ill|worse|flared up|blotch\\w*|tingl\\w+|numb) (?:\\S+ ){0,4}(?:after|from|since|because of) (?:(?:i |we )?(?:drink\\w*|drank|had|have|having|tak\\w+|took|us\\w+|my|a cup|two cups|some) (?:\\S+ ){0,3})?it',
    '(?:after|since) (?:(?:i |we )?(?:drinking|drank|had|having|taking|took) )?(?:\\S+ ){0,3}it (?:tea )?(?:\\S+ ){0,3}(?:rash|hives|itch\\w*|swell\\w*|swollen|dizz\\w+|sick|nause\\w+|vomit\\w*|cramps|palpitations|unwell|blotch\\w*)',
    'it (?:tea )?(?:makes|made|gives|gave) me (?:\\S+ ){0,3}(?:rash|hives|itch\\w*|swell\\w*|swollen|dizz\\w+|sick|nause\\w+|vomit\\w*|headaches?|cramps?|palpitations|diarrh?o?ea|heartburn|ill)|react\\w* (?:badly )?to it',
  ),
  otherForms: createWordRegex(
    'smok(?:e|ed|ing)|vap(?:e|ed|ing)|snort\\w*|inject\\w*|enemas?|douch\\w*|suppositor\\w*|(?:in|into) (?:my|the|his|her) (?:eyes?|ears?)|eye ?-?(?:wash|drops?|bath|compress)|ear ?-?drops?',
    '(?:foot ?-?|sitz ?-?)?baths?|poultices?|compress\\w*|(?:on|onto) (?:my|the|his|her) (?:skin|face|hair|scalp|wound|rash)|topical\\w*|hair rinse|salves?|ointments?|creams?',
    'tinctures?|capsules?|extracts?|supplements?|gumm(?:y|ies)|(?:powder|juice) (?:shots?|form)|shots',
  ),
  allergy: createWordRegex('allerg\\w+|intoleran\\w+|hay ?-?fever|cross-?react\\w*'),
  caffeine: createWordRegex('caff?ei?ne?|caffiene|caffein|caffeinated|decaf\\w*|stimulants?|keep me (?:up|awake)'),
  storage: createWordRegex(
    'stor(?:e|ed|ing|age)|keep(?:s|ing)? (?:\\S+ ){0,4}(?:for )?(?:\\d+|a|an|one|two|three|several|many) ?(?:weeks?|months?|years?)|still (?:good|usable|fresh)|(?:too|how) old|keep(?:s|ing)? (?:\\S+ ){0,4}(?:fresh|for long|dry|long(?:er)?)|(?:so|until|till) (?:it|they) lasts?|how (?:to|do i|should i|can i) keep|shelf[- ]?life|how long (?:do|does|will|can|is|are) (?:\\S+ ){0,3}(?:keep|last|good|store|stay fresh)|expir\\w+|go(?:es)? off|best before|out of date|dry(?:ing)? (?:my |the |fresh |it|them|herbs?|leaves|flowers)|how (?:do|can|to|should) (?:i )?dry|jars?|freez\\w+',
  ),
  taste: createWordRegex('tast(?:e|es|y|ing)|flavou?rs?|flavou?rful|delicious'),
  cold: createWordRegex(
    'iced|ice ?-?tea|cold brew\\w*|(?:drunk|served?|drink (?:it|them)|good|nice) cold(?= in| too| as well|\\?|$)|cold in summer',
  ),
  meals: createWordRegex(
    '(?:with|before|after|between|during) (?:a |my |the )?(?:food|meals?|eating|breakfast|lunch|dinner|supper)|(?:on an? )?empty stomach',
  ),
  hormones: createWordRegex('o?estrogen\\w*|phyto-?o?estrogen\\w*|hormon\\w+'),
  lookAlikes: createWordRegex(
    'look-?alikes?|look like|mistak\\w+|confus\\w+|identif\\w+|forag\\w+|pick(?:ing)? (?:it |them )?(?:in the|wild|myself|from)|wild|recogni[sz]e|grows? in',
  ),
  fresh: createWordRegex(
    'fresh(?:ly)?(?: (?:leaves|herbs?|picked|ones?|instead))?|instead of dried|fresh or dried|dried or fresh',
  ),
  comparison: createWordRegex(
    'differen(?:ce|ces|t)|differ|vs\\.?|versus|compare\\w*|comparison|better(?: than)?|which (?:one )?is (?:better|stronger|best)|stronger|or rather|same as|the same',
  ),
  combination: createWordRegex(
    'mix(?:ed|ing|es)?|combin\\w+|together|blend\\w*|pair\\w*|go(?:es)? (?:well )?with|along ?(?:side|with)|same (?:cup|pot|time)|add(?:ed|ing)?|at the same time|both',
  ),
  evidence: createWordRegex(
    'evidence|proof|proven|prove|proves|stud(?:ies)|scien\\w+|research|trials?|does it (?:really |actually )?(?:work|help)|do(?:es)? (?:\\S+ ){1,3}(?:really |actually )(?:work|help)|work(?:s)?|effective|placebo|sources?|cures?|heals?',
  ),
  uses: createWordRegex(
    "(?:good|used|use|drunk|taken|known|helpful|useful|drink it|for what|benefits?) (?:for|of|in|against)|benefits?|(?:what|which) (?:is|are|does|do) (?:\\S+ ){1,4}(?:do|good|for|used)|what(?:'s| is| are)|tell me|about|know|explain|describe|uses?|properties|info\\w*|who uses",
  ),
  helps: createWordRegex(
    'helps?|good (?:for|against)|something (?:for|against|to)|tea for|teas for|herbs? for|recommend\\w*|suggest\\w*|relie(?:f|ve)|eases?|sooth\\w+|treat\\w*|remed(?:y|ies) (?:for|against)|what (?:can|should|could|do) i (?:drink|take|have)|(?:which|what) (?:herbs?|teas?|remed(?:y|ies)|blends?)|best (?:herbs?|teas?|remedy|thing)|against|get rid of|fix|cure',
  ),
  recipes: createWordRegex('recipes?|remed(?:y|ies)|blends?'),
  restrictedList: createWordRegex(
    "(?:which|what) (?:plants?|herbs?|teas?) (?:\\S+ ){0,4}(?:poison\\w*|toxic|dangerous|never|forbidden|banned|restricted|deadly|not allowed|refuse\\w*|don't you use|do you not use)|(?:poison\\w*|toxic|dangerous|forbidden|banned|restricted|deadly) (?:plants?|herbs?|teas?)",
  ),
  animals: createWordRegex(
    'dogs?|cats?|puppy|kittens?|horses?|rabbits?|hamsters?|guinea pigs?|pets?|parrot|goats?|(?:my|our) (?:animals?|chickens?)',
  ),
  greeting: createWordRegex('hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy'),
  thanks: createWordRegex(
    "thanks?|thank you|thx|ta|cheers|much appreciated|that(?:'s| is) (?:great|helpful|perfect|kind)|good ?bye|bye|see you",
  ),
  identity: createWordRegex(
    'who are you|what are you|are you (?:a |an |really |just )*(?:robot|bot|human|person|real|ai|machine|program|doctor|pharmacist|chatgpt|gpt|nurse|herbalist)\\w*|your name|who (?:made|built|wrote|trained) you|what can you (?:do|help)|what do you (?:do|know)|how do you work|what can i ask|herbi|how can you help|help me please',
  ),
} as const

export type Topic = keyof typeof topicPatterns

const allTopics = Object.keys(topicPatterns) as Topic[]

export const findTopics = (text: string): Set<Topic> =>
  new Set(allTopics.filter((topic) => topicPatterns[topic].test(text)))

export const mentionsStoppingMedicine = (text: string): boolean => topicPatterns.stopMedicine.test(text)
