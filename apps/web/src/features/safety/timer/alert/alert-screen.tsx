import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, GraduationCap } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { isRefusal } from '#lib/server/api-error.ts'
import { readJson, writeJson } from '#lib/device/storage.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { ReaderCallLinks, ReaderCalls } from '../../abroad/reader-calls.tsx'
import { KeptNotice } from '#features/kept/kept-notice.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { TimerSkeleton } from '../timer-states.tsx'
import { AlertProblem } from './alert-problem.tsx'
import { alertQuery } from '../timer.api.ts'
import { Tinted } from '../tinted.tsx'
import { OpenAlert } from './open-alert.tsx'
import { useAlertActs } from './use-alert-acts.ts'

const keyOf = (token: string) => `alert:${token}`

/** Remembers what was shown, until the tab is closed, for a page that is loaded again while the server is out of reach. */
function keepAlert(token: string, alert: TimerAlert): void {
  writeJson(keyOf(token), alert, 'session')
}

function readKeptAlert(token: string): TimerAlert | null {
  return readJson<TimerAlert | null>(keyOf(token), null, isAlertOrNull, 'session')
}

function isAlertOrNull(value: unknown): value is TimerAlert | null {
  if (typeof value !== 'object' || value === null) return value === null
  const { travellerName, contactName, isDrill } = value as Partial<Record<keyof TimerAlert, unknown>>
  return typeof travellerName === 'string' && typeof contactName === 'string' && typeof isDrill === 'boolean'
}

/** A screen for a contact who has heard that a traveller did not come back: opened by a link, without an account. */
export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data, error, failureReason, isFetching, refetch } = useQuery(alertQuery(token))
  const isAway = failureReason !== null && !isRefusal(failureReason)
  const isGone = error !== null && isRefusal(error)
  const alert = isGone ? undefined : (data ?? (isAway ? (readKeptAlert(token) ?? undefined) : undefined))

  useEffect(() => {
    if (data !== undefined) keepAlert(token, data)
  }, [token, data])

  const retry = () => void refetch()
  return (
    <>
      <PageHeader title={t`귀가 알림`} right={<ReaderCallLinks />} />
      {isAway && alert !== undefined && (
        <div className="px-gutter pb-3">
          <KeptNotice failure={failureReason} isRetrying={isFetching} onRetry={retry}>
            <p>{t`마지막으로 받은 내용을 보여드려요. 그 뒤에 바뀌었을 수 있어요.`}</p>
          </KeptNotice>
        </div>
      )}
      {alert !== undefined ? (
        alert.isDrill ? (
          <Drill token={token} alert={alert} />
        ) : (
          <OpenAlert token={token} alert={alert} />
        )
      ) : error === null ? (
        <TimerSkeleton />
      ) : (
        <AlertProblem error={error} isRetrying={isFetching} onRetry={retry} />
      )}
    </>
  )
}

/** Nothing has happened: it is tried out whether an alert arrives, and what one would see. */
function Drill({ token, alert }: { token: string; alert: TimerAlert }) {
  const { t } = useLingui()
  const acts = useAlertActs(token, alert)
  const { travellerName, contactName, isMine } = alert
  return (
    <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
      <Tinted tone="info">
        <p className="flex items-center gap-2 font-bold text-sea-700">
          <GraduationCap aria-hidden="true" size={22} className="shrink-0" />
          {t`연습이에요`}
        </p>
        <h2 className="mt-2 text-2xl font-extrabold">{t`지금은 아무 일도 없어요`}</h2>
        <p className="mt-2 text-basalt-700">
          {t`${travellerName}님이 ${contactName}님에게 알림이 잘 닿는지 확인하고 있어요. 받았다면 아래 버튼을 눌러주세요.`}
        </p>
      </Tinted>
      {isMine ? (
        <div role="status">
          <Callout tone="info" icon={<CircleCheck aria-hidden="true" size={18} />}>
            {t`확인했어요. ${travellerName}님에게도 보여줄게요.`}
          </Callout>
        </div>
      ) : (
        <Button fullWidth isLoading={acts.pending === 'acknowledge'} onClick={acts.acknowledge}>
          {t`연습 알림을 받았어요`}
        </Button>
      )}
      <div role="alert">{acts.problem !== undefined && <Callout tone="danger">{acts.problem}</Callout>}</div>
      <section aria-labelledby="real-alert">
        <h2 id="real-alert" className="mb-2 text-lg font-bold">
          {t`진짜 알림이 오면`}
        </h2>
        <Card>
          <ul className="list-disc space-y-2 pl-[1.25em] text-basalt-700">
            <li>{t`돌아오기로 한 시간, 하려던 일, 남긴 말과 마지막 위치가 보여요.`}</li>
            <li>{t`전화해 보고, 안 되면 경찰에 신고할 수 있게 신고할 글을 준비해드려요.`}</li>
            <li>{t`‘내가 연락해 볼게요’를 누르면 다른 연락처에도 알려줘요.`}</li>
          </ul>
        </Card>
      </section>
      <ReaderCalls />
      <p className="text-sm text-basalt-500">{t`혼저는 긴급 구조 서비스가 아니에요. 지금 진짜 위급하다면 위의 방법으로 알려주세요.`}</p>
    </div>
  )
}
