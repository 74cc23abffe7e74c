import type { Part } from '../../legal-text.ts'
import { MARKETING } from './marketing.ts'
import { PRIVACY } from './privacy.ts'

export const PRIVACY_PARTS: readonly Part[] = [PRIVACY, MARKETING]
