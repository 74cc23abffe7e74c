import type { SharedPlan } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { errorText, isDeadLink } from '#lib/server/api-error.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { CopySheet, useCopyPlan } from '../copy/copy-sheet.tsx'
import { sharedPlanQuery } from '../plans.api.ts'
import { ReadOnlyPlan } from './read-only-plan.tsx'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data: plan, error, isFetching, refetch } = useQuery(sharedPlanQuery(token))
  usePageTitle(plan?.title)
  return (
    <>
      <PageHeader title={t`공유받은 일정`} />
      {plan !== undefined ? (
        <>
          <div className="flex-1 px-gutter pt-1 pb-8">
            <ReadOnlyPlan plan={plan} />
          </div>
          <SharedPlanActions plan={plan} token={token} />
        </>
      ) : error === null ? (
        <SharedPlanSkeleton />
      ) : (
        <div className="flex flex-1 flex-col justify-center">
          {isDeadLink(error) ? (
            <EmptyState
              scene="road"
              title={t`열 수 없는 일정이에요`}
              description={t`공유가 끝났거나 잘못된 링크예요. 보낸 사람에게 다시 받아주세요.`}
              action={<LinkButton to={paths.home()}>{t`혼저 둘러보기`}</LinkButton>}
            />
          ) : (
            <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </>
  )
}

function SharedPlanSkeleton() {
  return (
    <SkeletonGroup className="space-y-6 px-gutter pt-2">
      <div className="space-y-3">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
      <Skeleton className="aspect-[9/5] rounded-lg" />
      <Skeleton className="h-5 w-1/3" />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-lg" />
      ))}
    </SkeletonGroup>
  )
}

/** What one may do with another member's plan: make it one's own. */
function SharedPlanActions({ plan, token }: { plan: SharedPlan; token: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isMember = useSession() !== null
  const [isOpen, setOpen] = useState(false)
  const { copy, isCopying } = useCopyPlan({ token }, (planId) => void navigate(paths.plan(planId)))
  const icon = <Copy aria-hidden="true" size={18} />

  if (!isMember) {
    return (
      <BottomBar>
        <LinkButton to={paths.login(paths.sharedPlan(token))} className="flex-1" icon={icon}>
          {t`로그인하고 내 일정으로 복사`}
        </LinkButton>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      {plan.isMine && (
        <LinkButton to={paths.myPlans()} variant="secondary">
          {t`내 일정 보기`}
        </LinkButton>
      )}
      <Button className="flex-1" icon={icon} isLoading={isCopying} onClick={() => setOpen(true)}>
        {t`내 일정으로 복사`}
      </Button>
      <CopySheet
        open={isOpen}
        onOpenChange={setOpen}
        startDate={plan.startDate}
        onCopy={(startDate) => {
          setOpen(false)
          copy(startDate)
        }}
      />
    </BottomBar>
  )
}
