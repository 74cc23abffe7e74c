import type { RoomDetail } from '@honjeo/contract/rooms'
import { expect, it } from 'vitest'
import { aMyRoom } from '../testing/rooms.ts'
import { toRoomChange, toRoomFormValues } from './room-change.ts'

const room: RoomDetail = {
  ...aMyRoom(7, { title: '노을 보러 새별오름', description: '천천히 걸어요.' }),
  contentId: 3,
  spotAddress: '제주시 애월읍',
  spotLat: null,
  spotLng: null,
  hostId: 1,
  hostName: '한라',
  notice: null,
  joined: true,
  isHost: true,
  joinPolicy: 'INSTANT',
  approvesNewcomers: false,
  sharesCar: false,
  meetingPoint: '',
  showsEarlierMessages: false,
  lacksProof: false,
  request: null,
  createdAt: '2026-11-20T00:00:00.000Z',
}
const values = toRoomFormValues(room)

it('shows the meeting in the time of Korea', () => {
  expect(values).toMatchObject({ date: '2026-11-28', time: '16:30' })
})

it('has nothing to send of a form that was left as it was, or is incomplete', () => {
  expect(toRoomChange(values, room)).toBeNull()
  expect(toRoomChange({ ...values, title: ' 노을 보러 새별오름 ' }, room)).toBeNull()
  expect(toRoomChange({ ...values, title: ' ' }, room)).toBeNull()
})

it('sends what was changed and nothing else', () => {
  expect(toRoomChange({ ...values, time: '17:00', maxMembers: 6 }, room)).toEqual({
    joinDate: '2026-11-28T08:00:00.000Z',
    maxMembers: 6,
  })
})
