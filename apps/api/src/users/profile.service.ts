import type { MyProfile, ProfileChanges } from '@honjeo/contract/users'
import type { Clock } from '../clock.ts'
import { lockFreeImages } from '../db/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { appError } from '../errors.ts'
import { checkBirthDate, nicknameTaken, refuseReserved } from '../member-rules.ts'
import { findMyProfile, lockProfile, updateProfile } from './users.queries.ts'

export interface ProfileDeps {
  db: Db
  clock: Clock
}

/** Throws AUTH4015 for a member who has just left. */
export async function readProfile({ db, clock }: ProfileDeps, userId: number): Promise<MyProfile> {
  const profile = await findMyProfile(db, userId, clock.now())
  if (!profile) throw appError('AUTH4015')
  return profile
}

/**
 * Changes what is given. A form sends what it shows, so what is as it was is not judged anew; the picture that is replaced
 * stands nowhere any more, and the next clean-up removes it.
 */
export async function changeProfile(deps: ProfileDeps, userId: number, changes: ProfileChanges): Promise<MyProfile> {
  const { birthDate, nickName, imageName } = changes
  if (birthDate !== undefined) checkBirthDate(birthDate, deps.clock.now(), 'birthDate')
  try {
    await deps.db.transaction(async (tx) => {
      const current = await lockProfile(tx, userId)
      if (!current) throw appError('AUTH4015')
      if (nickName !== undefined && nickName !== current.nickname) refuseReserved(nickName, 'nickName')
      if (imageName && imageName !== current.imageName) await lockFreeImages(tx, userId, [imageName])
      await updateProfile(tx, userId, { ...changes, ...(changes.bio === '' && { bio: null }) })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_nickname_unique')) throw nicknameTaken('nickName')
    throw error
  }
  return readProfile(deps, userId)
}
