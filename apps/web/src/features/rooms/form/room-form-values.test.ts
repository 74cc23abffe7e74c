import { describe, expect, it } from 'vitest'
import { EMPTY_ROOM_FORM, isRoomFormValues, type RoomFormValues, toRoomDraft } from './room-form-values.ts'

const filled: RoomFormValues = {
  ...EMPTY_ROOM_FORM,
  title: ' 노을 보러 새별오름 ',
  place: { contentId: 7, title: '새별오름' },
  date: '2026-11-28',
  time: '16:30',
  maxMembers: 4,
  genderRestriction: 'FEMALE',
  meetingPoint: ' 주차장 끝 ',
  description: ' 천천히 걸어요.\n',
}

describe('toRoomDraft', () => {
  it('sends the meeting as an instant of Korea time', () => {
    expect(toRoomDraft(filled)).toEqual({
      title: '노을 보러 새별오름',
      description: '천천히 걸어요.',
      contentId: 7,
      joinDate: '2026-11-28T07:30:00.000Z',
      maxMembers: 4,
      genderRestriction: 'FEMALE',
      // Rooms for one gender take people by approval.
      joinPolicy: 'APPROVAL',
      approvesNewcomers: true,
      sharesCar: false,
      requiredProof: 'NONE',
      showsEarlierMessages: false,
      meetingPoint: '주차장 끝',
    })
  })

  it.each([
    ['title', '  '],
    ['place', null],
    ['date', null],
    ['time', null],
  ])('is nothing while the %s is missing', (field, missing) => {
    expect(toRoomDraft({ ...filled, [field]: missing })).toBeNull()
  })

  it('needs neither a description nor a choice of people', () => {
    const { description, genderRestriction, maxMembers } = EMPTY_ROOM_FORM
    expect(toRoomDraft({ ...filled, description, genderRestriction, maxMembers })).toMatchObject({
      description: '',
      genderRestriction: 'MIXED',
      maxMembers: 2,
    })
  })
})

describe('what is taken from the device', () => {
  it('is a form as it was written', () => {
    expect(isRoomFormValues(JSON.parse(JSON.stringify(filled)))).toBe(true)
    expect(isRoomFormValues(EMPTY_ROOM_FORM)).toBe(true)
  })

  it('is nothing of another shape', () => {
    for (const value of [
      null,
      [],
      'x',
      {},
      { ...filled, title: 3 },
      { ...filled, place: {} },
      { ...filled, genderRestriction: 'ALL' },
    ]) {
      expect(isRoomFormValues(value)).toBe(false)
    }
  })
})
