import { config } from 'zod'

// Stops zod from testing whether it may use `new Function`: the Content Security Policy blocks and reports that.
config({ jitless: true })
