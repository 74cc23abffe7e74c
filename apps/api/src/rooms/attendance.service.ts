import type { Attendance } from '@honjeo/contract/attendance'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { ATTENDANCE_ASK_HOURS } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { subHours } from 'date-fns/subHours'
import { appError } from '@honjeo/contract/app-error'
import { lockMember } from '../records/lock-member.ts'
import {
  findMeeting,
  findPast,
  keepAttendances,
  listComing,
  listRoomsThatMet,
  saveClaim,
  speaksOfPast,
  updateGoing,
} from './attendance.queries.ts'
import { findGivenSeat } from './given-seats.queries.ts'
import { isMember } from './members.queries.ts'
import { leave, takeSeatBack } from './membership.service.ts'
import { advanceRoom } from './requests.service.ts'
import { actInRoom, isOver, refuseOutsider, type RoomAct, type RoomDeps } from './room-act.ts'

/** Returns who comes and who was there, to a member of the room; throws NOT_A_MEMBER. */
export async function readAttendance(
  { db, clock }: Pick<RoomDeps, 'db' | 'clock'>,
  roomId: number,
  userId: number,
): Promise<Attendance> {
  if (!(await isMember(db, roomId, userId))) throw appError('NOT_A_MEMBER')
  const now = clock.now().toISOString()
  const meeting = await findMeeting(db, roomId, userId, now)
  return {
    next:
      meeting === undefined || meeting.meetsAt <= now
        ? null
        : {
            ...meeting,
            asksFrom: subHours(meeting.meetsAt, ATTENDANCE_ASK_HOURS).toISOString(),
            people: await listComing(db, roomId, userId),
          },
    past: await findPast(db, roomId, userId, now),
  }
}

/**
 * Answers whether a member comes. Who does not come leaves, and their seat goes to who waits for one; who has just said so
 * and comes after all takes it back. Throws ROOM_FULL where another has it.
 */
export async function answerAttendance(deps: RoomDeps, roomId: number, userId: number, going: boolean): Promise<void> {
  const answer = async (act: RoomAct) => {
    const isInside = await isMember(act.tx, roomId, userId)
    const seat = going && !isInside ? await findGivenSeat(act.tx, roomId, userId, act.now.toISOString()) : undefined
    if (!isInside && seat === undefined) return refuseOutsider(act, userId, 'NOT_A_MEMBER')
    if (isOver(act)) throw appError('ROOM_ENDED')
    if (!going) return leave(act, userId, { isOwnWill: true, line: say('LINE_NOT_GOING') })
    if (seat) await takeSeatBack(act, userId, seat)
    await updateGoing(act.tx, roomId, userId, act.room.scheduledAt)
  }
  // Who comes in is locked before the room, as by a join.
  await actInRoom(deps, roomId, userId, answer, going ? (tx) => lockMember(tx, userId) : undefined)
  if (!going) await advanceRoom(deps, roomId)
}

interface Saying {
  roomId: number
  attendanceId: number
  claim: AttendanceClaim
}

/**
 * Keeps what a member says of another who was in the room with them. Who has left since, was removed or saw the room deleted
 * says it as well, and learns nothing of the room by it.
 */
export async function sayWhoCame(
  deps: RoomDeps,
  userId: number,
  { roomId, attendanceId, claim }: Saying,
): Promise<void> {
  const { db, clock } = deps
  const said = { roomId, attendanceId, authorId: userId, claim }
  const now = clock.now().toISOString()
  if (!(await isMember(db, roomId, userId)) && (await speaksOfPast(db, said, now))) {
    await db.transaction((tx) => saveClaim(tx, said, now))
    return
  }
  await actInRoom(deps, roomId, userId, async (act) => {
    if (!(await isMember(act.tx, roomId, userId))) return refuseOutsider(act, userId, 'NOT_A_MEMBER')
    await saveClaim(act.tx, said, act.now.toISOString())
  })
}

const BATCH = 200

/** Writes down who was in the rooms whose time has come. Acts in such a room do so before they change anything. */
export async function keepWhoMet({ db, clock }: Pick<RoomDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString()
  for (const roomId of await listRoomsThatMet(db, now, BATCH)) await keepAttendances(db, roomId, now)
}
