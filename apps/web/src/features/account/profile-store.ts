import type { Gender } from '@honjeo/contract/values/enums'
import { travellerType, type QuestionField, type TravellerType } from '@honjeo/contract/values/traveller-type'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isComplete, type AnswerDraft } from './answer-draft.ts'
import { tabStorage } from './tab-storage.ts'

/** The specification's values of the local profile, and what the server calls them. */
export const GENDER_CODES = { 남자: 'MALE', 여자: 'FEMALE' } as const satisfies Record<string, Gender>
export type LocalGender = keyof typeof GENDER_CODES

/** The form of the first step, as typed. */
export interface ProfileFields {
  name: string
  nickname: string
  /** The nickname the server found free; any other one is yet to be checked. */
  checkedNickname: string
  gender: LocalGender | ''
  birthdate: string
  bio: string
}

export interface ProfileState extends ProfileFields, AnswerDraft {
  /** The picture to be, as the data URL of a small JPEG; empty without one. */
  profileImage: string
  /** Follows from the five answers. */
  type: TravellerType | null
}

const NO_ANSWERS: AnswerDraft & Pick<ProfileState, 'type'> = {
  q1_expect: null,
  q2_habit: null,
  q3_avoid: null,
  q4_feeling: null,
  q5_necessity: null,
  type: null,
}

const EMPTY: ProfileState = {
  name: '',
  nickname: '',
  checkedNickname: '',
  gender: '',
  birthdate: '',
  bio: '',
  profileImage: '',
  ...NO_ANSWERS,
}

/** The profile in the making: name and key are the specification's. The quiz without an account writes its answers here too. */
export const useProfileStore = create<ProfileState>()(
  persist(() => EMPTY, { name: 'profile-storage', storage: tabStorage(EMPTY) }),
)

export function readProfile(): ProfileState {
  return useProfileStore.getState()
}

export function saveProfileFields(fields: Partial<ProfileFields>): void {
  useProfileStore.setState(fields)
}

export function savePicture(profileImage: string): void {
  useProfileStore.setState({ profileImage })
}

export function saveAnswer(field: QuestionField, option: number): void {
  useProfileStore.setState((draft) => {
    const answers = { ...draft, [field]: option }
    return { [field]: option, type: isComplete(answers) ? travellerType(answers) : null }
  })
}

export function clearAnswers(): void {
  useProfileStore.setState(NO_ANSWERS)
}

export function clearProfile(): void {
  useProfileStore.setState(EMPTY)
  useProfileStore.persist.clearStorage()
}
