import type { Trip, TripTask } from '@honjeo/contract/trip'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { inStore, PLANS } from '#lib/device/device-db.ts'
import { thisBrowser } from '#lib/device/browser.ts'
import { paths } from '#lib/navigation/paths.ts'
import { formatShortDay } from '#lib/text/dates.ts'
import { Link } from '#ui/link.tsx'
import { newTabProps } from '#ui/list/links.tsx'
import { isBookable } from './trip-moment.ts'
import { useCheckedText } from './use-checked-text.ts'

interface Todo {
  key: string
  title: string
  /** Says when, by what, or as of which day it is known. */
  note?: string | undefined
  to?: string
  /** A page of another's. */
  href?: string | undefined
}

interface BeforeTripProps {
  trip: Trip
  tasks: readonly TripTask[]
  /** An instant, ms since 1970. */
  now: number
  userId: number
}

/** A short list by the days that are left: what the plan asks for, and what only the device knows. */
export function BeforeTrip({ trip, tasks, now, userId }: BeforeTripProps) {
  const { t } = useLingui()
  const checkedText = useCheckedText()
  const { planId } = trip
  const { data: isKept = true } = useQuery({
    queryKey: ['kept', 'trip-plan', userId, planId],
    queryFn: async () => {
      const row = await inStore<{ userId: number } | undefined>(PLANS, 'readonly', (rows) => rows.get(planId ?? 0))
      return row?.userId === userId
    },
    enabled: planId !== null,
    retry: false,
    gcTime: 0,
  })
  const asked = tasks.map((task): Todo => {
    const day = task.day === null ? '' : formatShortDay(task.day)
    const checked = task.checkedOn === null ? undefined : checkedText(task.checkedOn, task.isConfirmed)
    const title = task.title ?? ''
    switch (task.code) {
      case 'BOOKING':
        return {
          key: `booking ${task.day} ${title}`,
          title:
            task.opensOn !== null && !isBookable(task, now)
              ? t`${formatShortDay(task.opensOn)} ${task.opensAt}에 ${title} 예약이 열려요`
              : t`${day} ${title}, 예약이 열려 있어요`,
          note: checked,
          href: task.source?.url,
        }
      case 'BOAT':
        return {
          key: `boat ${task.day} ${title}`,
          title: t`${day} ${title}, 돌아오는 마지막 배 ${task.lastBack}`,
          note: checked,
          href: task.source?.url,
        }
      case 'CONTACT':
        return { key: 'contact', title: t`신뢰 연락처의 동의 받아두기`, to: paths.trustedContacts() }
    }
  })
  const todos: Todo[] = [
    ...asked,
    ...(isKept || planId === null
      ? []
      : [{ key: 'keep', title: t`일정을 한 번 열어 오프라인에서도 보기`, to: paths.plan(planId) }]),
    ...(thisBrowser().isStandalone
      ? []
      : [{ key: 'install', title: t`혼저를 휴대폰 홈 화면에 두기`, to: paths.install() }]),
    ...(planId === null ? [{ key: 'plan', title: t`여행 일정 짜기`, to: paths.newPlan() }] : []),
  ]
  const [first, ...others] = todos
  if (first === undefined) {
    return (
      <p className="text-xl font-extrabold">
        <Trans>준비를 모두 마쳤어요.</Trans>
      </p>
    )
  }
  return (
    <div>
      <TodoRow todo={first} isFirst />
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center gap-1 text-sm font-semibold text-basalt-500">
            <Trans>할 일 {others.length}개 더 보기</Trans>
            <ChevronDown aria-hidden="true" size={16} className="shrink-0" />
          </summary>
          <ul className="divide-y divide-basalt-200">
            {others.map((todo) => (
              <li key={todo.key}>
                <TodoRow todo={todo} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function TodoRow({ todo, isFirst = false }: { todo: Todo; isFirst?: boolean }) {
  const { title, note, to, href } = todo
  const className = 'flex min-h-11 items-center gap-2 py-1.5'
  const face = (
    <>
      <span className="min-w-0 flex-1">
        <span className={isFirst ? 'block text-lg leading-snug font-extrabold' : 'block font-semibold'}>{title}</span>
        {note !== undefined && <span className="block text-sm text-basalt-500">{note}</span>}
      </span>
      <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-basalt-400" />
    </>
  )
  if (to !== undefined) {
    return (
      <Link to={to} className={className}>
        {face}
      </Link>
    )
  }
  return (
    <a href={href} {...newTabProps} className={className}>
      {face}
    </a>
  )
}

/** Asks afterwards for a review of each stop that has none, and a word to those whom one met; of a journey without a plan no stop is known. */
export function AfterTrip({ trip: { days, toReview, rooms } }: { trip: Trip }) {
  const { t } = useLingui()
  const todos: Todo[] = [
    ...toReview.map(({ contentId, title, date }) => ({
      key: String(contentId),
      title: t`${title}, 어땠는지 남기기`,
      to: paths.writeReview({ contentId, visited: date }),
    })),
    ...(rooms.length === 0
      ? []
      : [{ key: 'words', title: t`함께한 사람에게 한마디 남기기`, to: paths.meetingWords() }]),
  ]
  if (todos.length === 0 && !days.some(({ stops }) => stops.some(({ contentId }) => contentId !== null))) {
    return <TodoRow todo={{ key: 'any', title: t`다녀온 곳의 이야기 남기기`, to: paths.writeReview({}) }} isFirst />
  }
  if (todos.length === 0) {
    return (
      <p className="text-basalt-500">
        <Trans>남길 이야기를 모두 남겼어요. 다음에 또 혼저 옵서예.</Trans>
      </p>
    )
  }
  return (
    <ul className="divide-y divide-basalt-200">
      {todos.map((todo, index) => (
        <li key={todo.key}>
          <TodoRow todo={todo} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}
