import type { Question } from './interpret-conversation.ts'

const wordSet = (words: string) => new Set(words.split(/\s+/))

/** Words in other languages that no English question about tea contains. */
const foreignWords =
  wordSet(`hilft helfen welcher welche welches gegen trinken kann darf ich mir bei bauchschmerzen kopfschmerzen schlafen schlaf
  schwanger schwangerschaft husten erkältung kamille pfefferminze kräuter ist gut für was wie nicht und der die das ein eine
  quel quelle quels pour dormir puis je boire contre le la les une est thé tisane enceinte toux rhume maux tête ventre bonne avec comment
  que para puedo tomar dormir bueno buena hierba hierbas té embarazo embarazada tos resfriado dolor estómago cabeza manzanilla qué cómo mi el una con
  quale cosa posso bere per dormire contro tosse raffreddore mal di testa pancia gravidanza camomilla tè erbe buona della
  welke kan mag drinken tegen slapen hoofdpijn buikpijn zwanger voor goed is thee kruiden
  jaka herbata jakie zioła na sen czy mogę pić ciąży kaszel ból głowy
  qual chá posso beber contra tosse gravidez dor cabeça dormir bom
  hangi çay iyi gelir için uyku baş ağrısı öksürük`)
const sharedWords = wordSet('is kan mag die per mi la was mal for a me')

const englishWords =
  wordSet(`the a an of and to is are in for with it can i my me does do what which how tea teas herb herbs helps help drink
  should may when while good against not have take on or you your be would will safe much many long`)

/** True when a question has many letters from another script, or more common foreign words than English words. */
export function isOtherLanguage({ message, text }: Pick<Question, 'message' | 'text'>): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > Math.max(3, letters / 3)) return true
  const words = text.match(/\p{L}+/gu) ?? []
  const englishCount = words.filter((word) => englishWords.has(word)).length
  const foreignCount = words.filter(
    (word) => foreignWords.has(word) && !sharedWords.has(word) && !englishWords.has(word),
  ).length
  return foreignCount >= 2 && foreignCount > englishCount && message.complaints.length < foreignCount
}
