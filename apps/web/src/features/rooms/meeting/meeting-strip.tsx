import { MEETING_CODE_CLOSES_HOURS, MEETING_CODE_OPENS_MINUTES } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { roomKeysQuery } from './meeting-keys.ts'

const MINUTE_MS = 60_000

interface MeetingStripProps {
  /** Whether the meeting is near, or was lately. */
  open: boolean
  userId: number
  room: { roomId: number; scheduledDate: string } | undefined
  className?: string
}

/** Leads to the codes on the day, above a conversation and on the room's page. From the day before it readies the device for them, unseen. */
export function MeetingStrip({ open, userId, room, className }: MeetingStripProps) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS)
  const meetsAt = Date.parse(room?.scheduledDate ?? '')
  const isOver = now >= meetsAt + MEETING_CODE_CLOSES_HOURS * 60 * MINUTE_MS
  const isUseful = open && room !== undefined && !isOver
  useQuery({ ...roomKeysQuery(userId, room?.roomId ?? 0), enabled: isUseful })
  if (!isUseful || now < meetsAt - MEETING_CODE_OPENS_MINUTES * MINUTE_MS) return null
  return (
    <section
      aria-label={t`만남 코드`}
      className={cx('flex shrink-0 flex-wrap items-center gap-2 bg-paper px-4 py-2 text-sm font-semibold', className)}
    >
      <p className="min-w-0 flex-1 basis-32">{t`만났다면 코드로 확인해요.`}</p>
      <LinkButton
        size="sm"
        variant="secondary"
        icon={<QrCode aria-hidden="true" size={16} />}
        to={paths.meeting(room.roomId)}
      >
        {t`만남 코드`}
      </LinkButton>
    </section>
  )
}
