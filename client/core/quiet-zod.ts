import { config } from 'zod'

// Each schema would try whether functions may be made of text, which the policy of the page refuses and reports.
config({ jitless: true })
