/** React alone, in a task of its own: together with the application it would hold up a page. */
import 'react-dom/client'
import { yieldToMain } from './core/yield-to-main.ts'

await yieldToMain()
