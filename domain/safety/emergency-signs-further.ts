import { cannot, every, some, upTo, whose, type Signs } from './emergency-patterns.ts'

const manyDays = '(?:[3-9]|1\\d|three|four|five|six|seven|eight|nine|ten|several|many)'
const cake = '(?:souffles?|cakes?|bread|loaf|meringues?|foam|tents?|shelf|shelves|sponge|dough|bridge|building|wall)'
const screen = '(?:sites?|website|pages?|app|buttons?|screen|link|form|server|support|email)'
const waste = '(?:stools?|poos?|poops?|faeces|feces|urine|wee|pee|piss|bowel movements?|motions?|diarrh?o?ea)'

/** How people name the other emergencies. */
export const furtherSigns = {
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
      `${cannot} see (?:any ?more|suddenly|properly|a thing)`,
      `${cannot} see anything(?! (?:about|wrong|on|here|like|that|new|to|in (?:the|this|that|it)|for))`,
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
      `(?:${waste}) ${upTo(3)}(?:is|are|looks?|turned|was|were|gone|went|came out) (?:\\p{L}+ ){0,2}(?:black|tarry|red|pink)`,
      `(?:red|pink) (?:urine|wee|pee|piss)`,
      `vomit\\w* ${upTo(3)}coffee grounds?`,
      `coffee grounds? ${upTo(2)}(?:vomit\\w*|sick)`,
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
      'collaps(?:ed|es|ing)',
      'unresponsive',
      `not (?:responding|waking up)`,
      `(?:cant|cannot|wont|will not|doesnt) (?:be )?(?:wake|woken|wake up)(?: (?:him|her|them|up(?! (?:in the mornings?|early|on time|for (?:work|school)))))`,
    ),
    besides: every(
      'faint (?:scent|smell|taste|aroma|hint|colou?r|line|light|hearted|trace|bitterness|sweetness|glow|heart|whiff|sound|note|fragrance)s?',
      '(?:pass|passed|passing) out (?:leaflets?|cards?|flyers?|cups?|samples?|the|some)',
      'black(?:ed|ing)? out (?:the )?(?:windows?|curtains?|blinds?)',
      'unconscious (?:bias|mind|habit)',
      'fainting couch',
      `collaps\\w+ (?:\\p{L}+ )?${cake}`,
      `${cake} (?:\\p{L}+ ){0,2}collaps\\w+`,
      'collapsing (?:cup|kettle|strainer|funnel)s?',
      `(?:unresponsive|not responding) (?:\\p{L}+ )?${screen}`,
      `${screen} (?:\\p{L}+ ){0,2}(?:unresponsive|not responding)`,
    ),
  },
  long_high_fever: {
    signs: some(
      `(?:fever|temperature|temp) (?:[\\p{L}\\p{N}.°]+ ){0,8}${manyDays} days`,
      `${manyDays} days (?:[\\p{L}\\p{N}.°]+ ){0,5}(?:fever|temperature|temp)`,
      `(?:fever|temperature|temp) (?:[\\p{L}\\p{N}.°]+ ){0,6}(?:a week|over a week|weeks|since last week|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|all week|for days|days on end)`,
      `(?:a week|weeks|days) of (?:[\\p{L}\\p{N}.°]+ ){0,2}fever`,
      `(?:fever|temperature|temp) (?:[\\p{L}\\p{N}.°]+ ){0,4}(?:4[01]|10[4-7])(?:\\.\\d)?(?: ?°? ?(?:c|f|degrees|celsius|fahrenheit))?`,
      `(?:39|4[01]|10[2-7])(?:[. ]\\d)? ?(?:degrees |c |f |celsius |fahrenheit )?(?:for|since) (?:\\p{L}+ ){0,2}${manyDays} days`,
      `${manyDays} days (?:of|with|at|on|running) (?:\\p{L}+ ){0,2}(?:39|4[01]|10[2-7])(?:[. ]\\d)?(?! (?:\\p{L}+ ){0,1}(?:cups?|g|grams?|minutes?|ml|drops?))`,
      `(?:4[01]|10[4-7])(?:\\.\\d)? ?(?:°|degrees?)? ?(?:c|f|celsius|fahrenheit)? ?(?:fever|temperature)`,
      `(?:high )?fever (?:that |which )?(?:wont|will not|does not|doesnt|not) (?:go|come|break|drop|stop)`,
    ),
    besides: every(
      '(?:dry|drying|dried|dehydrat\\w+|ferment\\w*|oven|incubat\\w*|steep\\w*|keep|kept) (?:[\\p{L}\\p{N}.]+ ){0,6}(?:39|4[01]|10[2-7])(?:[. ]\\d)?',
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
} satisfies Record<string, Signs>
