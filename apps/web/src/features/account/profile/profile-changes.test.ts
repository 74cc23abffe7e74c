import type { MyProfile } from '@honjeo/contract/users'
import { expect, it } from 'vitest'
import { profileChanges, toProfileFields } from './profile-changes.ts'
import type { ProfileFields } from './profile-store.ts'

const PROFILE: MyProfile = {
  userId: 7,
  name: '김혼저',
  nickName: '바람개비',
  email: 'haenyeo@example.com',
  gender: 'FEMALE',
  birthDate: '1998-03-21',
  isAdult: true,
  bio: null,
  languages: ['ko'],
  imageUrl: null,
  imageName: null,
  userType: '여유형',
  points: 0,
  soloTripCount: 0,
  companionRoomCount: 0,
  role: 'MEMBER',
  hasPassword: true,
  hasKakao: false,
}
const PICTURE = { imageName: 'AAAAAAAAAAAAAAAAAAAAAA', imageUrl: '', thumbUrl: '', width: 512, height: 512 }
const changesOf = (fields: Partial<ProfileFields>, profile = PROFILE) =>
  profileChanges(profile, { ...toProfileFields(profile), ...fields }, undefined)

it('is nothing for a form that was not touched, or says the same in other words', () => {
  expect(changesOf({})).toEqual({})
  expect(changesOf({ name: ' 김혼저 ', bio: '  ', checkedNickname: '' })).toEqual({})
})

it('is the languages where another is chosen', () => {
  expect(profileChanges(PROFILE, toProfileFields(PROFILE), undefined, ['ko', 'ja'])).toEqual({
    languages: ['ko', 'ja'],
  })
})

it('is what was changed, trimmed, and no more', () => {
  expect(changesOf({ nickname: '돌하르방 ', bio: ' 오름 보러 다녀요' })).toEqual({
    nickName: '돌하르방',
    bio: '오름 보러 다녀요',
  })
})

it('takes a bio off that was emptied', () => {
  expect(changesOf({ bio: '' }, { ...PROFILE, bio: '오름 보러 다녀요' })).toEqual({ bio: null })
})

it('names a new picture, or none', () => {
  const fields = toProfileFields(PROFILE)
  expect(profileChanges(PROFILE, fields, PICTURE)).toEqual({ imageName: PICTURE.imageName })
  expect(profileChanges(PROFILE, fields, null)).toEqual({ imageName: null })
})

it('is a name where there was none, and nothing while there is none', () => {
  const nameless = { ...PROFILE, name: null }
  expect(changesOf({ name: '김혼저' }, nameless)).toEqual({ name: '김혼저' })
  expect(changesOf({}, nameless)).toEqual({})
})
