import { MessageSquareReply } from 'lucide-react'
import { formatDateTime } from '#lib/dates.ts'

export interface StaffAnswerProps {
  title: string
  /** When it was given, ISO. */
  at: string | null
  children: string
}

/** What staff answered. */
export function StaffAnswer({ title, at, children }: StaffAnswerProps) {
  return (
    <section className="rounded-lg bg-sea-50 p-4">
      <h2 className="flex items-center gap-1.5 font-bold text-sea-700">
        <MessageSquareReply aria-hidden="true" size={18} />
        {title}
      </h2>
      <p className="mt-2 whitespace-pre-line">{children}</p>
      {at !== null && (
        <p className="mt-2 text-sm text-basalt-700">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      )}
    </section>
  )
}
