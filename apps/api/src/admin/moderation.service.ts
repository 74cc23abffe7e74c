import { removeMessage } from '../rooms/chat/message-changes.service.ts'
import { publishToMember } from '../realtime/member-events.ts'
import { notifyAuthor } from '../reports/author-notices.ts'
import { resumeRoom } from '../rooms/host-away.service.ts'
import { announceToRoom } from '../rooms/room-act.ts'
import { changedFacts } from './audit.queries.ts'
import { listRoomMemberIds, lockContent, markJudged, updateHidden, type Content } from './content.queries.ts'
import { correctMember } from './members.service.ts'
import type { StaffAct } from './staff-act.ts'
import type { Target } from '../reports/report-targets.queries.ts'

/**
 * Puts something out of everybody's sight, or back; false where it is gone. That it is hidden already may be the doing of
 * reports: then it is staff's from now on.
 */
export async function setHidden(act: StaffAct, content: Content, isHidden: boolean, note: string): Promise<boolean> {
  const { tx, now } = act
  const found = await lockContent(tx, content)
  if (!found) return false
  const facts = changedFacts({ isHidden: found.isHidden }, { isHidden })
  if (facts.isChanged) {
    await updateHidden(tx, content, isHidden ? now.toISOString() : null)
    if (content.type === 'ROOM') await regroup(act, content.id, isHidden)
    else
      await notifyAuthor(
        tx,
        { ...found, type: content.type, id: content.id },
        isHidden ? 'HIDDEN_BY_STAFF' : 'RESTORED',
      )
  }
  await markJudged(tx, content)
  await act.audit({
    action: isHidden ? 'CONTENT_HIDE' : 'CONTENT_RESTORE',
    targetType: content.type,
    targetId: content.id,
    before: facts.before,
    after: facts.after,
    note,
  })
  return true
}

/**
 * Members keep their places in a hidden room, but it is in none of their lists, and no member hears or says anything
 * there.
 */
async function regroup({ tx, now, feed, afterwards }: StaffAct, roomId: number, isHidden: boolean) {
  if (isHidden) {
    afterwards(() => feed.closeRoom(roomId))
  } else {
    const echo = await resumeRoom(tx, roomId, now)
    if (echo) afterwards(() => announceToRoom(feed, echo))
  }
  for (const userId of await listRoomMemberIds(tx, roomId)) publishToMember(tx, userId, { kind: 'ROOMS' })
}

/** Hides whatever was reported: a message is taken back for good, of a member bio and picture are. */
export async function hideTarget(act: StaffAct, { type, id, seq }: Target, note: string): Promise<void> {
  if (type === 'MESSAGE') await takeBack(act, id, seq, note)
  else if (type === 'USER') await correctMember(act, id, { clearBio: true, clearImage: true, note })
  else await setHidden(act, { type, id }, true, note)
}

async function takeBack({ tx, now, feed, audit, afterwards }: StaffAct, roomId: number, seq: number, note: string) {
  const message = await removeMessage(tx, roomId, seq, now)
  if (!message) return
  await audit({ action: 'CONTENT_HIDE', targetType: 'MESSAGE', targetId: message.id, note })
  afterwards(() => feed.publishState(roomId, { kind: 'MESSAGE', message }))
}
