import type { Position } from '@honjeo/contract/values/geo'
import type { Fix as SharedFix } from '@honjeo/contract/position'
import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { PlaceDirections } from '#features/places/detail/place-directions.tsx'
import { errorText, isDeadLink } from '#lib/server/api-error.ts'
import { formatTime } from '#lib/text/dates.ts'
import { isCoarse } from '../fix-text.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { coordinatesText } from '../help-text.ts'
import { paths } from '#lib/navigation/paths.ts'
import { copyText } from '#lib/device/share.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Fact, Facts } from '#ui/list/section.tsx'
import { KeptNotice } from '#features/kept/kept-notice.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { GridNumber } from '../rescue/grid-number.tsx'
import { ReaderCallLinks, ReaderNote } from '../abroad/reader-calls.tsx'
import { FixLine, leftText } from './share-words.tsx'
import { sharedLocationQuery } from './sharing.api.ts'

/** The bounds around the island with Chuja and Mara, as the map goes; written here, since the map's code comes later. */
const WATERS = { south: 32.7, west: 125.7, north: 34.4, east: 127.4 }

/** Whether the island's map can show it. */
function isInWaters({ lat, lng }: Position): boolean {
  return lat >= WATERS.south && lat <= WATERS.north && lng >= WATERS.west && lng <= WATERS.east
}

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`공유받은 위치`} right={<ReaderCallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <Where key={token} token={token} />
        <ReaderNote />
      </div>
    </>
  )
}

const POLL_MS = 15_000
const STEP_MS = 5000

/** Shows where the traveller is who sent a link. It asks again by itself while the page is seen, until the share ends. */
function Where({ token }: { token: string }) {
  const { t } = useLingui()
  const now = useServerNow(STEP_MS)
  const { data, error, failureReason, isFetching, refetch } = useQuery({
    ...sharedLocationQuery(token),
    refetchInterval: ({ state }) => !isDeadLink(state.error) && POLL_MS,
  })
  const left = data === undefined ? 0 : Date.parse(data.endsAt) - now
  if (isDeadLink(error) || (data !== undefined && left <= 0)) return <Over />
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
      {/* The notice is shown at the first failure already: the tries that follow take seconds. */}
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

/** Shows where the traveller is, on the map and in all the ways that one may have to say it to others. */
function SharedPosition({ fix, name }: { fix: SharedFix; name: string }) {
  const { t } = useLingui()
  const { lat, lng, accuracyM, takenAt } = fix
  const measured = useMemo(
    () => ({ lat, lng, accuracyM, takenAt: Date.parse(takenAt) }),
    [lat, lng, accuracyM, takenAt],
  )
  const number = nationalGridNumber(fix)
  const coordinates = coordinatesText(fix)

  async function handleCopy() {
    const text = number === null ? coordinates : t`국가지점번호 ${number}, 위도와 경도 ${coordinates}`
    if (await copyText(text)) toast.success(t`위치를 복사했어요.`)
    else toast.error(t`복사하지 못했어요. 숫자를 길게 눌러 복사해주세요.`)
  }

  return (
    <div className="space-y-5">
      {isInWaters(fix) ? (
        <SharedMapSlot fix={measured} name={name} />
      ) : (
        <Callout>{t`제주 밖이라 이 지도에 보여드릴 수 없어요. 아래 길찾기를 눌러 지도 앱에서 봐주세요.`}</Callout>
      )}
      <Card className="space-y-4 p-5">
        <FixLine fix={fix} className="text-lg font-bold" />
        {isCoarse(accuracyM) && <Callout tone="warning">{t`대략적인 위치라 실제와 많이 다를 수 있어요.`}</Callout>}
        <Facts>
          {number !== null && (
            <Fact label={t`국가지점번호`}>
              <GridNumber number={number} />
            </Fact>
          )}
          <Fact label={t`위도, 경도`}>
            <p className="tabular-nums select-all">{coordinates}</p>
          </Fact>
        </Facts>
        <Button
          variant="secondary"
          size="md"
          fullWidth
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => void handleCopy()}
        >{t`위치 복사`}</Button>
      </Card>
      <PlaceDirections place={{ title: t`${name}님이 있던 곳`, lat, lng }} />
    </div>
  )
}

/** The map as soon as its code has come; the words beside it do not wait for it. */
function SharedMapSlot({ fix, name }: { fix: DeviceFix; name: string }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shared-location', 'map-code'],
    // The component is within an object, as alone it would be taken for a function that makes the value.
    queryFn: async () => ({ SharedMapView: (await import('./shared-map-view.tsx')).SharedMapView }),
    staleTime: Infinity,
    retry: 1,
  })
  return (
    <div className="relative isolate h-[44dvh] min-h-60 overflow-hidden rounded-lg">
      {data !== undefined ? (
        <data.SharedMapView fix={fix} name={name} />
      ) : error === null ? (
        <Skeleton className="absolute inset-0" />
      ) : (
        <div className="absolute inset-0 grid place-items-center p-3">
          <ErrorState
            isInline
            message={t`지도를 불러오지 못했어요. 위치는 아래에 글로 있어요.`}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </div>
  )
}
