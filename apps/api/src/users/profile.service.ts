import type { MyProfile, ProfileChanges } from '@honjeo/contract/users'
import type { Clock } from '../clock.ts'
import { lockFreeImages } from '../db/attached-images.ts'
import type { Db } from '../db/client.ts'
import { refuseLinks } from '../db/text-guard.ts'
import { appError } from '../errors.ts'
import { checkName, isNicknameViolation, nicknameTaken, refuseReserved } from '../member-rules.ts'
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
  const { name, birthDate, nickName, imageName, bio } = changes
  try {
    await deps.db.transaction(async (tx) => {
      const current = await lockProfile(tx, userId)
      if (!current) throw appError('AUTH4015')
      const { nickName: _, ...others } = changes
      const isRenamed = nickName !== undefined && nickName !== current.nickname
      if (isRenamed) refuseReserved(nickName, 'nickName')
      if (name !== undefined && name !== current.name) checkName(name, 'name')
      if (bio && bio !== current.bio)
        await refuseLinks(tx, { userId, kind: 'BIO', texts: [bio], now: deps.clock.now() })
      if (birthDate !== undefined && birthDate !== current.birthDate) {
        throw appError('USER4030', { fields: { birthDate: '생년월일은 스스로 바꿀 수 없어요.' } })
      }
      if (imageName && imageName !== current.imageName) await lockFreeImages(tx, userId, [imageName])
      // A nickname that is not changed keeps its fold, even if it looks like another's.
      const kept = isRenamed ? changes : others
      await updateProfile(tx, userId, { ...kept, ...(bio === '' && { bio: null }) })
    })
  } catch (error) {
    if (isNicknameViolation(error)) throw nicknameTaken('nickName')
    throw error
  }
  return readProfile(deps, userId)
}
