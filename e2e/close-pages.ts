import { afterAll, afterEach } from 'vitest'

import { closeLeftOpen, closePages } from './site.ts'

afterEach(closePages)
afterAll(closeLeftOpen)
