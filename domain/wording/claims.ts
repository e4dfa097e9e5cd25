import { medicineNamesPattern } from '../medicines/medicine-words.ts'

/** Claims that no text on the site may make, with advice on better wording. */
export const claimAdvice = {
  CURE: 'No tea cures. Say what the herb is traditionally drunk for.',
  HEAL: 'No tea heals. Say what it is traditionally drunk for, or how it tastes and feels.',
  TREAT: 'Only medicines treat illnesses. Write “traditionally taken for”, and name the tradition.',
  PREVENTS: 'No tea is known to prevent illness. Instead, say when people like to drink it.',
  REVERSES: 'Tea does not reverse anything. Remove the sentence, or describe the traditional use.',
  ELIMINATES: 'No tea gets rid of an illness. Say what people traditionally drink it for.',
  PROVEN: 'Name the evidence instead: “traditionally taken”, “early trials have looked at”.',
  REPLACES_MEDICINE:
    'Never suggest a tea instead of a medicine. Write “alongside what your doctor gives you, after asking them”.',
  NO_PRESCRIPTION:
    'Leave prescriptions out, or say that nobody should stop taking a prescribed medicine because of a tea.',
  GUARANTEE: 'Do not promise anything, such as that a tea will help. Write “some people like it for …”.',
  SECRET: 'Do not suggest that doctors hide something. Name your source instead.',
  MIRACLE: 'No tea works miracles. Say plainly what the tea is.',
  DETOX: 'The body clears itself. Describe the taste, or say “a light tea”.',
  IMMUNITY: 'No tea is known to boost immunity. Say “traditionally drunk in the cold season”.',
  BOOST: 'Say what the tea contains, such as caffeine, not what it boosts.',
  SAFE: 'Nothing is safe for everyone. Say what is known and who should avoid it.',
  UNLIMITED: 'Every herb has a limit. Give cups a day and days in a row.',
  FOR_EVERYONE: 'No tea is for everyone. Give the minimum age, and say who should avoid it.',
} as const

export type Claim = keyof typeof claimAdvice

/**
 * `verb` marks a claim that is a finite verb; a denial elsewhere in the sentence does not deny it. See `claimPatterns`
 * for `exclude`.
 */
export type ClaimPattern = { claim: Claim; pattern: RegExp; verb?: true; exclude?: RegExp }

const ailmentPatterns = [
  'colds?|flu|influenza|coughs?|fevers?|infections?|inflammations?|(?:head|stomach|tooth|back|ear|tummy|belly)-?ache(?: pain)?s?',
  'migraines?|pains?|cramps?|nausea|indigestion|bloating|reflux|heartburn|constipation|diarrh?o?ea|ulcers?|worms?|parasites?',
  'insomnia|sleeplessness|stress|anxiety|depression|panic|burn-?out|fatigue|tiredness|hangovers?',
  'cancers?|tumou?rs?|diabetes|asthma|arthritis|rheumatism|gout|eczema|psoriasis|acne|allerg(?:y|ies)|hay fever',
  "hypertension|(?:high )?blood pressure|cholesterol|heart (?:disease|attacks?|trouble)|strokes?|dementia|alzheimer's|epilepsy",
  'infertility|menopause|hot flushes|pms|period pains?|endometriosis|covid(?:-19)?|viruses|virus|bacteria|germs|fungus',
  'illness(?:es)?|diseases?|disorders?|ailments?|complaints?|conditions?|symptoms?|sickness|sore throats?|wounds?|burns?',
  'bronchitis|sinusitis|cystitis|uti|thrush|kidney stones|gallstones|hair loss|wrinkles|ag(?:e)?ing|weight gain|obesity|damage',
  'everything|anything|whatever ails|what ails|all ills|ills|deficienc(?:y|ies)|immun\\w+ (?:weakness|trouble)',
]

/** Pattern source for ailments and other things that a claim may promise to change. */
const ailmentPattern = ailmentPatterns.join('|')

const objectModifiers = `(?:(?:a|an|the|your|any|all|every|most|many|mild|severe|chronic|common|those|these|of|away|off|up|out|even)\\s)*`
const medicineKinds =
  '(?:blood pressure|heart|sleeping|thyroid|diabetes|cholesterol|water|allergy|hay fever|pain|headache|migraine|anxiety|depression|daily|morning)'
const prescribed = `(?:prescri(?:bed|ption) )?(?:${medicineKinds} )?`
const medicineNames = `medicines?|medications?|meds|tablets?|pills?|drugs?|painkillers?|antibiotics?|antidepressants?|insulin|statins?|inhalers?|chemo\\w*|paracetamol|ibuprofen|aspirin|warfarin|sleeping pills?|blood thinners?|antihistamines?|beta[ -]?blockers?|anticoagulants?|diuretics?|antidiabetics?|steroids?|${medicineNamesPattern.replaceAll(' ', '[ -]')}`
/** Pattern source for medicines, in the format of `normaliseText`. */
export const medicineWords = `${prescribed}(?:${medicineNames})`
const medicinePattern = `${prescribed}(?:${medicineNames}|prescriptions?|doctors?|gps?|pharmac(?:y|ist|ists)|hospital|vaccines?|vaccinations?)`
const notBeforeDay =
  '(?! (?:days?|evenings?|nights?|walks?|winters?|mornings?|spells?|weather|draughts?|drinks?|cups?))'
const ailmentModifiers = '(?:(?:a|an|the|your|any|all|every|most|mild|severe|chronic|bad|nasty|high) )*'
const medicineModifiers =
  '(?:(?:a|an|the|your|any|all|most|every|our|his|her|their|costly|expensive|strong|modern)\\s)*'
const suitableWords =
  '(?:safe|suitable|suited|fine|good|great|ideal|perfect|right|made|meant|gentle|mild|harmless|recommended|ok|okay)(?: enough)?'
const youngPattern =
  '(?:bab(?:y|ies)|infants?|newborns?|toddlers?|children|kids|little ones|pregnan(?:t women|t|cy)|expecting mothers|nursing mothers)'
const childrenOrPregnant =
  '(?:(?:your|a|an|the|my|our|small|little|young|tiny|teething|sleepy|poorly) )*(?:toddlers?|bab(?:y|ies)|infants?|newborns?|kids|children|expecting mothers|nursing mothers|mums-to-be|pregnan(?:t women|cy)|(?:first|second|third|last) trimester)'
const everyonePattern =
  '(?:everyone|everybody|anyone|anybody|all ages|any age|every age|the whole family|all the family|young and old|all of us)'

const createPattern = (claim: Claim, pattern: string, exclude?: RegExp): ClaimPattern => ({
  claim,
  pattern: new RegExp(`\\b(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
  ...(exclude && { exclude }),
})
const createVerbPattern = (...parameters: Parameters<typeof createPattern>): ClaimPattern => ({
  ...createPattern(...parameters),
  verb: true,
})

/**
 * A match of `exclude` means that the sentence is about something else. It is tested on the surrounding text, with the
 * claim between `⟨` and `⟩`.
 */
export const claimPatterns: readonly ClaimPattern[] = [
  createVerbPattern(
    'CURE',
    'cures?|cured|curing',
    /⟨cur\w+⟩ (?:ham|bacon|meat|fish|salmon|sausage|leaf|leaves|pods?|vanilla|beans|salt)/,
  ),
  createPattern('CURE', 'cure-alls?|cure alls?|curative|panaceas?'),
  createVerbPattern('HEAL', 'heals?|healed|healing|healers?', /(?:all|self)[- ]⟨heal⟩|⟨heal⟩[- ]all|⟨healing⟩ journal/),
  createVerbPattern(
    'TREAT',
    'treats?|treated|treating|treatments?',
    /\b(?:a|an|the|this|another|little|sweet|real|evening|sunday|such|birthday|summer|winter|small|rare|cold|special) ⟨treats?⟩|⟨treats⟩ (?:of|at|on|and|with)\b|⟨treat(?:s|ed|ing)?⟩ (?!yourself and|you to \w+, |yourself without)(?:you|yourself|yourselves|himself|herself|themselves|ourselves|myself|me|him|her|them|it|people|patients|friends|guests|somebody|someone)\b|⟨treat(?:s|ed|ing)?⟩ (?:\w+ ){1,3}(?:gently|kindly|like|as|with (?:care|respect|caution|suspicion))\b|⟨treated⟩ (?:wood|water|soil|gently|kindly|as|like)\b|(?:heat|un|being|been)[- ]⟨treated⟩|⟨treat(?:s|ed|ing)?⟩ (?:\w+ ){0,2}(?:data|information|messages)\b|\b(?:you|people|person|patients?|anyone|somebody|someone|who|adults|women|men)(?:'re| are| is| were| was| have been| has been)? (?:being )?⟨treated⟩|\b(?:medical|different|special|cancer|hormone|hospital|dental|urgent|under|during|delay|seek|need|needs|needed|get|your|blunt|doctor's|further|other|prescribed|ongoing|fertility|your own) ⟨treatments?⟩|⟨treatments?⟩ (?:such as|by a|from a|in hospital|you (?:take|get|have))|\b(?:doctors?|pharmacists?|nurses?|midwi(?:fe|ves)|hospitals?|physicians?|dentists?|medicines?)(?: who| that)? (?:can |may |will )?⟨treats?⟩|\b(?:see|ask|visit|call|go to|to) (?:a|your|the) (?:doctor|pharmacist|gp|midwife|nurse|hospital|clinic)(?: at once| today| now)? for (?:proper )?⟨treatment⟩(?! (?:with|by) )/,
  ),
  createVerbPattern(
    'TREAT',
    `(?:alleviates?|alleviated|alleviating|relieves?|relieved|relieving) ${objectModifiers}(?:\\w+ )?(?:${ailmentPattern})`,
    /\b(?:medicines?|tablets?|painkillers?|doctors?)(?: that| which| may| can| to)* ⟨/,
  ),
  createPattern(
    'TREAT',
    `remed(?:y|ies) (?:for|against) ${objectModifiers}(?:${ailmentPattern})`,
    /\b(?:traditional|traditionally|folk|household) (?:\w+ ){0,2}⟨remed/,
  ),
  createVerbPattern(
    'TREAT',
    `(?:(?:lowers|lowering|reduces|reducing|brings down|normalis(?:es|ing)|regulates|controls)|(?<=^|[:;] )(?:lower|reduce|control|normalise|bring down)) ${ailmentModifiers}(?:blood pressure|blood sugar|cholesterol|glucose|hypertension|inflammation|fevers?|pain)`,
    /\b(?:medicines?|tablets?|drugs?|doctor|something|anything|treatment|what)(?: that| which|,)? (?:also )?⟨/,
  ),
  createVerbPattern(
    'PREVENTS',
    `prevents?|prevented|preventing|prevention|preventive|preventative|wards? off|warding off|protects? (?:you )?(?:against|from)|keeps? ${objectModifiers}(?:${ailmentPattern}|doctor) away`,
    /⟨prevent\w*⟩ (?:\w+ ){0,4}(?:from )?(?:boiling|burning|spilling|sticking|drying|escaping|clumping|turning|scorching|overflowing|floating|clogging|going|settling|clumps|lumps|bitterness|spills|stains|drips|mould|scalds?)\b|⟨protects? (?:you )?(?:against|from)⟩ (?:\w+ ){0,2}(?:light|damp|dust|moisture|sun|heat|air|draughts?|frost|insects|moths)\b/,
  ),
  createVerbPattern(
    'REVERSES',
    'reverses|reversing|reversed',
    /in ⟨revers\w+⟩|⟨revers\w+⟩ (?:the )?(?:order|cup|jar|leaf|leaves|steps?|roles|sides?|recipe|charge)\b/,
  ),
  createVerbPattern('REVERSES', `reverse ${objectModifiers}(?:\\w+ ){0,2}(?:${ailmentPattern})`),
  createVerbPattern(
    'ELIMINATES',
    `(?:good-?bye to|farewell to|no more) ${objectModifiers}(?:${ailmentPattern})|eliminates?|eliminated|eliminating|eradicat\\w+|gets? rid of ${objectModifiers}(?:\\w+ )?(?:${ailmentPattern}|toxins)|(?:banish(?:es)?|kills?|destroys?|beats?|combats?|defeats?|conquers?|vanquish(?:es)?|knocks? out|wipes? out) ${objectModifiers}(?:\\w+ )?(?:${ailmentPattern})|fights? ${objectModifiers}(?:\\w+ )?(?:${ailmentPattern})|fighting ${objectModifiers}(?:\\w+ )?(?:${ailmentPattern})`,
    /(?:kidneys?|liver|body|bodies)(?: \w+)? ⟨eliminat\w+⟩|⟨eliminat\w+⟩ (?:the )?(?:guesswork|waste|plastic|lumps)\b/,
  ),
  createVerbPattern(
    'ELIMINATES',
    `(?:ends|ending|stops?|stopping|halts?|cuts? short) ${ailmentModifiers}(?:${ailmentPattern})${notBeforeDay}|shrinks? ${ailmentModifiers}(?:tumou?rs?|cancers?|fibroids?|cysts?|nodules?)`,
  ),
  createPattern(
    'ELIMINATES',
    'anti[- ]?(?:cancer|carcinogenic|tumou?r|viral|bacterial|microbial|fungal|septic|parasitic|allergic|ag(?:e)?ing|anxiety|inflammatory|depressive|diabetic)',
    /⟨[^⟩]*⟩ (?:pain |creams? |tablets? )?(?:medicines?|medication|drugs?|tablets?|pills?|painkillers?|pain relie\w+|treatments?|creams?|shampoos?)\b/,
  ),
  createPattern(
    'PROVEN',
    'proven|(?:clinically|scientifically|medically) (?:proved|tested|shown|validated|backed|confirmed)|(?:backed|confirmed|validated) by science|science-backed|(?:studies|study|science|research|trials|scientists|doctors|researchers|evidence|tests) (?:ha(?:s|ve) )?(?:\\w+ )?(?:proves?|proved|confirms?)|(?:is|are|was|were|has been|have been) proved|proof that',
  ),
  createPattern(
    'REPLACES_MEDICINE',
    `(?:replaces?|replaced|replacing|replacement for|substitutes? for|alternatives? to|instead of|in place of|rather than|better than|stronger than|(?:as|so) (?:effective|effectively|strong|powerful|potent|good|well|fast|quick|quickly|reliable|reliably) as|works like|ditch(?:ing)?|bin|drop|dropping|throw(?:ing)? (?:away|out)|forgets?|skip|skipping|swap|swapping|come off|coming off|stop|stopping|quit|quitting|give up|giving up|no (?:more )?need (?:for|of|to (?:see|visit|call|ask|take|buy))|do not need|don't need|need no|no longer need|will not need|won't need)(?: (?:take|taking|using|seeing|going to|to take|to see|about))* ${medicineModifiers}${medicinePattern}|(?:without|no more) ${medicineModifiers}(?:medicines|medications?|meds|tablets|pills|drugs|painkillers|antibiotics|sleeping pills|inhalers?)|(?:the|your) only (?:medicines?|doctor|pharmacy|tablet|pill|painkiller)|the best (?:medicines?|painkiller|tablet|pill) (?:for|against|you)|(?:nature's|natural|herbal) (?:antihistamines?|antivirals?|aspirin|antibiotics?|antidepressants?|painkillers?|valium|viagra|prozac|statins?|insulin|ibuprofen|paracetamol)|(?:fewer|milder|less) side[- ]effects than`,
    /\b(?:ask|talk to|talk with|speak to|speak with|tell|consult|check with) (?:your |a |the )?(?:doctors?|pharmacists?|gp|midwife|nurse)\b[^⟨]*\bbefore (?:you )?⟨(?:stop|com(?:e|ing) off|skip|quit|giv|drop|swap|replac)/,
  ),
  createPattern(
    'NO_PRESCRIPTION',
    '(?:no|without(?: a| any)?|needs no|need no) prescriptions?(?: is)?(?: needed| required| necessary)?|prescription-free',
    /without a prescription is (?:illegal|against)/,
  ),
  createPattern(
    'GUARANTEE',
    "guarantee(?:s|d)?|guaranteeing|100 ?% (?:effective|natural cure|success|relief)|(?:always|sure to|certain to|bound to) (?:works?|helps?)|works? every time|works? for everyone|(?:never|cannot|can't) fails?|never failed|will never fail|fool-?proof|we promise (?:you )?(?:that|relief|results)|sure-fire",
  ),
  createPattern(
    'SECRET',
    "(?:doctors?|pharmacists?|big pharma|the industry|drug companies) (?:really )?(?:hates?|fears?|(?:don't|do not|doesn't|does not|won't|will not) (?:want|tell|like))|what (?:your |the )?doctors? (?:won't|will not|doesn't|don't|never)|big pharma",
  ),
  createPattern(
    'MIRACLE',
    'miracles?|miraculous|miraculously|wonder (?:cures?|drugs?|herbs?|plants?|teas?|remed(?:y|ies))|works? wonders|magic (?:cures?|bullets?|remed(?:y|ies)|potions?)|super-?foods?',
  ),
  createPattern(
    'DETOX',
    `detox\\w*|de-tox\\w*|cleans(?:es?|ed|ing) (?:your|the|our)? ?(?:body|bod(?:y|ies)|liver|blood|gut|colon|system|kidneys?|skin from within|organs?)|(?:liver|blood|colon|gut|body|kidney) cleans(?:e|es|er|ing)|purif(?:y|ies|ied|ying) (?:your|the|our)? ?(?:blood|body|liver|system)|blood purif(?:ier|iers|ying)|(?:flush|flushes|flushing|remove|removes|removing|draw|draws|clear|clears) (?:out )?(?:\\w+ )?toxins`,
  ),
  createPattern(
    'IMMUNITY',
    `(?:boost|strengthen|support|supercharg|stimulat|rais|power|fortif|build|enhanc|improv|protect|activat)(?:s|es|e|ed|ing|ies|ied|y)? (?:up )?(?:your|the|our|their|one's)? ?(?:natural )?(?:immun\\w+|defences|defenses|resistance)|immun\\w+[- ](?:boost\\w*|strengthening|enhanc\\w+|support(?:ing)?)`,
    /calm the immune|against immune/,
  ),
  createPattern(
    'BOOST',
    `boost(?:s|ed|ing|er|ers)?`,
    /⟨boost\w*⟩ (?:of |to |for )?(?:the |its |their )?(?:flavours?|flavors?|taste|scent|aroma|colours?|signal|broadband)\b|⟨boost\w*⟩ (?:up )?(?:your|the|our|their|one's)? ?(?:natural )?(?:immun|defen[cs]es|resistance)|immun\w+[- ]⟨boost/,
  ),
  createPattern(
    'SAFE',
    "safe|safely|harmless|risk-?free|without (?:any |a )?(?:risks?|danger)|no risks?|(?:no|without|free (?:of|from)|zero|never any|free of any|without any|hardly any) (?:known |nasty |unwanted |harmful |bad )?side[- ]effects?|side[- ]effect[- ]free|non-?toxic|(?:does|do|can|could|will|would) (?:you )?no harm|does you no harm|(?:cannot|can't|can never|could never|will not|won't|will never|does not|doesn't|do not|don't|never) (?:harm|hurts?|harms) (?:you|anyone|anybody|anything|your|the body|a soul)|(?:cannot|can't) (?:harm|hurt)|nothing can go wrong|(?:cannot|can't) go wrong|(?:has|have) (?:never|not) (?:harmed|hurt)|(?:never|not|cannot|can't) (?:do|does|cause|causes) (?:you )?(?:any )?harm|(?:not|never|isn't|aren't) (?:be |at all )?harmful|(?:not|don't|never|need to) (?:have to )?worry about (?:any )?side[- ]effects|(?:nothing|no need) to (?:fear|worry about)",
    /(?:to be|stay|stays|keep|keeps|kept|keep you|get home|home|be|travel) ⟨safe(?:ly)?⟩(?! (?:for|to|in|with|and))|(?:keep|kept|store|stored|put|stow)(?:s|ed)? (?:\w+ ){0,3}⟨safe(?:ly)?⟩|⟨safe⟩ (?:place|side|shelf|spot|drive|journey|distance|hands|ingredients list)|on the ⟨safe⟩ side|⟨safely⟩ (?:out of|away|stored|put|dispose)|(?:unlock|open|in) the ⟨safe⟩/,
  ),
  createPattern(
    'UNLIMITED',
    `as (?:much|many|often|freely)(?: [\\p{L}-]+){0,4} as (?:needed|necessary|possible|you|they|one|anyone|we|i|people|your heart)(?:'d| would| may| might)? ?(?:ever )?(?:like|likes|want|wants|wish|wishes|please|can|care|feel|feels|need|desires?|fancy|love)?|(?:no|without(?: a| any)?|knows no|has no) (?:upper |daily |real |fixed )?limits?|limitless(?:ly)?|unlimited|in unlimited|(?:in |at )?any (?:amount|quantity|dose|number of (?:cups|teas|mugs))|(?:every day|daily|all day|day after day|year after year),? (?:for ?ever|for life|for the rest of your life|without (?:a )?(?:break|pause|end|stopping))|(?:drink|take|use|sip|enjoy|have)(?: [\\p{L}]+){0,4} (?:for ?ever|for life|for the rest of your life|for as long as you (?:like|want|wish|please)|as long as you (?:like|want|wish|please)|whenever you (?:like|want|wish|please|feel)|all day long|freely|without counting)|(?:drink|drinks|drinking|drank|take|taking|sip|sips|sipping|sipped)(?: [\\p{L}]+){0,4} (?:all day(?: long)?(?! (?:long )?(?:at|in|on))|throughout the day|(?:round|around) the clock|day and night|non-?stop|constantly|continuously|instead of water|in place of water)|(?:instead of|in place of|like) water all day|never too much|to your heart's content|(?:don't|do not|needn't|need not|no need to) (?:have to |need to )?limit (?:yourself|it|them)|(?:cannot|can't) (?:take|drink|have) too (?:much|many)|no such thing as too much|the more the better`,
    /⟨as (?:much|many) (?:honey|milk|water|lemon|ice|sugar|hot water|juice|maple syrup|apple|room|time|sleep|rest)\b|⟨(?:unlimited|limitless)⟩ (?:blends?|blend generation|views?|access|questions|favourites|bookmarks|recipe|storage|patience|free)|⟨in any (?:amount|quantity)⟩ of (?:honey|milk|water|lemon|sugar|ice)|⟨any (?:amount|quantity)⟩ of (?:honey|milk|water|lemon|sugar|ice)|⟨no limits?⟩ (?:on|to) (?:favourites|bookmarks|recipes|views)/,
  ),
  createPattern(
    'FOR_EVERYONE',
    `(?:teas?|cups?|blends?|brews?|drinks?|recipes?|remed(?:y|ies)|infusions?|${suitableWords}) for ${childrenOrPregnant}|(?:give|gives|giving|offer|serve) (?:it|this|them|(?:the|some|a little) tea|a (?:small )?cup|some|a little)(?: [\\p{L}]+){0,2} to ${childrenOrPregnant}`,
    /⟨[^⟩]*⟩ (?:under|below|younger|from|over|above|aged|of \d)|\b(?:ask|see|talk to|speak to|questions?|search|look(?:ing)? for)\b/,
  ),
  createPattern(
    'FOR_EVERYONE',
    `${suitableWords} (?:for|in|during|to) (?:use )?(?:(?:by|in|for) )?(?:${everyonePattern}|${youngPattern}|all)|(?:teas?|cups?|blends?|brews?|herbs?|drinks?|recipes?|remed(?:y|ies)|infusions?|it's|is|are) (?:for|drunk by) (?:${everyonePattern})|for the whole family|for all the family|for all ages|even (?:for |in |during |by |to )?(?:your |small |little |young |tiny )?(?:${youngPattern})(?: can| may| love)?|(?:everyone|everybody|anyone|anybody|the whole family|bab(?:y|ies)|kids) (?:can|may|should) (?:safely )?(?:drink|take|use|enjoy|have)`,
    /⟨[^⟩]*\b(?:everyone|everybody|anyone|anybody|all)⟩ (?:who|with|over|aged|above|from|that)\b|seizures, ⟨even/,
  ),
]
