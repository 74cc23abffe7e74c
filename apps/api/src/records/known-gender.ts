import type { Gender } from '@honjeo/contract/values/enums'
import { UNKNOWN_GENDER, users } from '@honjeo/schema/users'
import { sql } from 'drizzle-orm'

/** A member's gender as answers have it; null where they have not given it. */
export const knownGender = sql<Gender | null>`nullif(${users.gender}, ${sql.raw(`'${UNKNOWN_GENDER}'`)})`
