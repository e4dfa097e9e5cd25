import { afterAll, afterEach } from 'vitest'

import { closeResources } from './journey.ts'
import { closePages } from './site.ts'

afterEach(closePages)
afterAll(closeResources)
