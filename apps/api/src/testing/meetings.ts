import type { Attendance } from '@honjeo/contract/attendance'
import type { MeetingWordsDraft, MetPerson } from '@honjeo/contract/meeting-words'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { keepWhoMet } from '../rooms/attendance.service.ts'
import type { PageOf } from './community.ts'
import { SAEBYEOL } from './places.ts'
import type { Member, TestApp } from './test-app.ts'

/** Members who meet, and what they do afterwards, as calls. */
export const meetings = (t: TestApp) => {
  const attendanceOf = new Map<string, number>()

  /** Renews the access tokens, which live for a quarter of an hour. */
  async function renew(...members: Member[]): Promise<void> {
    for (const member of members) {
      const body = { refreshToken: member.refreshToken }
      Object.assign(member, (await t.call<Member>('/api/auth/reissue', { method: 'POST', body })).result)
    }
  }

  async function attendance(roomId: number, whom: Member, as: Member): Promise<number> {
    const key = `${roomId}:${whom.id}`
    const kept = attendanceOf.get(key)
    if (kept !== undefined) return kept
    const { result } = await t.call<Attendance>(`/api/chatrooms/${roomId}/attendance`, {}, as)
    for (const { userId, attendanceId } of result.past?.people ?? [])
      attendanceOf.set(`${roomId}:${userId}`, attendanceId)
    return attendanceOf.get(key)!
  }

  return {
    renew,
    attendance,
    async pass(seconds: number, ...members: Member[]): Promise<void> {
      t.clock.advance(seconds)
      await renew(...members)
    },
    /** A room in which these were at its time, an hour ago; the first one is the host. */
    async meet(...members: Member[]): Promise<number> {
      const [host, ...guests] = members
      const roomId = await t.addRoom(host!, {
        contentId: SAEBYEOL,
        joinDate: t.clock.inSeconds(1800),
        maxMembers: Math.max(members.length, 2),
        approvesNewcomers: false,
      })
      for (const guest of guests) await t.join(roomId, guest)
      t.clock.advance(5400)
      await renew(...members)
      await keepWhoMet({ db: t.database.db, clock: t.clock })
      return roomId
    },
    async claim(roomId: number, claim: AttendanceClaim, whom: Member, as: Member) {
      const path = `/api/chatrooms/${roomId}/attendance/${await attendance(roomId, whom, as)}`
      return t.call(path, { method: 'PUT', body: { claim } }, as)
    },
    write: (attendanceId: number, body: MeetingWordsDraft | object, as: Member) =>
      t.call(`/api/meeting-words/${attendanceId}`, { method: 'POST', body }, as),
    met: async (as: Member) =>
      (await t.call<PageOf<MetPerson>>('/api/mypage/meeting-words?size=50', {}, as)).result.content,
  }
}
