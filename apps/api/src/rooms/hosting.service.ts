import type { RoomChange } from '@honjeo/contract/rooms'
import { say } from '@honjeo/contract/values/sentences'
import { koreanTime } from '../lib/korean-time.ts'
import { lockMember } from '../records/lock-member.ts'
import { refuseLinks } from '../records/text-guard.ts'
import { appError } from '@honjeo/contract/app-error'
import { insertLateCancellation } from './attendance.queries.ts'
import { deleteMembers, findPerson, hasMembersOtherThan, listMemberIds } from './members.queries.ts'
import { ownProof, type ProvingHost } from './own-proof.ts'
import { actAsHost, isOver, type RoomAct, type RoomDeps } from './room-act.ts'
import { advanceRoom } from './requests.service.ts'
import { entryOf, meetingTime, ownRestriction } from './room-facts.ts'
import { notifyOfCompletion, notifyOfDeletion, notifyOfMove } from './room-notices.ts'
import { markDeleted, updateCompleted, updateRoom, type RoomFacts } from './rooms.queries.ts'

/** Changes those facts that differ from how the room is. A meeting that is over stays as it was. */
export async function changeRoom(deps: RoomDeps, roomId: number, host: ProvingHost, change: RoomChange): Promise<void> {
  const { hostId } = host
  const changeFacts = async (act: RoomAct) => {
    if (isOver(act)) throw appError('ROOM_ENDED')
    const facts = await factsAfter(act, host, change)
    const { tx, room, now, write } = act
    const texts = [facts.title, facts.description, facts.meetingPoint]
    await refuseLinks(tx, { userId: hostId, kind: 'ROOM', texts, now, editing: roomId })
    const changed = Object.entries(facts).filter(([name, value]) => room[name as keyof RoomFacts] !== value)
    if (changed.length === 0) return
    const { scheduledAt: at } = facts
    const isMoved = at !== room.scheduledAt
    await updateRoom(tx, roomId, { ...Object.fromEntries(changed), ...(isMoved && { movedAt: now.toISOString() }) })
    const line = isMoved ? say('LINE_MOVED', { at }, { at: koreanTime(at) }) : say('LINE_CHANGED')
    await write('CHANGED', hostId, line)
    if (!isMoved) return
    for (const userId of await listOthers(act, hostId)) {
      await notifyOfMove(tx, { roomId, title: facts.title }, userId, at)
    }
  }
  // The member is locked before the room, since their links are counted.
  await actAsHost(deps, roomId, hostId, changeFacts, (tx) => lockMember(tx, hostId))
  await advanceRoom(deps, roomId)
}

async function factsAfter(
  { tx, roomId, room, now }: RoomAct,
  host: ProvingHost,
  change: RoomChange,
): Promise<RoomFacts> {
  const { hostId } = host
  const { title = room.title, description = room.description, joinDate, maxMembers = room.maxParticipants } = change
  const { meetingPoint = room.meetingPoint, showsEarlierMessages = room.showsEarlierMessages } = change
  const { genderRestriction = room.genderRestriction, requiredProof = room.requiredProof } = change
  if (maxMembers < room.participantCount) {
    throw appError('FEWER_SEATS_THAN_MEMBERS', {
      fields: { maxMembers: say('SEATS_TAKEN', { count: room.participantCount }) },
    })
  }
  if (genderRestriction !== room.genderRestriction && genderRestriction !== 'MIXED') {
    ownRestriction(genderRestriction, (await findPerson(tx, hostId)).gender)
    if (await hasMembersOtherThan(tx, roomId, genderRestriction)) {
      throw appError('ROOM_OF_OTHER_GENDER', {
        fields: { genderRestriction: say('OTHER_GENDER_INSIDE') },
      })
    }
  }
  // A host who has come after another may lack what the room asks for, and still changes the rest of it.
  if (requiredProof !== room.requiredProof || genderRestriction !== room.genderRestriction) {
    await ownProof(tx, host, { requiredProof, genderRestriction })
  }
  const scheduledAt = joinDate === undefined ? room.scheduledAt : meetingTime(joinDate, now)
  const entry = entryOf(change, room, genderRestriction)
  const said = { title, description, meetingPoint, showsEarlierMessages }
  return { ...said, scheduledAt, maxParticipants: maxMembers, genderRestriction, requiredProof, ...entry }
}

/** Takes no more people, or takes people again; a second time changes nothing. */
export async function completeRoom(
  deps: RoomDeps,
  roomId: number,
  hostId: number,
  isCompleted: boolean,
): Promise<void> {
  await actAsHost(deps, roomId, hostId, async (act) => {
    if (isOver(act)) throw appError('ROOM_ENDED')
    const { tx, room, now, write } = act
    if (room.isClosed === isCompleted) return
    await updateCompleted(tx, roomId, isCompleted ? now.toISOString() : null)
    if (!isCompleted) return write('CHANGED', hostId, say('LINE_REOPENED'))
    await write('COMPLETED', hostId, say('LINE_COMPLETED'))
    for (const userId of await listOthers(act, hostId)) {
      await notifyOfCompletion(tx, { roomId, title: room.title }, userId, now)
    }
  })
  await advanceRoom(deps, roomId)
}

const listOthers = async ({ tx, roomId }: RoomAct, hostId: number) =>
  (await listMemberIds(tx, roomId)).filter((userId) => userId !== hostId)

/** Deletes a room, and with the memberships shuts every door to the conversation; what was said is kept. */
export async function deleteRoom(deps: RoomDeps, roomId: number, hostId: number): Promise<void> {
  await actAsHost(deps, roomId, hostId, async ({ tx, room, now, regroup }) => {
    await insertLateCancellation(tx, roomId, hostId, now.toISOString())
    const members = await deleteMembers(tx, roomId)
    regroup(...members)
    await markDeleted(tx, roomId, now.toISOString())
    for (const userId of members.filter((each) => each !== hostId)) {
      await notifyOfDeletion(tx, { roomId, title: room.title }, userId)
    }
  })
  await deps.feed.closeRoom(roomId)
}
