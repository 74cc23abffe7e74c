import type { AccountStatus } from '@honjeo/contract/account'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, MessageCircleQuestionMark, ScrollText, SquarePen } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { formatDate, formatDateTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

interface AccountStatusPanelProps {
  /** The safety functions and the rooms of a suspended member, which belong to other features. */
  safety: ReactNode
  /** The decisions about the account of a suspended member. */
  account: ReactNode
}

/** The member's warnings and suspension, and what a suspended member can still do. */
export function AccountStatusPanel({ safety, account }: AccountStatusPanelProps) {
  // Logging out takes the session away while this screen is still shown; without a member nothing is asked for.
  const isMember = useAccount() !== null
  const { data: accountStatus, error, isFetching, refetch } = useQuery({ ...accountStatusQuery(), enabled: isMember })
  if (accountStatus === undefined) {
    if (error === null) return <AccountStatusSkeleton />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className="space-y-7">
      {accountStatus.suspension === null ? (
        <NoRestrictions hasWarnings={accountStatus.warnings.length > 0} />
      ) : (
        <>
          <SuspensionCard suspension={accountStatus.suspension} />
          {safety}
          <SuspendedActions />
        </>
      )}
      {accountStatus.warnings.length > 0 && <WarningList warnings={accountStatus.warnings} />}
      {accountStatus.suspension !== null && account}
    </div>
  )
}

function AccountStatusSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="p-5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-4/5" />
        <Skeleton className="mt-5 h-16" />
      </Card>
    </SkeletonGroup>
  )
}

function WarningList({ warnings }: { warnings: AccountStatus['warnings'] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">
        <Trans>받은 주의</Trans>
      </h2>
      <Card className="p-0!">
        <ul className="divide-y divide-basalt-200">
          {warnings.map(({ reason, createdAt }) => (
            <li key={createdAt} className="px-4 py-3">
              <time dateTime={createdAt} className="text-sm text-basalt-500">
                {formatDate(createdAt)}
              </time>
              <p className="mt-0.5 whitespace-pre-line">{reason}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** Browsers count a timer in 31 bits of milliseconds; who waits longer comes back anyway. */
const TIMER_MAX_MS = 2 ** 31 - 1

function SuspensionCard({ suspension }: { suspension: NonNullable<AccountStatus['suspension']> }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { reason, startedAt, endsAt } = suspension
  const until = formatDateTime(endsAt)

  useEffect(() => {
    const ms = Date.parse(endsAt) - Date.now()
    const ask = () => void queryClient.invalidateQueries({ queryKey: accountStatusQuery().queryKey })
    const timer = setTimeout(ask, Math.min(Math.max(ms, 1000), TIMER_MAX_MS))
    return () => clearTimeout(timer)
  }, [endsAt, queryClient])

  return (
    <Card className="p-5">
      <div className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-danger-bg text-danger">
          <Ban aria-hidden="true" size={22} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg font-bold">
            <Trans>지금은 혼저를 이용할 수 없어요</Trans>
          </h2>
          <p className="mt-1 text-basalt-700">{t`${until}까지 계정이 정지돼요.`}</p>
        </div>
      </div>
      <dl className="mt-5 space-y-4 border-t border-basalt-200 pt-4">
        <div>
          <dt className="text-sm text-basalt-500">{t`정지 사유`}</dt>
          <dd className="mt-1 whitespace-pre-line">{reason}</dd>
        </div>
        <div>
          <dt className="text-sm text-basalt-500">{t`정지된 때`}</dt>
          <dd className="mt-1">{formatDateTime(startedAt)}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** Links to the inquiry form. */
function SuspendedActions() {
  const { t } = useLingui()
  return (
    <div className="space-y-4">
      <p className="text-basalt-700">
        {t`사유가 사실과 다르거나 궁금한 점이 있다면 문의를 남겨주세요. 1~2일 안에 살펴보고 답해드려요.`}
      </p>
      <LinkButton to={paths.newInquiry()} fullWidth icon={<SquarePen aria-hidden="true" size={18} />}>
        {t`1:1 문의하기`}
      </LinkButton>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          <ListItem
            to={paths.myInquiries()}
            leading={<MessageCircleQuestionMark aria-hidden="true" size={20} />}
            title={t`내 문의 내역`}
          />
          <ListItem to={paths.terms()} leading={<ScrollText aria-hidden="true" size={20} />} title={t`이용약관`} />
        </ul>
      </Card>
    </div>
  )
}

/** What is shown to a member who may do everything, as before or again. */
function NoRestrictions({ hasWarnings }: { hasWarnings: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      scene="sea"
      title={t`지금은 이용 제한이 없어요`}
      description={
        hasWarnings
          ? t`아래에서 그동안 받은 주의를 볼 수 있어요. 모두가 편하게 여행하도록 함께해주세요.`
          : t`혼저의 모든 것을 쓸 수 있어요. 오늘도 좋은 여행 되세요.`
      }
      // The page is loaded again: what was refused during a suspension is asked for once more.
      action={<LinkButton to={paths.home()} reloadDocument>{t`홈으로 가기`}</LinkButton>}
    />
  )
}

const accountStatusQuery = () =>
  queryOptions({
    queryKey: ['account-status'],
    queryFn: ({ signal }) => request('GET /api/account/standing', {}, { signal }),
    // A member comes here to know how it is now.
    staleTime: 0,
  })
