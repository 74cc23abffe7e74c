import type { MyProfile, ProfileChanges } from '@honjeo/contract/users'
import type { Language } from '@honjeo/contract/values/enums'
import type { ProfileFields } from './profile-store.ts'
import type { PictureChange } from './use-picture-upload.ts'

/** A profile as its form shows it; the nickname that is there counts as checked. */
export function toProfileFields(profile: MyProfile): ProfileFields {
  return {
    name: profile.name ?? '',
    nickname: profile.nickName,
    checkedNickname: profile.nickName,
    bio: profile.bio ?? '',
  }
}

/** What the form says otherwise than the profile; nothing, where it says the same. */
export function profileChanges(
  profile: MyProfile,
  fields: ProfileFields,
  picture: PictureChange,
  languages: readonly Language[] = profile.languages,
): ProfileChanges {
  const name = fields.name.trim()
  const nickName = fields.nickname.trim()
  const bio = fields.bio.trim() === '' ? null : fields.bio.trim()
  return {
    ...(name !== (profile.name ?? '') && { name }),
    ...(nickName !== profile.nickName && { nickName }),
    ...(bio !== profile.bio && { bio }),
    ...(languages.join() !== profile.languages.join() && { languages: [...languages] }),
    ...(picture !== undefined && { imageName: picture?.imageName ?? null }),
  }
}
