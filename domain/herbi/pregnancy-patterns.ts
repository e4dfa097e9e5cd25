/** Regular expression source for phrases about pregnancy, including common misspellings. */
export const pregnancyWords = [
  'pregn\\w+|preg(?:an|ne|na|en)t\\w*|prengan\\w*|perg(?:an|na)n\\w*|preggo|prego|preggers',
  'expecting(?! (?:guests?|visitors?|company|friends|family|people|to\\b|too|more|less|it|that|something|a (?:guest|visitor|parcel|delivery|call|long|hard|busy)))|(?<!after |since |from )(?:having|carrying) (?:a baby|twins|triplets)|with child|(?:mum|mom|mother|mama)s?[ -]to[ -]be|unborn|eating for two',
  '(?:first|second|third|1st|2nd|3rd|last) trimester|trimesters?|\\d+ ?(?:weeks|wks|months) (?:along|gone)|morning sickness|due date',
  'gestation\\w*|ante-?natal|pre-?natal|pre-?eclampsia|baby ?bump|(?:baby|twins|triplets|little one) on the way|bun in the oven|in the family way|up the duff|knocked up',
  "(?:i'?m|i am|wife is|partner is) (?:now |about |almost |nearly |only |just )?(?:[4-9]|[12]\\d|3\\d|4[0-2])(?: ?\\+ ?\\d)? ?(?:weeks|wks)(?! (?:old|ago|into|in|on|off|sober|clean|post|away|long)|-old)",
  "(?:i'?m|i am|she'?s|she is|wife is) due (?:in|on|next|any|at|this|with)",
].join('|')

/** Phrases for breastfeeding or a recent birth, which can imply breastfeeding. */
export const breastfeedingWords = [
  '(?:breast|brest|chest) ?-?fe\\w+|nursing|nurse (?:my|our|the)|lactat\\w+|weaning',
  'breast ?-?milk|(?:my )?milk (?:supply|production|flow)|pumping (?:milk|for)|expressing milk|feeding (?:my|our) (?:\\w+ )?(?:baby|newborn|infant)',
  'post-?partum|post-?natal|(?:gave|given|giving) birth|(?:just|after) (?:had|having) (?:a|my|our) (?:new )?baby|after (?:the |my )?birth',
].join('|')

/** Phrases for a week of pregnancy. Ignored when the message mentions a child. */
export const weekWords =
  '(?:at|in|from|until) (?:week )?(?:[4-9]|[12]\\d|3\\d|4[0-2]) ?(?:weeks|wks)|in week (?:[4-9]|[12]\\d|3\\d|4[0-2])'

export const conceivingWords =
  'try\\w* (?:to (?:conceive|get pregnant|fall pregnant)|for (?:an?|another|our|my) (?:\\w+ )?(?:baby|child))|hop(?:e|ing) for a (?:baby|child)|fertility treatment|embryo transfer|get(?:ting)? pregnant|ttc|conceiv\\w+|ivf|(?:want|like|hope) to (?:be|become|get|fall) pregnant'
