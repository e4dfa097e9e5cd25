import { normaliseText } from '../sentences.ts'

const wordSet = (words: string) => new Set(words.split(/\s+/))

const englishWords =
  wordSet(`the a of and to is in for it you with or not that this can as are be your at on do if by from have has
  its they them will would should may about more most than some who what when which how there no but also one two up out only
  so any each all use used water cup cups tea day herb herbs see my i me we our us he she was were been these those their then
  while after before over into per between other such very ask take drink grams minutes here sorry hello thanks please`)

/** Frequent words in other languages that aren't also English words. */
const foreignWords =
  wordSet(`der das und ist nicht ein eine einen einem für mit auf auch sich sie wir ich oder bei gegen hilft wird sind
  le les des et est pas une pour avec dans vous que qui sur ce cette il elle nous je votre du au aux sont
  el los las y es un una para con por su del que como se muy usted pero más
  lo gli della che è per non sono alla nel questo il di
  de het een en van niet voor met dat die zijn wordt ook
  não uma você com para são mais seu
  och att det som är inte på av ett den till
  jest nie się na do że oraz lub
  ve bir bu için ile çok değil
  dan yang untuk dengan tidak adalah ini`)

const sharedWords = wordSet('a an do in me of on so the to he will was also per den die no con son')

/**
 * True when the text seems to be in a language other than English, which the checks can't read. Ignores Latin plant
 * names. Never throws.
 */
export function isForeign(text: string): boolean {
  const normalised = normaliseText(text)
  const letters = normalised.match(/\p{L}/gu)?.length ?? 0
  const latin = normalised.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > Math.max(3, letters / 5)) return true
  const words = normalised.match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  if (words.some((word) => word.length > 40)) return true
  const englishCount = words.filter((word) => englishWords.has(word)).length
  const foreignCount = words.filter(
    (word) => foreignWords.has(word) && !englishWords.has(word) && !sharedWords.has(word),
  ).length
  return (foreignCount >= 2 && foreignCount > englishCount) || (words.length >= 14 && englishCount === 0)
}
