import { Card } from '#ui/list/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { MessageSquareReply } from 'lucide-react'
import { formatDateTime } from '#lib/text/dates.ts'
import { isWebLink } from '#lib/text/sendable-text.ts'
import { NewTab } from '#ui/list/links.tsx'
import { useEffect } from 'react'
import { Navigate, type To } from 'react-router'
import { toast } from '#ui/overlay/toast.ts'

/** Takes the place of a report or an inquiry: its badges, what it is about, its facts. */
export function CaseSkeleton() {
  return (
    <SkeletonGroup hasText className="space-y-4">
      <Skeleton className="h-6 w-40 rounded-full" />
      <Card className="space-y-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </Card>
      <Card className="space-y-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={index % 2 === 0 ? 'h-3 w-20' : 'h-4 w-2/3'} />
        ))}
      </Card>
    </SkeletonGroup>
  )
}

export interface StaffAnswerProps {
  title: string
  /** The time when it was given, ISO. */
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

/** Shows a submitted URL as it is, so that the reader sees where it leads; what is no address of the web stays plain text. */
export function OutsideLink({ href }: { href: string }) {
  if (!isWebLink(href)) return href
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-sm text-sea-700 underline underline-offset-2 break-all"
    >
      {href}
      <NewTab />
    </a>
  )
}

export interface FailedLoadProps {
  /** The screen where there is something to see instead. */
  to: To
  message: string
}

/** Takes the place of a screen that has nothing to show: says so, and leads on. */
export function FailedLoad({ to, message }: FailedLoadProps) {
  useEffect(() => {
    toast.error(message, { id: 'failed-load' })
  }, [message])
  return <Navigate to={to} replace />
}
