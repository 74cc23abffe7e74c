import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { awayText } from '#lib/away-text.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Callout } from '#ui/callout.tsx'

/** Above messages that the device kept; the bar at the bottom tells how the connection is, and offers to try now. */
export function KeptConversationNotice({ savedAt, failure }: { savedAt: string; failure: Error }) {
  const { t } = useLingui()
  const when = formatDateTime(savedAt)
  const cause = awayText(failure)
  return (
    <div role="status" className="shrink-0">
      <Callout tone="warning" icon={<CloudOff aria-hidden="true" size={18} />} className="rounded-none px-4 py-2">
        {t`${cause} ${when}에 저장해 둔 대화를 보여드려요.`}
      </Callout>
    </div>
  )
}
