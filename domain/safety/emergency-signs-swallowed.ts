import { every, some, upTo, type Signs } from './emergency-patterns.ts'
import { medicineNames, medicineWords } from './medicine-words.ts'

const swallowed =
  '(?:ate|eat|eats|eaten|eating|swallow|swallows|swallowed|drank|drunk|drinks|took|taken|chewed|licked|downed|gulped)'
const child = '(?:child|toddler|son|daughter|baby|kid|boy|girl|grandson|granddaughter)'
const poisonous =
  '(?:foxglove|hemlock|yew|aconite|monkshood|wolfsbane|nightshade|belladonna|laburnum|oleander|lil(?:y|ies) of the valley|lords and ladies|cuckoo pint|daffodil\\w*|autumn crocus|colchicum|castor beans?|angels trumpet|thorn ?apple|datura|henbane|jimson ?weed|mandrake|holly berr(?:y|ies)|ivy berr(?:y|ies)|water dropwort|death cap|wild mushrooms?|toadstools?|wrong (?:plant|herb|leaf|leaves|berr(?:y|ies)|mushrooms?|pills?|tablets?)|unknown (?:plant|berr(?:y|ies)|mushrooms?))'
const cleaning =
  '(?:bleach|antifreeze|weed ?killer|detergent|washing up liquid|dish ?soap|dish(?:washing|washer) (?:liquid|soap|tablets?|powder)|washing (?:powder|liquid)|laundry (?:pods?|liquid|detergent|capsules?)|(?:drain|oven|toilet) cleaner|cleaning (?:fluid|liquid|products?)|disinfectant|descaler|paraffin|petrol|white spirit|turpentine|methylated spirits?|paint thinner|perfume(?! scented)|nail (?:varnish|polish)(?: remover)?|hand sanitiser|rat poison|slug pellets|batter(?:y|ies))'
const oils =
  '(?:(?:essential|eucalyptus|tea tree|camphor|clove|wintergreen|citronella|pennyroyal|cinnamon|lavender|peppermint|thyme|sage|oregano|lemongrass|rosemary) oils?(?! capsules?)|oil of (?:eucalyptus|wintergreen|cloves?))'
const handfuls = '(?:[5-9]|\\d{2,}|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|all)'
const measured =
  '(?:mg|mcg|g|ml|mls|grams?|drops?|times|doses?|minutes?|hours?|days?|weeks?|months?|years?|different|of|the|my)'

const stopping =
  '(?:stop|stops|stopping|stopped|quit|quits|quitting|come off|coming off|came off|get off|getting off|be off|go off|going off|wean\\w*(?: \\p{L}+)? off|give up|giving up|ditch\\w*|skip|skipping|replac\\w+|swap|swapping|substitut\\w+|alternatives? (?:to|for)|instead of|rid of|throw away|bin|halv\\w+|taper\\w*(?: off)?|cut down(?: on)?|reduc\\w+|do without|go without|live without|leave off|forget about|drop)'
const between =
  '(?:to|taking|take|using|use|having|a|an|my|the|his|her|their|all|of|on|off|from|these|those|daily|prescribed|heart|blood|pressure|sleeping|thyroid|epilepsy|diabetes|depression|anxiety|own|current|cholesterol|asthma|any|some|for|with|water)'
const refusing =
  '(?:dont|do not|no longer|not) (?:want|need|wish)(?: to)? (?:take|taking|be on|continue|keep taking)? ?(?:my|these|the|any) (?:\\p{L}+ )?'

/** How people say that something was swallowed, or shall be no more. */
export const swallowedSigns = {
  poisoning_overdose: {
    signs: some(
      'poison(?:ed|ing)',
      'overdos\\w*',
      'od(?:ed|d)? on',
      `(?:too many|whole (?:bottle|packet|pack|box|strip) of|handful of|double (?:the )?dose of|too much|lots of|twice as many) ${upTo(2)}(?:pills?|tablets?|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|capsules?|medicines?|medications?|meds|painkillers?|insulin|antidepressants?|sleeping pills)`,
      `swallowed ${upTo(3)}(?:pills?|tablets?|medicines?|medications?)`,
      `(?:took|taken|swallowed) ${handfuls} (?!${measured} )${upTo(1)}(?:pills?|tablets?|capsules?|painkillers?|${medicineNames})`,
      `${child} ${upTo(2)}${swallowed} ${upTo(3)}(?:berr(?:y|ies)|plants?|leaf|leaves|seeds|mushrooms?|pills?|tablets?|medicines?)`,
      `${swallowed} ${upTo(5)}(?:poison\\w*|toxic \\w+|${poisonous}|${cleaning}|${oils})`,
    ),
    besides: every(
      'blood poisoning awareness',
      'poisoned (?:chalice|arrows?)',
      `${child} (?:eats?|drinks?|eating) (?:\\p{L}+ )?(?:seeds|berr(?:y|ies)|leaves|mushrooms?)`,
    ),
  },
  stopping_medicine: {
    signs: some(
      `(?:${stopping} (?:${between} )*|(?:off|without) my |${refusing}|tired of (?:taking )?(?:my|these|the) (?:\\p{L}+ )?)${medicineWords}`,
      `${medicineWords} ${upTo(8)}(?:(?:come|coming|get|getting|be|go) off|stop|stopping|quit|quitting|skip|skipping|give up|bin|drop|do without) (?:taking |using )?(?:it|them|these|those)(?! \\p{L}+ing)`,
    ),
    besides: every('give up the pill box', 'reduc\\w+ the need'),
  },
} satisfies Record<string, Signs>
