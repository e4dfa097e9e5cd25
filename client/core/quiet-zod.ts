import { config } from 'zod'

// Stops zod from testing whether it may create functions from text: the content security policy refuses and reports
// that.
config({ jitless: true })
