const stockingWords =
  /\b(?:b(?:uy|uys|ought|uying)|order(?:s|ed|ing)?|paid|pays?|paying|costs?|s(?:old|ells?|elling)|shipped|delivered|harvest(?:s|ed|ing)?|pick(?:s|ed|ing)|gather(?:s|ed|ing)?|forag(?:es?|ed|ing)|stor(?:es?|ed|ing))\b/i
const usingWords =
  /\b(?:drink\w*|dr[au]nk|sip\w*|swallow\w*|brew\w*|steep\w*|infus\w*|eat\w*|ate|chew\w*|boil\w*|simmer\w*|decoct\w*|dos(?:e|es|age|ed|ing)|tak(?:e|es|en|ing)|took|ha(?:s|ve|d|ving)|us(?:e|es|ed|ing)|tr(?:y|ies|ied|ying)|giv(?:e|es|en|ing)|gave|add(?:s|ed|ing)?|put(?:s|ting)?|mix\w*|stir\w*|blend\w*|mak(?:e|es|ing)|made|finish\w*|consum\w*|ingest\w*|cups?|mugs?|(?:tea)?pots?|baths?|water|kettle|\w*spoon\w*|tsp|tbsp|pinch\w*|handfuls?|servings?|capsules?|per|times|once|twice|daily|days?|hour\w*|hourly|morning\w*|noon|afternoon\w*|evening\w*|night\w*|meals?|every|each|gone|sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?)\b/i

/** True when a sentence is only about buying, gathering or storing, so that its amounts are not doses. */
export const isAboutStock = (text: string): boolean => stockingWords.test(text) && !usingWords.test(text)
