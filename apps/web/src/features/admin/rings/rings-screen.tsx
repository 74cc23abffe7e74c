import type { AccountRing } from '@honjeo/contract/admin/rings'
import { type GenderRestriction, RING_STATES, type RingReason, type RingState } from '@honjeo/contract/values/enums'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { cursorPaging } from '#lib/server/query-client.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { staffRequest } from '../access/staff-request.ts'
import { adminPaths } from '../admin-paths.ts'
import { ConsolePage } from '../parts/console-page.tsx'
import { TableSkeleton } from '../parts/data-table.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { type Names, useNames } from '../parts/labels.ts'
import { useUrlFilters } from '../parts/url-filters.ts'
import { useDeed } from '../parts/use-deed.ts'

const FILTERS = { state: RING_STATES } as const

const STATE_NAMES: Names<RingState> = {
  FOUND: msg`새로 찾음`,
  CONFIRMED: msg`묶음이 맞음`,
  DISMISSED: msg`묶음이 아님`,
}
const TONES = { FOUND: 'normal', CONFIRMED: 'hard', DISMISSED: 'neutral' } as const satisfies Record<RingState, string>

const REASON_NAMES: Names<RingReason> = {
  SIGNED_UP_TOGETHER: msg`몇 시간 안에 함께 가입했고 거의 서로만 만났어요.`,
  ALL_WITH_ALL: msg`많은 계정이 거의 모두 서로를 만났다고 하고, 다른 사람은 거의 만나지 않았어요.`,
  CLOSED_GROUP: msg`서로 말고는 만난 회원이 거의 없는 계정들이에요. 다른 회원이 더 만나면 저절로 풀려요.`,
  FEW_VOICES: msg`더 확인된 계정 몇 개하고만 만났고, 그 계정들의 말로만 ‘만남 확인’이 됐어요. 그 계정들도 함께 보여요.`,
}

/** A ring that only meetings of rooms for one gender show counts for that gender alone, as others know of no such room. */
const KEPT_FOR_NAMES: Names<GenderRestriction> = {
  MIXED: msg`모든 회원과 방에서 서로 한 말을 세지 않아요.`,
  MALE: msg`남성만 방에서 찾은 묶음이라, 남성 회원과 남성만 방에서만 서로 한 말을 세지 않아요.`,
  FEMALE: msg`여성만 방에서 찾은 묶음이라, 여성 회원과 여성만 방에서만 서로 한 말을 세지 않아요.`,
}

const ringsQuery = (state: RingState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'rings', state],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/rings', { query: { state, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

const decideRing = ({ ringId, isRing }: { ringId: number; isRing: boolean }) =>
  staffRequest('POST /api/admin/rings/:ringId/decision', { params: { ringId }, body: { isRing } })

/** Accounts that the server takes for one person's: what they say of each other counts for nothing. */
export function Component() {
  const { t } = useLingui()
  const [{ state }, change] = useUrlFilters(FILTERS)
  const states = useNames(STATE_NAMES)
  return (
    <ConsolePage title={t`서로 띄우는 계정`}>
      <FilterBar>
        <FilterSelect label={t`상태`} names={states} value={state} onChange={(next) => change({ state: next })} />
      </FilterBar>
      <Paged
        query={useInfiniteQuery(ringsQuery(state))}
        skeleton={<TableSkeleton />}
        isEmpty={(rings) => rings.length === 0}
        empty={
          <EmptyState
            scene="sea"
            title={t`찾은 묶음이 없어요`}
            description={t`거의 서로만 만났다고 하는 계정들을 10분마다 찾아요.`}
          />
        }
      >
        {(rings) => (
          <ul aria-label={t`서로 띄우는 계정 목록`} className="grid grid-cols-1 gap-3">
            {rings.map((ring) => (
              <RingCard key={ring.ringId} ring={ring} />
            ))}
          </ul>
        )}
      </Paged>
    </ConsolePage>
  )
}

function RingCard({ ring }: { ring: AccountRing }) {
  const { t } = useLingui()
  const { ringId, state, keptFor, reason, density, outside, meetings, members, decidedBy } = ring
  const states = useNames(STATE_NAMES)
  const reasons = useNames(REASON_NAMES)
  const scopes = useNames(KEPT_FOR_NAMES)
  const found = formatDateTime(ring.foundAt)
  const count = members.length
  const isOnlyShown = reason === 'FEW_VOICES' && state === 'FOUND'
  return (
    <li className={cx(cardClass, 'grid gap-2 p-4')}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-bold">{t`계정 ${count}개`}</h2>
        <Badge tone={TONES[state]}>{states[state]}</Badge>
      </div>
      <p>{reasons[reason]}</p>
      {state !== 'DISMISSED' && (
        <p className="text-sm">
          {isOnlyShown ? t`아직 그대로 세요. 묶음이 맞다고 하면 서로 한 말을 세지 않아요.` : scopes[keptFor]}
        </p>
      )}
      <p className="text-sm text-basalt-500">
        {t`서로 만났다고 한 짝 ${density}%, 다른 사람과의 만남 ${outside}%, 만남 ${meetings}번`}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {members.map(({ userId, nickName, joinedAt }) => {
          const joined = formatDateTime(joinedAt)
          return (
            <li key={userId} className="text-sm">
              <TextLink to={adminPaths.member(userId)}>{nickName}</TextLink>{' '}
              <span className="text-basalt-500">{t`${joined} 가입`}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-basalt-500">
        {t`${found}에 찾았어요.`}
        {decidedBy !== null && <> {t`${decidedBy} 님이 판단했어요.`}</>}
      </p>
      <RingDeeds ringId={ringId} state={state} isOnlyShown={isOnlyShown} />
    </li>
  )
}

interface RingDeedsProps {
  ringId: number
  state: RingState
  /** Whether nothing follows from it yet. */
  isOnlyShown: boolean
}

function RingDeeds({ ringId, state, isOnlyShown }: RingDeedsProps) {
  const { t } = useLingui()
  const deciding = useDeed({ mutationFn: decideRing, done: () => t`판단을 남겼어요.` })
  const decide = (isRing: boolean) =>
    deciding.mutate({ ringId, isRing }, { onError: (error) => toast.error(errorText(error)) })

  async function dismiss() {
    const isSure = await confirm({
      title: t`묶음이 아닌가요?`,
      description: isOnlyShown
        ? t`이 계정들의 말을 지금처럼 세고, 같은 묶음을 다시 찾지 않아요.`
        : t`이 계정들이 서로에게 남긴 ‘만났어요’와 한마디를 다시 세요.`,
      confirmLabel: t`묶음이 아니에요`,
    })
    if (isSure) decide(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'CONFIRMED' && (
        <Button size="md" disabled={deciding.isPending} onClick={() => decide(true)}>
          {t`묶음이 맞아요`}
        </Button>
      )}
      {state !== 'DISMISSED' && (
        <Button size="md" variant="secondary" disabled={deciding.isPending} onClick={() => void dismiss()}>
          {t`묶음이 아니에요`}
        </Button>
      )}
    </div>
  )
}
