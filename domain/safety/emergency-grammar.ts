import { createPhrasebook } from './emergency-phrases.ts'

/**
 * Words around a sign that place it in the past, deny it, or mark a general question. The signs are in
 * `catalog/emergencies`. See `parsePhrase` for the phrase syntax.
 */
export const grammarPhrasebook = createPhrasebook({
  period: ['(year|years|month|months|decade|decades|weeks)'],
  person: ['(i|he|she|we|they|you|it)', '(my|his|her|our) ..'],
  young: [
    '(a|an) (young|little|small|tiny|only)? (child|kid|baby|newborn|bairn|infant|toddler|teenager|teen|boy|lad|girl|lass|student)',
    '(young|younger|little|small|tiny|teenagers|teens|kids|children|students|babies|newborn)',
  ],
  month: ['(january|february|march|april|may|june|july|august|september|october|november|december)'],
  clinician: [
    '(midwife|midwives|gp|doctor|doctors|consultant|hospital|nurse|paramedics|dentist|optician|specialist|cardiologist|surgeon|111|vet)',
    'health visitor',
    'a (e|and e)',
  ],
  test: ['(test|tests|scan|scans|scanned|ecg|bloods|xray|xrays|ct|mri|results|ultrasound|checks|swab)'],
  fine: ['(fine|clear|normal|negative|ok|okay|good|well|healthy|happy|perfect|nothing)'],
  plant: [
    '(plant|plants|bush|bushes|shrub|shrubs|hedge|tree|trees|seedlings|seedling|cuttings|herbs|herb|leaves|flowers|flower|roses|bulbs|lawn|tomatoes)',
    '(basil|mint|spearmint|peppermint|parsley|rosemary|thyme|sage|oregano|marjoram|chives|coriander|dill|fennel|lavender|chamomile|camomile)',
    '(lovage|borage|nettles|comfrey|valerian|echinacea|calendula|marigold|marigolds|yarrow|feverfew|hyssop|verbena|aloe|ginger|turmeric)',
    '(cactus|cacti|houseplant|fern|monstera|hydrangea|lilac|tulips|daffodils|sunflowers|peppers|chillies|cucumber|courgettes|beans|lettuce)',
    '(strawberry|strawberries|raspberries|spinach|hosta|fuchsia|dahlia|clematis|wisteria|begonia|poinsettia|bonsai|bamboo|grass|lilies)',
    '(dandelions|elder|hawthorn|rose|jasmine|hibiscus|geranium|pelargonium|stevia|tarragon|bergamot|mullein|skullcap|angelica|agastache)',
    '(lemon (balm|verbena|thyme|grass)|lemongrass|tea tree|aloe vera|st johns wort|tulsi|holy basil|catnip|motherwort|ginseng|succulent|orchid)',
  ],
  thing: ['(kettle|teapot|phone|laptop|freezer|fridge|cake|dough|loaf|shed|gazebo|site|website|app|kombucha)'],
  animal: [
    '(dog|dogs|cat|cats|puppy|pup|kitten|rabbit|rabbits|bunny|hamster|gerbil|hen|hens|chicken|chickens|horse|pony|goat|goats|sheep|lamb|cow)',
    '(goldfish|budgie|parrot|tortoise|ferret|bees|spaniel|labrador|lab|collie|terrier|poodle|whippet|greyhound|alsatian|staffy|guinea pig)',
  ],
  filler: [
    '(a|an|the|any|this|that|real|really|more|much|longer|having|had|have|been|being|getting|got|other|signs|sign)',
    '(symptoms|of|history|feeling|actual|actually|visible|obvious|sort|kind|such|another|sudden|recent|in|at|all|bad|severe|proper)',
  ],
  topic: [
    '(a|an|the|any|having|getting|another|severe|sudden|possible|serious|mild|things|like|more|feeling|or|and|to)',
  ],
  effect: [
    '(cause|causes|trigger|triggers|induce|mean|indicate)',
    '(lead|leads|linked|link) (to|with)',
    '(bring|brings|set|sets) (on|off)',
    '(give|gives|get|gets|make|makes) (you|me|people|someone|us|him|her)',
    '(associated with|result in|risk of)',
    '(ok|okay|safe|good|suitable|fine|bad) (with|after|if)',
  ],
  someone: ['(you|someone|somebody|people|anyone|anybody|one)', 'a person'],
})

export const grammar = {
  /** Words that begin a new clause. */
  breaks: grammarPhrasebook.compile([
    ',',
    '(but|although|though|because|cos|coz|so|then|however|yet|whereas|when|while|if|which|who|now)',
    'and (now|i|im|ive|my|he|hes|she|shes|his|her|they|their|theyre|the|its|it|today|suddenly|this|then|since|still|just|has)',
    'and (is|was|we|our|cant|also|feel|feels|am|takes|take)',
    'or (is|am|are|do|does|should|can)',
    '(can|could|should|may) (i|he|she|we|they)',
    '(what|which) tea',
    '(is|are) (it|there|this) (ok|okay|safe|any|a)',
  ]),
  past: grammarPhrasebook.compile([
    '(last|previous) (year|month|summer|winter|spring|autumn|christmas|january|february|march|april|may|june|july|august)',
    'last (september|october|november|december|easter)',
    '(<n>|a|few|couple|couple of|several|many|some|two|of)? $period (ago|back)',
    '(ages|long|long time|some time) ago',
    '(a while (ago|back)|years since|years on|decades|back in|back when|long time back)',
    'when $person (was|were) .. (<2-40>|$young|born|pregnant|expecting|growing up|at (school|uni|university|college))',
    'when $person had .. (baby|first|second|son|daughter|kids)',
    'as (a|an) (young|little|small|tiny)? (child|kid|baby|newborn|bairn|infant|toddler|teenager|teen|boy|lad|girl|lass|student)',
    'as (kids|children|teenagers|teens|babies|students)',
    'in (my|his|her|our|their) (early|mid|late)? (teens|twenties|thirties|forties|fifties|childhood|youth|<n> s)',
    '(back in|last) (early|late)? $month',
    '(went|was|were|admitted|rushed|taken) .. in (early|late)? $month',
    'at birth',
    'before (i|he|she|we|you) (was|were)? (born|met|married|pregnant)',
    '<n> years (clear|sober|clean|later|free|on from)',
    'in (my|a|her|the)? (last|first|previous|earlier) (pregnancy|labour)',
    '(with|during|after|carrying) (my|her) (first|last|previous|eldest|oldest|youngest) (baby|pregnancy|child|son|daughter|one|boy|girl)',
    '(with|during|carrying) (my|her) (first|last|previous|eldest|oldest|youngest)',
    'in <1900-2100>',
    '(in the past|used to|previously|once had|i once|growing up|in remission)',
    '(once|one time) (so|as a|years|ages)',
    'during (lockdown|covid|the war)',
    '(recovering|recovered|recovery|survived|got over|passed away)',
    'died (of|from|in|after|by|when)',
    'lost (my|our|a|his|her) .. to',
  ]),
  recent: grammarPhrasebook.compile([
    '(again|today|tonight|currently|still|suddenly|keeps|keep|yesterday|overnight|since|expecting|due)',
    '(right now|just now|at the moment|last night|ever since|getting worse)',
    'this (morning|afternoon|evening|week)',
    '(come|came|coming) back',
    'started (to|getting|having)',
  ]),
  /** Phrases for a problem that has been examined. They count only for past problems. */
  checked: grammarPhrasebook.compile([
    '$test .. (all|everything|came back|came out|was|were|is|are|and)? .. $fine',
    '(all|everything) .. $test .. $fine',
    '$clinician .. (happy|pleased|not (worried|concerned|bothered)|isnt (worried|concerned)|arent (worried|concerned)|says .. $fine|said .. $fine|wasnt (worried|concerned))',
    '$clinician ... (just|only|nothing) (a|an|my|to worry|serious|wrong|stress|anxiety|muscular|caffeine|wind|reflux|indigestion|heartburn|viral)',
    '(turned out|turns out) .. (just|only|to be|id|i had|it was|nothing)',
  ]),
  /** Phrases for a problem that ended long ago. */
  settled: grammarPhrasebook.compile([
    '(given|got|had) the all clear',
    '(all|perfectly|absolutely|completely|totally|im|hes|shes|doing) (fine|well|ok|okay|clear|good|great) ever? since',
    'been (fine|clear|stable|great|healthy|sober|clean) ever? since',
    '(not|never|hasnt|havent) (had|got|seen) (it|one|any|that|them|another) since',
    '(not|never|hasnt|havent) (used|touched|eaten|drunk|taken) (it|any|them|one)? since',
    '(not|never|hasnt|havent) (happened|come back|been back) again? since',
    '(none|nothing|no (more|problems|trouble|issues|symptoms)) since',
    '(im|hes|shes) <3-99> now and $fine',
    '(signed off|discharged|fully recovered|full recovery|right as rain|long gone|got through it|grew out of it|grown out of it)',
    '(years|months) (clear|sober|clean|free|in remission)',
  ]),
  /** Phrases for a problem that continues or began hours ago. They override `settled` and `checked`. */
  ongoing: grammarPhrasebook.compile([
    '(still|again|worse|worsening|today|tonight|yesterday|keeps|keep|currently|overnight|suddenly)',
    'getting (stronger|worse|bad|weaker)',
    'just (now|had|been|happened|started|come|came|fell|took|taken|swallowed|ate|drank|found|gone|went|woke|collapsed)',
    '(this (morning|afternoon|evening|week)|last night|right now|at the moment|come back|coming back|is back|its back|but now|and now i)',
    '(<n>|a|an|few|couple of|half an) (minutes|mins|hours|hour|hrs|min) ago',
  ]),
  /** Subjects that are not people. */
  plants: grammarPhrasebook.compile([
    '(my|our|the|this|these|those|his|her|both|all|mums|dads|nans|neighbours|half) (my|the|our|of)? (new|young|little|potted|poor|indoor|outdoor|supermarket|old|garden|big|small|whole|favourite|lovely|beautiful)? $plant (plant|plants|bush|tree|seedlings|cuttings|leaves)?',
    '(my|our|the|this) (old|new|poor|whole|cast iron)? $thing',
  ]),
  animals: grammarPhrasebook.compile([
    '(my|our|the|next doors|neighbours|mums|her|his|a)? (old|little|poor|elderly)? $animal',
  ]),
  /** Words that make the subject the one acting: “my basil has”, not “my basil tea”. */
  does: grammarPhrasebook.compile([
    '(,|has|have|is|are|was|were|just|suddenly|keeps|keep|started|starts|went|goes|got|gets|looks|look|seems|collapsed|died|dies|dropped|had|ate|eaten|swallowed|cant|cannot|wont|isnt|hasnt|choked|passed|fell|fainted|threw|been|all|and|then|that|who|which|drank|licked|chewed)',
  ]),
  people: grammarPhrasebook.compile([
    '(i|im|ive|id|ill|me|my|mine|we|us|weve|our|him|them|someone|somebody|everyone|everybody|nobody|people|myself)',
    '(mum|dad|nan|gran|grandad|husband|hubby|wife|partner|son|daughter|sister|brother|friend|mate|neighbour|baby|toddler|child|kid|kids|boy|girl|man|woman|lad|lady)',
  ]),
  pronouns: grammarPhrasebook.compile(['(he|hes|she|shes|her|his)']),
  denied: grammarPhrasebook.compile([
    '(no|without|never|nor|neither|not|minus|zero|denies) $filler? $filler? $filler?',
    '(dont|doesnt|didnt|wont|isnt|arent|wasnt|werent)',
    '(dont|doesnt|didnt|never|havent|hasnt|hadnt|isnt|arent|wasnt|not|isnt any) (have|get|feel|felt|suffer from|experience|experienced|be|quite|exactly) $filler? $filler? $filler?',
    '(havent|hasnt|hadnt|isnt|arent|wasnt) $filler? $filler? $filler?',
    '(free|clear) (of|from) $filler?',
    '(rule|ruled|ruling) out $filler? $filler?',
    'no longer (get|have|feel|getting|having|suffer|suffering) $filler? $filler?',
    '(dont|not) (think|believe) .. $filler? $filler?',
    '(rather than|instead of) $filler?',
  ]),
  listDenied: grammarPhrasebook.compile([
    '(no|without|denies)',
    '(never|havent|hasnt|not) (had|got)',
    '(dont|doesnt) (have|get)',
  ]),
  general: grammarPhrasebook.compile([
    '(what|which|how|know|recognise|spot|list|learn|tell me|wondering|are there|explain|remember|curious) ... (signs|sign|symptoms|symptom|difference|cause|causes|meaning) (of|between) $topic? $topic? $topic?',
    '(can|could|does|do|did|will|would|might|may|is|are) ... $effect $topic? $topic? $topic?',
    '(prevent*|avoid|avoiding|ward off|protect* (against|from)|guard* (against|from)) $topic? $topic?',
    '(reduce|reduces|reducing|lower|lowers|cut|raise|raises|increase|increases|higher|lower) (your|my|his|her|the)? (risk|risks|chance|chances|odds) of $topic? $topic?',
    '(risk|risks|chance|chances|likelihood|odds|danger|dangers|fear) (of|for) $topic? $topic?',
    '(scared|frightened|afraid|terrified|paranoid|worried|anxious|nervous) (of|about) (getting|having|developing) $topic? $topic?',
    'family (history|past) (of|for) $topic?',
    '(history of|prone to) $topic?',
    'what (is|are|was|does|causes) $topic? $topic?',
    '(whats|caused by|causes|what about) $topic? $topic?',
    'what happens (if|when) ...',
    '(dangerous|harmful|bad|poisonous|toxic|safe|ok|okay|problem|matter|emergency) ... (if|when) (a|an|your|you|the|children|kids|dogs|people|someone|somebody) ...',
    'how .. (know|tell|spot|treat|prevent|diagnose|recognise) .. $someone ...',
    'how .. (know|tell|spot|treat|prevent|diagnose|recognise) .. i was ...',
    'how (common|dangerous|serious|likely) .. $topic? $topic?',
    '(should|do|can|would|could) (you|people|one|we|they|anyone|somebody|someone) ... (if|when|for|with|after) ...',
    '(if|when|unless|in case) $someone ...',
    '(for|to|with)? (people|patients|those|anyone|women|men|adults|children|everyone|someone|somebody) (with|who|having) ...',
    '(page|site|website|leaflet|label|packet|box|article|book|bottle|internet|google|blog) (says|said|warns|warned|mentions|mentioned|lists|claims) ...',
    'it (says|warns|mentions) ...',
    '(read|heard|watched|learned|learnt|studying|revising|essay|quiz|reading) (that|about|on|somewhere|an|a|the) ...',
    '(link|links|connection|relationship) between ...',
    '(side effect|side effects) (of|is|are|like|include|includes|such as)? $topic?',
    'can you (get|have|catch) $topic? $topic?',
    '(is|are) ... (sign|symptom|signs|symptoms|result|indication) of $topic? $topic?',
    '(awareness of|research on|research into|treatment for|medicine for|medication for|tablets for|pills for|jab for|vaccine for)',
    '(training|course|charity|campaign|fundraiser|walk|event|talk|poster|ward|clinic|unit|group) (for|about|on|in aid of) $topic?',
  ]),
  fiction: grammarPhrasebook.compile([
    '(novel|film|movie|documentary|podcast|poem|lyrics|crossword|exam|exams|first aid|character|episode|coursework|dissertation)',
    '(story im writing|short story|screenplay|my (play|script)|in a story)',
    '(homework|murder mystery|agatha christie|detective|sherlock|on (tv|telly)|textbook|thriller|whodunnit|romeo|shakespeare|quiz)',
  ]),
  own: grammarPhrasebook.compile([
    '(ive|im)',
    'i (have|feel|cant|keep|got|think)',
    'my (chest|heart|head|arm|leg|face|throat|tongue|lip|baby|son|daughter|husband|wife|mum|dad|tummy|stomach|skin|eye)',
  ]),
  /** Phrases for a real case in a message that also asks a general question. */
  owned: grammarPhrasebook.compile([
    '(ive|i have|im|hes|shes) .. (got|have|had|having|getting|feeling) (it|that|this|them|these|one|some) .. (now|today|tonight|this morning|at the moment|all day)',
    '(its|this is|thats) (happening|whats happening) .. (now|to me|to him|to her)',
  ]),
  background: grammarPhrasebook.compile([
    '(risk|risks|prevention|survivor|survivors|patient|patients|awareness|charity|recovery|rehab|rehabilitation|ward|nurse|nurses)',
    '(unit|association|foundation|victim|victims|medication|medications|meds|drug|drugs|medicine|medicines|tablet|tablets|history)',
    '(disorder|research|clinic|support|campaign|vaccine|vaccination|jab|jabs|course|specialist|consultant|hotline|statistics|rates|squad)',
    '.. (run|runs) in (the|my|our) family',
    '.. (was|were|is|are|has been|been) (ruled out|years ago|long ago)',
  ]),
  /** Phrases for a problem that somebody has already examined. */
  reassured: grammarPhrasebook.compile([
    '(a e|a and e|hospital|doctor|doctors|gp|paramedics|consultant|111|tests|scan|ecg) (said|says|confirmed|checked|showed|told me) .. (its|it|it was|im|was|fine|clear|normal|nothing|just|only|not)',
  ]),
  claim: grammarPhrasebook.compile([
    '(having|getting|going into|going through|in the middle of|suffering|developing|throwing|brewing|starting|coming down with)',
    '(think|thinks|thought|reckon|reckons|suspect|suspects|suspected|convinced|wondering|sure|worried|swear|possible|possibly)',
    '(probably|definitely|maybe|potential|threatened|its|this is|just had|am i|gone into|full blown|taken|took|scared)',
    '(might|may|could|must|can|has to) (be|have|have had|be having|have just had)',
    '(is|was) (it|this|that|he|she)',
    '(looks|sounds|feels|seems) (like|to be)',
    '(sign|signs|symptoms|symptom) of',
  ]),
  had: grammarPhrasebook.compile(['(had|has|have|got|suffered|with|ive|hes|shes|weve)']),
  urgent: grammarPhrasebook.compile([
    '(just|now|today|tonight|again|suddenly|yesterday|overnight|minutes|hour|hours|ambulance|999|urgent|help|keeps|still|please|twice)',
    '(this (morning|afternoon|evening)|last night|dont know what to do|i think)',
    '(what|should|shall) (do|should|can|shall) (i|we) (do|call|go|ring)',
    'after (drinking|taking|eating|having)',
    'should (i|we) (be worried|worry|call|go|ring|take)',
  ]),
} as const
