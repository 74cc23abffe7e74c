import {
  type QuestionField,
  QUESTIONS,
  travellerType,
  type TravellerType,
  type TravellerTypeAnswers,
} from '@honjeo/contract/values/traveller-type'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from '../tab-storage.ts'

/** The five answers as far as they are given. */
type AnswerDraft = Record<QuestionField, number | null>

/** Returns how many questions are answered before the first open one, 0–5. */
export function leadingAnswers(draft: AnswerDraft): number {
  const open = QUESTIONS.findIndex(({ field, options }) => {
    const answer = draft[field]
    return answer === null || answer < 1 || answer > options
  })
  return open === -1 ? QUESTIONS.length : open
}

export function isComplete(draft: AnswerDraft): draft is TravellerTypeAnswers {
  return leadingAnswers(draft) === QUESTIONS.length
}

/** The five answers alone, as the API takes them. */
export function answersOf({
  q1_expect,
  q2_habit,
  q3_avoid,
  q4_feeling,
  q5_necessity,
}: TravellerTypeAnswers): TravellerTypeAnswers {
  return { q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity }
}

/** The form of a profile, as typed. */
export interface ProfileFields {
  name: string
  nickname: string
  /** The nickname the server found free; any other one is yet to be checked. */
  checkedNickname: string
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
