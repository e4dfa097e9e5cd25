import { paths } from '#domain/paths.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import type { HerbiSource } from './herbi.types.ts'
import { createWordRegex } from './message-text.ts'

/** Answer to questions that match `pattern`. `source` is the page with more details. */
export type SiteAnswer = { pattern: RegExp; sentences: readonly string[]; source: HerbiSource }

const createSiteAnswer = (source: HerbiSource, words: string, ...sentences: string[]): SiteAnswer => ({
  pattern: createWordRegex(words),
  sentences,
  source,
})

const helpCenter = { title: 'Help Center', path: paths.help }

export const siteAnswers: readonly SiteAnswer[] = [
  createSiteAnswer(
    { title: 'How we check', path: paths.howWeCheck },
    'how (?:does|do) (?:your|the|this) (?:site|website|check) (?:know|decide|judge|work)|how do you know (?:what|which|that)|how (?:do|are|is) (?:you|they|it|the (?:recipes|remedies|site|herbs)|your recipes|recipes|everything) (?:check\\w*|tested|vetted|decide)|(?:who|how) (?:checks?|checked|verif\\w+)|how (?:do you|you) check|safety check|how are .* checked',
    'Every recipe is checked by a program, herb by herb: names, amounts, herbs in company and the person.',
    'It refuses plants that we do not use, and whatever goes beyond a limit that we know.',
  ),
  createSiteAnswer(
    { title: 'About Us', path: paths.about },
    '(?:pharmacist|doctor|expert|professional|clinician)s? (?:\\S+ )?(?:review\\w*|check\\w*|approv\\w*|look\\w*)|(?:reviewed|approved|checked|written|made) by (?:\\S+ )?(?:pharmacists?|doctors?|experts?|professionals?|clinicians?|whom)|(?:is|are) (?:this|the|your) (?:site|facts|information) (?:reviewed|reliable|trustworthy)|can i trust|where (?:do|does|did) (?:you|your|the) (?:\\S+ )?(?:get|have|facts|information|come)|your sources|who (?:runs|owns|is behind)|about (?:this|the|your) (?:site|website)|what is this (?:site|website)',
    'Most facts go back to monographs of European assessors and Germany’s Commission E, and each herb’s page lists its sources.',
    writeReviewNotice(reviews),
  ),
  createSiteAnswer(
    { title: 'Privacy Policy', path: paths.privacy },
    'privacy|(?:my|personal) data|what (?:do you|you) (?:store|save|keep|know) (?:about|of) me|(?:is|are) (?:this|my (?:questions?|chats?|conversations?)) (?:private|stored|saved|kept)|gdpr|cookies?|who (?:can )?(?:see|read)s? (?:my|this|what)|delete my (?:chat|conversation|data)',
    'A visitor’s questions are not stored; a member’s conversations are kept so that they can be read again, and can be deleted one by one.',
    'Please name no one here.',
  ),
  createSiteAnswer(
    { title: 'Pricing', path: paths.pricing },
    'premium|pric(?:e|es|ing)|(?:does|is) (?:it|this|the|herbi|everything|all)(?: (?:site|website|here|all))? (?:cost\\w*|free)|cost (?:me )?(?:anything|money)|how much (?:does|is) (?:it|this|premium|membership|the site)|subscription|pay(?:ing)?|upgrade|free plan|membership',
    'Reading every remedy is free and needs no account.',
    'Premium is for members; the landing page compares what it adds, such as the herbal cabinet.',
  ),
  createSiteAnswer(
    { title: 'Custom Label Designer and Export', path: paths.labelDesigner },
    'labels?|qr ?-?codes?|print (?:a )?(?:label|card)',
    'The label designer draws a recipe card or a label with a QR code for your jars.',
    'It needs the name of the blend to begin with.',
  ),
  createSiteAnswer(
    { title: 'Healing Journal and Protocol Planner', path: paths.journal },
    'journal|diary|track(?:ing)? (?:my|how)|protocols?|log my',
    'The journal keeps mood, energy, sleep and what you drank, in your own browser alone.',
    'It has four guided plans as well.',
  ),
  createSiteAnswer(
    { title: 'Smart Tea Blend Generator', path: paths.blendGenerator },
    'blend generator|generate (?:me )?(?:a )?(?:blend|tea)|own blend|create (?:a|my)(?: own)? blend|custom blend|design (?:a|my) blend',
    'The blend generator makes a blend from your own words, within every rule of our check.',
    'It needs you to be signed in.',
  ),
  createSiteAnswer(
    { title: 'Herbal Cabinet', path: paths.cabinet },
    'cabinet|herbs? (?:that )?i (?:have|own) at home|inventory|my stock|shopping list',
    'The herbal cabinet keeps what you have at home, with dates, and proposes what you can make of it.',
    'It belongs to premium.',
  ),
  createSiteAnswer(
    { title: 'Private Herbal Community', path: paths.community },
    'communit\\w+|forum|other members|post (?:a|my)|talk to (?:others|people)',
    'The community is for everybody to read; writing needs an account.',
  ),
  createSiteAnswer(
    { title: 'Contact Us', path: paths.contact },
    'contact|support ticket|report (?:a|an)|complain\\b|customer service|speak to (?:a human|someone|somebody)|found (?:a|an) (?:mistake|error|bug)|e-?mail you|suggest a (?:herb|recipe)',
    'You can write to us on the contact page, and a person answers.',
    'If it may put somebody at risk, begin the subject with “Safety”.',
  ),
  createSiteAnswer(
    helpCenter,
    '(?:sign|log) ?-?(?:in|up|out)|password|(?:my|an|create (?:an )?|delete (?:my )?|need (?:an )?)account|register|newsletter|mailing list|unsubscribe|subscrib\\w+',
    'The Help Center tells how to sign up, sign in, set a new password, and join or leave the mailing list.',
  ),
  createSiteAnswer(
    helpCenter,
    '(?:save|keep|bookmark\\w*|favou?rite\\w*|like) (?:a |the |this |my |these )?(?:recipes?|remed(?:y|ies)|it)|bookmarks?|favou?rites|rat(?:e|ing)s? (?:a|recipes)|brew(?:ing)? timer|timer|exclude ingredients?|search (?:for )?(?:recipes|remedies)|find a (?:recipe|remedy)|offline|print (?:a |the )?recipe|share (?:a |the )?recipe',
    'On a remedy’s page you can like it, bookmark it, print it and start the brewing timer; the Help Center tells how.',
  ),
  createSiteAnswer(
    { title: 'Natural Herbal Remedies', path: paths.remedies },
    'how many (?:recipes|remedies|teas)|(?:list|show|see|all) (?:of )?(?:me )?(?:all )?(?:the |your )?(?:recipes|remedies)|browse|latest (?:recipes|remedies)|new(?:est)? (?:recipes|remedies)',
    'All remedies stand on one page, with filters for complaint, search and ingredients to leave out.',
  ),
  createSiteAnswer(
    { title: 'Herbs', path: paths.herbs },
    'how many herbs|(?:list|show|see) (?:of )?(?:me )?(?:all )?(?:the |your )?herbs|all (?:the |your )?herbs|library|(?:which|what) herbs do you (?:have|know)',
    'The library holds nearly a hundred herbs, and more than sixty plants that we do not use.',
  ),
]

/** Answers about making tea when no herb is named. */
export const brewingAnswers: readonly SiteAnswer[] = [
  createSiteAnswer(
    helpCenter,
    'iced|ice ?-?tea|cold brew\\w*|(?:drunk|served?|drink (?:it|them)|good|nice) cold|cold in summer',
    'Any of our teas may be drunk cold: brew it as its page says, let it cool, and keep it in the fridge for the same day.',
    'Cold water draws less out of most herbs, so only those are steeped cold whose pages say so.',
    'Tell me a taste, such as minty or citrusy, and I name herbs that have it.',
  ),
  createSiteAnswer(
    helpCenter,
    'over ?-?night|(?:steep|brew|leave|left|stand)\\w* (?:\\S+ ){0,3}(?:too long|all (?:night|day)|for hours|longer)',
    'A tea that stands on its herbs for hours gets stronger and more bitter than our minutes were checked for, so strain it in time.',
    'A finished brew belongs into the fridge and is for the same day.',
    'Tell me the herb, and I give you its minutes.',
  ),
  createSiteAnswer(
    helpCenter,
    '(?:cover|lid|saucer)\\w*',
    'Cover the cup while it steeps: what smells good would otherwise leave with the steam.',
  ),
  createSiteAnswer(
    helpCenter,
    'decoction|simmer\\w*|roots? and barks?|roots|barks',
    'Leaves and flowers are steeped in hot water; roots, barks and berries mostly want to simmer for ten minutes or more.',
    'The page of each herb says which.',
  ),
  createSiteAnswer(
    helpCenter,
    'stor(?:e|ed|ing|age)|keep|shelf[- ]?life|jars?|expir\\w+',
    'Keep dried herbs airtight, dark, dry and cool, with name and date on the jar.',
    'Leaves and flowers keep for about a year; the page of each herb says how long.',
    'A finished brew belongs into the fridge and is for the same day.',
  ),
  createSiteAnswer(
    helpCenter,
    'dry(?:ing)?',
    'Dry herbs in a thin layer, in the shade and with moving air, until leaves crumble and stems snap.',
    'The page of each herb tells how.',
  ),
  createSiteAnswer(
    helpCenter,
    'fresh',
    'Fresh leaves weigh about four times as much as dried ones, so take that much more by weight.',
    'The page of each herb says it for that plant.',
  ),
  createSiteAnswer(
    helpCenter,
    'sweeten\\w*|sugar|honey',
    'Honey or sugar may go in when the cup is no longer hot.',
    'Honey is not for children under one year, and sugar counts with diabetes.',
  ),
  createSiteAnswer(
    helpCenter,
    'teaspoons?|scales?|weigh|grams?|measure\\w*',
    'Grams are surer than spoons: a level teaspoon holds from half a gram to several, by the herb.',
    'The page of each herb says what its teaspoon weighs.',
  ),
  createSiteAnswer(
    helpCenter,
    'how (?:long|hot)|steep\\w*|brew\\w*|temperature|make (?:a )?(?:cup|tea|herbal tea|pot)|infus\\w+',
    'Most leaves and flowers take 5 to 10 minutes in water just off the boil, under a lid; roots want to simmer longer.',
    'Tell me the herb, and I give you its grams, water and minutes.',
  ),
]
