import { expect, it } from 'vitest'
import { notificationPath } from './notification-path.ts'

it.each([
  ['COMMENT', 'POST', 3, '/community/3'],
  ['ROOM_JOIN', 'ROOM', 9, '/room/9'],
  ['CHAT', 'ROOM', 9, '/chat-room/9'],
  ['REPORT_RESULT', 'REPORT', 1, '/report/1'],
  ['INQUIRY_REPLY', 'INQUIRY', 1, '/inquiry/1'],
  ['CHECKIN', 'CHECKIN', null, '/safety-check/timer'],
  ['CHECKIN', 'CHECKIN', 7, '/safety-check/timer/7'],
  ['CHECKIN', 'ALERT', 7, '/safety-check/alert/7'],
  ['CHECKIN', 'PLAN', 7, '/'],
  ['CHECKIN', 'CONTACT', 7, '/safety-check/asked?contact=7'],
  ['SYSTEM', 'REVIEW', 5, '/mypage/reviews'],
  ['SYSTEM', 'STAY', 9, '/report/rooms/9'],
  ['SYSTEM', 'NONE', null, null],
  ['COMMENT', 'POST', null, null],
] as const)('%s about %s %s opens %s', (type, resourceType, resourceId, path) => {
  expect(notificationPath({ type, resourceType, resourceId })).toBe(path)
})
