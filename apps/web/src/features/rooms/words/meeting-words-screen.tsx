import type { MeetingWords, MetPerson } from '@honjeo/contract/meeting-words'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNeverMeet } from '#features/blocks/block-action.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { errorText } from '#lib/server/api-error.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { cx } from '#ui/cx.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { KnownAdultsOnly } from '../adults-only.tsx'
import { unsaidQuery } from '../attendance/attendance.api.ts'
import { UnsaidPeople } from '../attendance/unsaid-people.tsx'
import { MEETING_TAG_TEXTS } from './manner-words.tsx'
import { meetingWordsQuery } from './words.api.ts'
import { WordsSheet } from './words-sheet.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`함께한 사람`} back={{ fallback: paths.my() }} />
      <div className="flex flex-1 flex-col px-gutter pt-2 pb-8">
        <KnownAdultsOnly>
          <BothLists />
        </KnownAdultsOnly>
      </div>
    </>
  )
}

/** Both lists come and fail together, so that the one above does not push the other down. */
function BothLists() {
  const lists = [useInfiniteQuery(unsaidQuery()), useInfiniteQuery(meetingWordsQuery())] as const
  if (lists.every(({ isLoadingError }) => isLoadingError)) {
    return (
      <ErrorState
        message={errorText(lists[0].error)}
        isRetrying={lists.some(({ isFetching }) => isFetching)}
        onRetry={() => lists.forEach(({ refetch }) => void refetch())}
      />
    )
  }
  if (lists.some(({ isLoading }) => isLoading)) return <PeopleSkeleton />
  return (
    <>
      <UnsaidPeople />
      <People />
    </>
  )
}

/** The people whom one has met, the last first, with what both wrote of each other. */
function People() {
  const { t } = useLingui()
  const [written, setWritten] = useState<MetPerson | null>(null)
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <p className="mb-4 text-sm text-basalt-700">
        {t`만난 뒤 14일 동안 서로에게 한마디를 남길 수 있어요. 둘 다 남기면 바로, 아니면 14일 뒤에 열려요.`}
      </p>
      <Paged
        query={useInfiniteQuery(meetingWordsQuery())}
        skeleton={<PeopleSkeleton />}
        isEmpty={(people) => people.length === 0}
        empty={
          <EmptyState
            scene="road"
            title={t`아직 함께한 사람이 없어요`}
            description={t`만난 뒤 동행방에서 ‘만났어요’를 누르거나 만남 코드로 확인하면 여기에 보여요.`}
          />
        }
      >
        {(people) => (
          <ul className="grid grid-cols-1 gap-3">
            {people.map((person) => (
              <PersonItem
                key={person.attendanceId}
                person={person}
                onWrite={() => {
                  setWritten(person)
                  setWriting(true)
                }}
              />
            ))}
          </ul>
        )}
      </Paged>
      {written !== null && (
        <WordsSheet key={written.attendanceId} open={isWriting} onOpenChange={setWriting} person={written} />
      )}
    </>
  )
}

const MINUTE_MS = 60_000

function PersonItem({ person, onWrite }: { person: MetPerson; onWrite: () => void }) {
  const { t } = useLingui()
  const { userId, username, profileImage, meetsAt, opensAt, mine, theirs } = person
  const neverMeet = useNeverMeet()
  const isOpen = Date.parse(opensAt) <= useServerNow(MINUTE_MS)
  const met = formatDateTime(meetsAt)
  const opens = formatDateTime(opensAt)
  return (
    <li className={cx(cardClass, 'p-4')}>
      <div className="flex items-center gap-3">
        <Avatar src={profileImage} name={username} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold break-words">{username}</h2>
          <p className="text-sm text-basalt-500">{t`${met}에 만났어요`}</p>
        </div>
      </div>
      {theirs !== null && <Words title={t`나에게 남긴 한마디`} words={theirs} />}
      {mine !== null && <Words title={t`내가 남긴 한마디`} words={mine} />}
      {theirs === null && (
        <p className="mt-3 text-sm text-basalt-700">
          {isOpen
            ? t`나에게 남긴 한마디는 없어요.`
            : mine === null
              ? t`${opens}까지 남길 수 있어요. 그 전에는 서로의 말이 보이지 않아요.`
              : t`둘 다 남기거나 ${opens}이 지나면 서로의 말이 보여요.`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {mine === null && !isOpen && (
          <Button size="md" className="flex-1" onClick={onWrite}>
            {t`한마디 남기기`}
          </Button>
        )}
        <Button
          size="md"
          variant="secondary"
          className="flex-1"
          aria-label={t`${username}님과 다시는 만나지 않기`}
          onClick={() => void neverMeet({ userId, name: username })}
        >
          {t`다시는 만나지 않기`}
        </Button>
      </div>
    </li>
  )
}

function Words({ title, words }: { title: string; words: MeetingWords }) {
  const { i18n } = useLingui()
  return (
    <section aria-label={title} className="mt-3 border-t border-basalt-200 pt-3">
      <h3 className="text-sm font-bold text-basalt-700">{title}</h3>
      {words.tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {words.tags.map((tag) => (
            <li key={tag}>
              <Badge tone="tangerine">{i18n._(MEETING_TAG_TEXTS[tag])}</Badge>
            </li>
          ))}
        </ul>
      )}
      {words.sentence !== null && <p className="mt-2 break-words">{words.sentence}</p>}
    </section>
  )
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-3">
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </SkeletonGroup>
  )
}
