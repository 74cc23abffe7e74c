import type { MemberCard } from '@honjeo/contract/member-card'
import type { MemberProof } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '#lib/server/http.ts'
import { formatMonth } from '#lib/text/dates.ts'
import { LANGUAGE_NAMES } from '#lib/text/locales.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { MannerWords } from '../words/manner-words.tsx'

const memberCardQuery = (roomId: number, userId: number) =>
  queryOptions({
    queryKey: ['rooms', 'people', roomId, userId],
    queryFn: ({ signal }) =>
      request('GET /api/chatrooms/:roomId/people/:userId', { params: { roomId, userId } }, { signal }),
  })

/** What one may know of a person of a room before meeting them, in words. */
export function PersonCard({ roomId, userId }: { roomId: number; userId: number }) {
  const { t } = useLingui()
  const { data: card, isError, isFetching, refetch } = useQuery(memberCardQuery(roomId, userId))
  if (card !== undefined) return <Facts card={card} />
  if (!isError) {
    return (
      <SkeletonGroup className="space-y-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </SkeletonGroup>
    )
  }
  return (
    <ErrorState
      isInline
      message={t`어떤 사람인지 불러오지 못했어요.`}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Facts({ card }: { card: MemberCard }) {
  const { t } = useLingui()
  const { memberSince, ageDecade, languages, proofs, manner, meetings } = card
  const since = formatMonth(memberSince)
  const proofNames: Record<MemberProof, string> = {
    MAIL: t`이메일`,
    MEETING: t`두 사람이 만났어요`,
    KAKAO: t`카카오`,
    IDENTITY: t`본인확인`,
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <Fact label={t`만남`}>{meetings === null ? t`아직 기록이 적어요` : <MeetingCounts {...meetings} />}</Fact>
      {manner.length > 0 && (
        <Fact label={t`매너`}>
          <MannerWords manner={manner} />
        </Fact>
      )}
      <Fact label={t`확인된 것`}>
        {proofs.length === 0 ? t`아직 없어요` : proofs.map((proof) => proofNames[proof]).join(', ')}
      </Fact>
      <Fact label={t`나이대`}>{t`${ageDecade}대`}</Fact>
      <Fact label={t`말하는 언어`}>
        {languages.length === 0
          ? t`적지 않았어요`
          : languages.map((language, index) => (
              <span key={language} lang={language}>
                {index > 0 && ', '}
                {LANGUAGE_NAMES[language]}
              </span>
            ))}
      </Fact>
      <Fact label={t`가입한 달`}>{since}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-basalt-500">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function MeetingCounts({ kept, missed, cancelledLate }: NonNullable<MemberCard['meetings']>) {
  const { t } = useLingui()
  return t`지난 1년 동안 지킨 약속 ${kept}번, 안 나온 약속 ${missed}번, 늦게 취소 ${cancelledLate}번`
}
