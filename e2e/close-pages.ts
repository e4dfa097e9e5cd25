import { afterAll, afterEach } from 'vitest'

import { closeRemaining, closePages } from './site.ts'

afterEach(closePages)
afterAll(closeRemaining)
