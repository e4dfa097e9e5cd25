import { loadCatalogue } from '#catalog/load.ts'

import { createAnswerFunction, createCatalogueModel } from './evaluation.ts'

// Prints what the built-in model answers, for editors: `npm run ask -- "why is my tea bitter"`. More questions continue
// the conversation.
const ask = createAnswerFunction(createCatalogueModel(loadCatalogue().catalogue))
const messages: Parameters<typeof ask>[0] = []
for (const content of process.argv.slice(2)) {
  messages.push({ role: 'user', content })
  const { text, pages } = await ask(messages)
  messages.push({ role: 'assistant', content: text })
  console.log(`\n> ${content}\n${text}\n${pages.join(' ')}`)
}
