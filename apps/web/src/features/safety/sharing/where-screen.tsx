import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { formatTime } from '#lib/dates.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useServerNow } from '#lib/use-server-now.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RowSkeletons } from '#ui/row-skeletons.tsx'
import { leftText } from './left-text.ts'
import { sharedLocationQuery } from './location-shares.api.ts'
import { SharedPosition } from './shared-position.tsx'

const POLL_MS = 15_000
const STEP_MS = 5000

/** Ended, taken back, or never a link of ours, whose token the server refuses as it stands. */
const isDead = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status)

/** Where somebody is who sent a link. It asks again by itself while somebody looks, until the share ends. */
export function WhereScreen({ token }: { token: string }) {
  const { t } = useLingui()
  const now = useServerNow(STEP_MS)
  const { data, error, failureReason, isFetching, refetch } = useQuery({
    ...sharedLocationQuery(token),
    refetchInterval: ({ state }) => !isDead(state.error) && POLL_MS,
  })
  const left = data === undefined ? 0 : Date.parse(data.endsAt) - now
  if (isDead(error) || (data !== undefined && left <= 0)) return <Over />
  if (data === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const { travellerName, fix } = data
  const rest = leftText(left)
  const until = formatTime(data.endsAt)
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-xl font-bold">{t`${travellerName}님이 있는 곳`}</h2>
        <p className="text-sm text-basalt-700">{t`${until}까지 볼 수 있어요 · ${rest} 남음`}</p>
      </div>
      {/* At the first failure already: the tries that follow take seconds. */}
      {failureReason !== null && (
        <KeptNotice failure={failureReason} isRetrying={isFetching} onRetry={() => void refetch()}>
          <p>{t`새 위치를 받지 못하고 있어요.`}</p>
        </KeptNotice>
      )}
      {fix === null ? (
        <EmptyState
          scene="oreum"
          title={t`아직 받은 위치가 없어요`}
          description={t`${travellerName}님의 기기가 위치를 보내면 바로 보여드릴게요. 이 화면을 열어두세요.`}
        />
      ) : (
        <SharedPosition fix={fix} name={travellerName} />
      )}
      <p className="text-sm text-basalt-700">
        {t`저절로 새로워져요. 상대의 화면이 꺼져 있으면 위치가 오래될 수 있으니 시각을 꼭 봐주세요. 지나온 길은 보이지 않고, 몇 번 봤는지는 상대에게 보여요.`}
      </p>
    </div>
  )
}

function Over() {
  const { t } = useLingui()
  return (
    <EmptyState
      scene="road"
      title={t`위치 공유가 끝났어요`}
      description={t`정한 시간이 지났거나 상대가 공유를 끝냈어요. 위치는 지워졌어요. 걱정되면 직접 연락해주세요.`}
      action={<LinkButton variant="secondary" to={paths.home()}>{t`혼저 둘러보기`}</LinkButton>}
    />
  )
}
