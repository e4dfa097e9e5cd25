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
export const ailmentPattern = ailmentPatterns.join('|')
