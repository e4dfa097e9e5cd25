/** Loads React in a separate task: together with the application, React would block the page for too long. */
import 'react-dom/client'
import { yieldToMain } from './core/yield-to-main.ts'

await yieldToMain()
