import type { NotificationType } from '@honjeo/contract/values/enums'
import {
  AlarmClock,
  AtSign,
  Bell,
  Bookmark,
  CircleCheck,
  CornerDownRight,
  DoorOpen,
  Flag,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  MessagesSquare,
  ShieldCheck,
  UserPlus,
} from 'lucide-react'

const ICONS: Record<NotificationType, LucideIcon> = {
  COMMENT: MessageCircle,
  REPLY: CornerDownRight,
  MENTION: AtSign,
  SCRAP: Bookmark,
  ROOM_JOIN: UserPlus,
  ROOM_LEAVE: DoorOpen,
  ROOM_COMPLETED: CircleCheck,
  ROOM_REMINDER: AlarmClock,
  CHAT: MessagesSquare,
  REPORT_RESULT: Flag,
  INQUIRY_REPLY: MessageCircleQuestionMark,
  CHECKIN: ShieldCheck,
  SYSTEM: Bell,
}

/** The message beside it says the same in words. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type]
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tangerine-50 text-tangerine-700"
    >
      <Icon size={20} />
    </span>
  )
}
