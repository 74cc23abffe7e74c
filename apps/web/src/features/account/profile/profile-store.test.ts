import { beforeEach, expect, it } from 'vitest'
import { readText } from '#lib/device/storage.ts'
import {
  clearAnswers,
  clearProfile,
  leadingAnswers,
  saveAnswer,
  saveProfileFields,
  useProfileStore,
} from './profile-store.ts'

beforeEach(clearProfile)

it('keeps what is typed under the key of the specification, for as long as the tab lives', () => {
  saveProfileFields({ nickname: '바람개비', bio: '걸어요' })
  expect(JSON.parse(readText('profile-storage', 'session') ?? '')).toMatchObject({
    state: { nickname: '바람개비', bio: '걸어요' },
  })
  expect(readText('profile-storage', 'local')).toBeNull()
})

it('knows the type once all five questions are answered, and again after a change of mind', () => {
  saveAnswer('q1_expect', 2)
  saveAnswer('q2_habit', 4)
  saveAnswer('q3_avoid', 3)
  saveAnswer('q4_feeling', 2)
  expect(useProfileStore.getState()).toMatchObject({ type: null })
  saveAnswer('q5_necessity', 4)
  expect(useProfileStore.getState()).toMatchObject({ type: '탐험형', q5_necessity: 4 })

  for (const field of ['q1_expect', 'q3_avoid', 'q4_feeling'] as const) saveAnswer(field, 1)
  expect(useProfileStore.getState().type).toBe('여유형')
})

it('counts answers up to the first open question', () => {
  saveAnswer('q1_expect', 1)
  saveAnswer('q3_avoid', 1)
  expect(leadingAnswers(useProfileStore.getState())).toBe(1)
})

it('does not trust an answer that is no option', () => {
  saveAnswer('q1_expect', 5)
  expect(leadingAnswers(useProfileStore.getState())).toBe(0)
})

it('forgets the answers alone, or everything', () => {
  saveProfileFields({ nickname: '바람개비' })
  saveAnswer('q1_expect', 1)
  clearAnswers()
  expect(useProfileStore.getState()).toMatchObject({ nickname: '바람개비', q1_expect: null, type: null })
  clearProfile()
  expect(useProfileStore.getState().nickname).toBe('')
})
