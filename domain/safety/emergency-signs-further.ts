import { cannot, every, some, upTo, whose, type Signs } from './emergency-patterns.ts'

const medicines =
  '(?:medicines?|medications?|meds|tablets?|pills?|prescriptions?|prescribed drugs?|warfarin|insulin|statins?|antidepressants?|anti depressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|venlafaxine|mirtazapine|prozac|zoloft|beta ?blockers?|blood thinners?|anticoagulants?|apixaban|eliquis|rivaroxaban|xarelto|clopidogrel|metformin|lithium|levothyroxine|thyroxine|steroids?|prednisolone|prednisone|inhalers?|antibiotics?|amlodipine|ramipril|lisinopril|losartan|bisoprolol|propranolol|digoxin|omeprazole|antipsychotics?|olanzapine|quetiapine|risperidone|lamotrigine|valproate|carbamazepine|diazepam|valium|xanax|the pill|contraceptive pill|chemo(?:therapy)?|methotrexate|tamoxifen|hrt|simvastatin|atorvastatin|anticonvulsants?|painkillers?)'
const waste = '(?:stools?|poos?|poops?|faeces|feces|urine|wee|pee|piss|bowel movements?|motions?|diarrh?o?ea)'

/** How people name the other emergencies. */
export const furtherSigns = {
  pregnancy_bleeding_pain: {
    signs: some(
      `(?:pregnan\\w*|trimester|weeks gone|expecting) (?:[\\p{L}\\p{N}]+ ){0,8}(?:bleed\\w*|blood|spotting|cramp\\w*|agony|contractions|(?:strong|severe|bad|terrible|sharp|intense|awful|stabbing|unbearable|sudden|stomach|tummy|belly|abdominal|extreme) (?:\\p{L}+ )?(?:pains?|ache)|pains? (?:is |are )?(?:strong|severe|bad|unbearable|sharp))`,
      `(?:bleed\\w*|blood|spotting|cramp\\w*|agony|(?:strong|severe|bad|terrible|sharp|intense|awful|stabbing|unbearable|sudden|stomach|tummy|belly|abdominal|extreme) (?:\\p{L}+ )?(?:pains?|ache)) (?:[\\p{L}\\p{N}]+ ){0,8}(?:pregnan\\w*|trimester|weeks gone)`,
      '(?:having|had|think its|think i am having|threatened|is this) a miscarriage',
      'miscarrying',
    ),
    besides: every(
      'blood (?:pressure|sugar|tests?|group|oranges?|thinners?|type)',
      'leg cramps?',
      'nose ?bleeds?',
      'bleeding gums',
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
  vision_loss: {
    signs: some(
      `los(?:t|s|e|es|ing)(?: of)? ${upTo(3)}(?:vision|sight|eyesight)(?! of)`,
      `(?:vision|sight|eyesight) (?:loss|gone|lost|disappeared|went|has gone|is gone|going|suddenly|has suddenly) ?(?:\\p{L}+)?`,
      '(?:gone|went|going|suddenly|turned) (?:\\p{L}+ )?blind(?! (?:tasting|date|to))',
      'blind in (?:one|my|his|her|the)',
      `${cannot} see (?:\\p{L}+ )?(?:out of|from|with|in|through) ${upTo(2)}eyes?`,
      `suddenly ${cannot} see`,
      `(?:i |he |she |^)${cannot} see$`,
      'sudden(?:ly)? (?:\\p{L}+ )?blind(?:ness)?(?! (?:tasting|date|to))',
      `${cannot} see (?:any ?more|suddenly|properly)`,
      `(?:curtain|shadow|veil) ${upTo(3)}(?:eye|eyes|vision|sight)`,
      `sudden(?:ly)? ${upTo(2)}(?:blurred|double|blurry|cloudy) (?:vision|sight)`,
      `(?:vision|sight|eyesight) ${upTo(2)}(?:black|dark|blurred suddenly)`,
    ),
  },
  stiff_neck: {
    signs: some(
      `stiff(?:ness)? (?:\\p{L}+ ){0,3}neck`,
      `neck ${upTo(4)}(?:stiff|stiffness|rigid)`,
      `rigid neck`,
      `(?:${cannot}|hurts to) (?:bend|move|turn|tilt) ${whose}(?:neck|chin|head)`,
      `(?:chin|head) (?:to|on|onto) ${whose}chest`,
      'meningitis',
    ),
  },
  blood: {
    signs: some(
      `blood(?:y)? ${upTo(4)}(?:vomit|sick|puke|phlegm|sputum|mucus|spit|toilet|loo|${waste})`,
      `(?:${waste}|vomit|puke|phlegm|sputum|spit) ${upTo(4)}(?:blood|bloody|bleeding)`,
      `(?:vomit\\w*|throw\\w*|threw|spit\\w*|spat|cough\\w*|puk\\w*|bring\\w*|brought|pee\\w*|piss\\w*|poo\\w*|wee\\w*|urinat\\w*|pass\\w*|retch\\w*|shitting|sick)(?: up| out)? (?:\\p{L}+ ){0,2}blood`,
      `(?:black|tarry|red) (?:tarry )?(?:stools?|poos?|poops?|faeces|feces|motions?)`,
      `(?:${waste}) ${upTo(3)}(?:is|are|looks?|turned|was|were|gone|went|came out) (?:\\p{L}+ ){0,2}(?:black|tarry|red)`,
      `(?:red|pink) (?:urine|wee|pee|piss)`,
      `vomit ${upTo(3)}coffee grounds?`,
      `bleeding (?:from|out of) ${whose}(?:bottom|back passage|rectum|anus|bum|behind)`,
      'rectal bleeding',
      'ha?ematuria',
    ),
    besides: every(
      'blood (?:pressure|sugar|tests?|group|oranges?|thinners?|type|donation|relatives?)',
      '(?:bar|step|kitchen|foot|milking|piano|garden) stools?',
    ),
  },
  fainting: {
    signs: some(
      'fainted',
      'fainting',
      'faints',
      `(?:feel|feels|feeling|felt|going to|gonna|might|about to|nearly|almost|keep|will|i|he|she) (?:\\p{L}+ )?faint`,
      'faint (?:when|whenever|after|every|and dizzy|all the time|spells?)',
      '(?:passed|passing|pass|passes) out',
      '(?:blacked|blacking|black) out',
      'los(?:t|e|es|ing|s of) consciousness',
      'unconscious(?:ness)?',
      `(?:i|he|she|we|they|mum|mom|dad|mother|father|husband|wife|partner|friend|child|son|daughter|baby|somebody|someone|grandm\\w+|grandf\\w+) (?:has |have |had |just |suddenly )*collapsed`,
      `(?:cant|cannot|wont|will not|doesnt) (?:be )?(?:wake|woken|wake up)(?: (?:him|her|them|up))`,
    ),
    besides: every(
      'faint (?:scent|smell|taste|aroma|hint|colou?r|line|light|hearted|trace|bitterness|sweetness|glow|heart|whiff|sound|note|fragrance)s?',
      '(?:pass|passed|passing) out (?:leaflets?|cards?|flyers?|cups?|samples?|the|some)',
      'black(?:ed|ing)? out (?:the )?(?:windows?|curtains?|blinds?)',
      'unconscious (?:bias|mind|habit)',
      'fainting couch',
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
  long_high_fever: {
    signs: some(
      `(?:fever|temperature|temp) (?:[\\p{L}\\p{N}.°]+ ){0,8}(?:[3-9]|1\\d|three|four|five|six|seven|eight|nine|ten|several|many) days`,
      `(?:[3-9]|1\\d|three|four|five|six|seven|eight|nine|ten|several|many) days (?:[\\p{L}\\p{N}.°]+ ){0,5}(?:fever|temperature|temp)`,
      `(?:fever|temperature|temp) (?:[\\p{L}\\p{N}.°]+ ){0,6}(?:a week|over a week|weeks|since last week|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|all week|for days|days on end)`,
      `(?:a week|weeks|days) of (?:[\\p{L}\\p{N}.°]+ ){0,2}fever`,
      `(?:fever|temperature|temp) (?:[\\p{L}\\p{N}.°]+ ){0,4}(?:4[01]|10[4-7])(?:\\.\\d)?(?: ?°? ?(?:c|f|degrees|celsius|fahrenheit))?`,
      `(?:4[01]|10[4-7])(?:\\.\\d)? ?(?:°|degrees?)? ?(?:c|f|celsius|fahrenheit)? ?(?:fever|temperature)`,
      `(?:high )?fever (?:that |which )?(?:wont|will not|does not|doesnt|not) (?:go|come|break|drop|stop)`,
    ),
    besides: every(
      'hay fever',
      'room temperature',
      'spring fever',
      'fever tree',
      '(?:water|bath|brewing|steeping|oven) (?:temperature|temp)',
      '(?:temperature|temp) of the (?:water|kettle|oven)',
    ),
  },
  jaundice: {
    signs: some(
      'jaundice\\w*',
      `(?:yellow|yellowish|yellowing|yellowed) ${upTo(2)}(?:skin|eyes?|eyeballs?|eye whites)`,
      `(?:skin|eyes?|eyeballs?|whites of ${whose}eyes) ${upTo(4)}yellow\\w*`,
      `(?:dark|brown|cola|cola coloured|cola colored|tea coloured|tea colored|orange) (?:\\p{L}+ )?(?:urine|wee|pee|piss)`,
      `(?:urine|wee|pee|piss) ${upTo(3)}(?:dark|brown|very dark|like cola|like coke|like tea|tea coloured|tea colored)`,
    ),
    besides: every(
      `(?:lemons?|onions?|apples?|potato\\w*|mango\\w*|bananas?|pears?|grapefruits?|quinces?|plums?) (?:[\\p{L}]+ ){0,4}yellow (?:\\p{L}+ )?skins?`,
      `yellow (?:\\p{L}+ )?skins? (?:of|from|on) (?:a |an |the |your )?(?:ripe )?(?:lemons?|onions?|apples?|potato\\w*|mango\\w*|bananas?|pears?|grapefruits?|quinces?|plums?)`,
      '(?:stain\\w*|dye[sd]?|turmeric) (?:\\p{L}+ ){0,4}(?:skin|fingers) (?:\\p{L}+ )?yellow',
      'yellow eyes? (?:daisy|daisies|of)',
    ),
  },
  stopping_medicine: {
    signs: some(
      `(?:stop|stops|stopping|stopped|quit|quitting|come off|coming off|came off|get off|getting off|be off|go off|going off|wean\\w*(?: \\p{L}+)? off|give up|giving up|ditch\\w*|skip|skipping|replac\\w+|swap|swapping|substitute|substitut\\w+|alternatives? (?:to|for)|instead of|rid of|throw away|bin|halv\\w+|taper\\w*(?: off)?|cut down(?: on)?|reduc\\w+|do without|go without|live without|leave off|forget about|drop) (?:(?:to|taking|take|using|use|having|a|an|my|the|his|her|their|all|of|on|off|from|these|those|daily|prescribed|heart|blood|pressure|sleeping|thyroid|epilepsy|diabetes|depression|anxiety|own|current|cholesterol|asthma|any|some|for|with|water) )*${medicines}`,
      `(?:off|without) my ${medicines}`,
      `(?:dont|do not|no longer|not) (?:want|need|wish)(?: to)? (?:take|taking|be on|continue|keep taking)? ?(?:my|these|the|any) (?:\\p{L}+ )?${medicines}`,
      `tired of (?:taking )?(?:my|these|the) (?:\\p{L}+ )?${medicines}`,
    ),
    besides: every('give up the pill box', 'reduc\\w+ the need'),
  },
} satisfies Record<string, Signs>
