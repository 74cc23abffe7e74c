import type { MySession } from '@honjeo/contract/account'
import * as failures from '@honjeo/contract/values/error-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, ShieldAlert, Smartphone } from 'lucide-react'
import { formatDate, formatListTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { unlessGone } from '#lib/server/outcome.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { endOtherSessions, endSession, sessionsQuery } from '../my-account.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`로그인한 기기`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <SessionList />
      </div>
    </>
  )
}

/** The devices on which I am logged in: here first, then the most recently used. */
function SessionList() {
  const { t } = useLingui()
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery())
  const { endOne, endOthers, endingId, isEndingOthers } = useEndSessions()
  if (sessions === undefined) {
    if (error === null) return <SessionSkeletons />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <div className="space-y-5">
      <Card className="overflow-hidden p-0!">
        <ul aria-label={t`로그인한 기기`} className="divide-y divide-basalt-200">
          {sessions
            .toSorted((one, other) => Number(other.current) - Number(one.current))
            .map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                isEnding={session.sessionId === endingId}
                onEnd={(device) => void endOne(session.sessionId, device)}
              />
            ))}
        </ul>
      </Card>
      {hasOthers ? (
        <>
          <Button
            variant="secondary"
            size="md"
            fullWidth
            isLoading={isEndingOthers}
            onClick={() => void endOthers()}
          >{t`다른 기기 모두 로그아웃`}</Button>
          <Callout icon={<ShieldAlert aria-hidden="true" size={18} />}>
            <Trans>
              모르는 기기가 있나요? 로그아웃한 뒤 <TextLink to={paths.password()}>비밀번호를 바꿔주세요</TextLink>.
            </Trans>
          </Callout>
        </>
      ) : (
        <p className="text-center text-sm text-basalt-500">
          <Trans>다른 기기에서는 로그인하지 않았어요.</Trans>
        </p>
      )}
    </div>
  )
}

function SessionSkeletons() {
  return (
    <SkeletonGroup className="space-y-5 px-4 py-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-6" />
          <div className="space-y-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

const ON_PHONES = /android|ios|ipados/i

interface SessionRowProps {
  session: MySession
  isEnding: boolean
  onEnd: (device: string) => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const { browser, os, createdAt, lastSeenAt, current } = session
  const device = [browser, os].filter((part) => part !== null).join(' · ') || t`알 수 없는 기기`
  const Icon = ON_PHONES.test(os ?? '') ? Smartphone : Monitor
  const since = formatDate(createdAt)
  const seen = formatListTime(lastSeenAt)
  return (
    <ListItem
      leading={<Icon aria-hidden="true" size={22} />}
      title={device}
      description={
        <>
          <span className="block">{current ? t`지금 쓰고 있어요` : t`마지막 사용: ${seen}`}</span>
          <span className="block">{t`로그인: ${since}`}</span>
        </>
      }
      trailing={
        current ? (
          <Badge tone="sea">{t`이 기기`}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`${device} 로그아웃`}
            isLoading={isEnding}
            onClick={() => onEnd(device)}
          >
            {t`로그아웃`}
          </Button>
        )
      }
    />
  )
}

/** Asks, and logs out one device, or all but this one. */
function useEndSessions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
  const onError = (error: unknown) => toast.error(errorText(error))

  const ending = useMutation({
    mutationFn: (sessionId: string) => unlessGone(failures.SESSION_NOT_FOUND, endSession(sessionId)),
    onSuccess: () => {
      toast.success(t`그 기기에서 로그아웃했어요.`)
      return refresh()
    },
    onError,
  })
  const endingOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      toast.success(t`다른 기기에서 모두 로그아웃했어요.`)
      return refresh()
    },
    onError,
  })

  return {
    async endOne(sessionId: string, device: string) {
      const isSure = await confirm({
        title: t`이 기기에서 로그아웃할까요?`,
        description: t`${device}에서 다시 쓰려면 새로 로그인해야 해요.`,
        confirmLabel: t`로그아웃`,
        isDanger: true,
      })
      if (isSure) ending.mutate(sessionId)
    },
    async endOthers() {
      const isSure = await confirm({
        title: t`다른 기기에서 모두 로그아웃할까요?`,
        description: t`지금 쓰는 기기만 로그인한 채로 남아요.`,
        confirmLabel: t`모두 로그아웃`,
        isDanger: true,
      })
      if (isSure) endingOthers.mutate()
    },
    /** The device that is being logged out. */
    endingId: ending.isPending ? ending.variables : undefined,
    isEndingOthers: endingOthers.isPending,
  }
}
