/** Loads React in a task of its own: together with the application it would block the page for too long. */
import 'react-dom/client'
import { yieldToMain } from './core/yield-to-main.ts'

await yieldToMain()
