import type { Notification } from '@honjeo/contract/notifications'
import { paths } from '#lib/navigation/paths.ts'

/** The screen of what a notification is about, where `going` answers a reminder; null where there is none to open. */
export function notificationPath(
  { type, resourceType, resourceId }: Pick<Notification, 'type' | 'resourceType' | 'resourceId'>,
  going?: 'yes' | 'no',
): string | null {
  if (resourceType === 'CHECKIN') return resourceId === null ? paths.timer() : paths.runningTimer(resourceId)
  if (resourceType === 'WORDS') return paths.meetingWords()
  // Home's card has the way, and what to do once the bus has gone.
  if (resourceType === 'PLAN' && type === 'CHECKIN') return paths.home()
  if (resourceId === null) return null
  switch (resourceType) {
    case 'POST':
      return paths.post(resourceId)
    case 'ROOM':
      return type === 'CHAT' ? paths.chatRoom(resourceId) : paths.room(resourceId, undefined, going)
    case 'REPORT':
      return paths.report(resourceId)
    case 'INQUIRY':
      return paths.inquiry(resourceId)
    case 'ALERT':
      return paths.ownAlert(resourceId)
    case 'CONTACT':
      return paths.askedOfMe(resourceId)
    case 'NOTICE':
      return paths.notice(resourceId)
    case 'REVIEW':
      return paths.myReviews()
    case 'STAY':
      return paths.leftRoom(resourceId)
    case 'PLAN':
      return paths.plan(resourceId)
    case 'NONE':
      return null
  }
}
