import type { MyProfile, ProfileChanges } from '@honjeo/contract/users'
import { NICKNAMES_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { koreanMidnight, type Clock } from '../lib/clock.ts'
import { lockFreeImages } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { refuseLinks } from '../records/text-guard.ts'
import { AppError, appError } from '@honjeo/contract/app-error'
import { checkName, isNicknameViolation, nicknameTaken, refuseReserved } from '../records/member-rules.ts'
import { countRenames, findMyProfile, lockProfile, updateProfile } from './users.queries.ts'

export interface ProfileDeps {
  db: Db
  clock: Clock
}

/** Throws SESSION_ENDED for a member who has just left. */
export async function readProfile({ db, clock }: ProfileDeps, userId: number): Promise<MyProfile> {
  const profile = await findMyProfile(db, userId, clock.now())
  if (!profile) throw appError('SESSION_ENDED')
  return profile
}

const IMAGE_ADDRESS = /^\/images\/([A-Za-z0-9_-]{22})\/[a-z0-9]+\.webp$/

/**
 * Returns the name of the picture that the changes mean, by its name or by its address; none where it stays as it is.
 * Throws INVALID_INPUT for an address that is none of ours, or of another picture than the name.
 */
function pictureOf(
  { imageName, imageUrl }: ProfileChanges,
  current: Pick<MyProfile, 'imageUrl' | 'imageName'>,
): Pick<ProfileChanges, 'imageName'> {
  if (imageUrl === undefined) return imageName === undefined ? {} : { imageName }
  // A picture that came with a sign-in elsewhere has an address and no name.
  if (imageUrl === current.imageUrl && imageName === undefined) return {}
  const ofAddress = imageUrl === current.imageUrl ? current.imageName : imageUrl && IMAGE_ADDRESS.exec(imageUrl)?.[1]
  if (ofAddress === undefined || ofAddress === '' || (imageName !== undefined && imageName !== ofAddress))
    throw appError('INVALID_INPUT', {
      fields: { imageUrl: say('IMAGE_NOT_OURS') },
    })
  return { imageName: ofAddress }
}

/** Throws IMAGE_NOT_USABLE, naming the field by which the picture was chosen. */
async function lockPicture(tx: Db, userId: number, imageName: string, field: string): Promise<void> {
  try {
    await lockFreeImages(tx, userId, [imageName])
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'IMAGE_NOT_USABLE') throw error
    throw appError('IMAGE_NOT_USABLE', { fields: { [field]: say('IMAGE_ELSEWHERE') } })
  }
}

/**
 * Changes what is given. A form sends what it shows, so what is as it was is not judged again; nothing uses the picture
 * that is replaced any more, and the next clean-up removes it.
 */
export async function changeProfile(deps: ProfileDeps, userId: number, changes: ProfileChanges): Promise<MyProfile> {
  const { name, birthDate, nickName, bio } = changes
  try {
    await deps.db.transaction(async (tx) => {
      const current = await lockProfile(tx, userId)
      if (!current) throw appError('SESSION_ENDED')
      const { nickName: _, imageUrl: _url, ...others } = { ...changes, ...pictureOf(changes, current) }
      const isRenamed = nickName !== undefined && nickName !== current.nickname
      if (isRenamed) {
        refuseReserved(nickName, 'nickName')
        const today = koreanMidnight(deps.clock.now()).toISOString()
        if ((await countRenames(tx, userId, today)) >= NICKNAMES_PER_DAY) throw appError('RENAMED_TOO_OFTEN')
      }
      if (name !== undefined && name !== current.name) checkName(name, 'name')
      if (bio && bio !== current.bio)
        await refuseLinks(tx, { userId, kind: 'BIO', texts: [bio], now: deps.clock.now(), editing: userId })
      if (birthDate !== undefined && birthDate !== current.birthDate) {
        throw appError('BIRTHDAY_FIXED', { fields: { birthDate: say('BIRTHDAY_NOT_YOURS_TO_CHANGE') } })
      }
      const { imageName } = others
      if (imageName && imageName !== current.imageName)
        await lockPicture(tx, userId, imageName, changes.imageUrl ? 'imageUrl' : 'imageName')
      // A nickname that is not changed keeps its fold, even if it looks like another's.
      const kept = isRenamed ? { ...others, nickName } : others
      await updateProfile(tx, userId, { ...kept, ...(bio === '' && { bio: null }) })
    })
  } catch (error) {
    if (isNicknameViolation(error)) throw nicknameTaken('nickName')
    throw error
  }
  return readProfile(deps, userId)
}
