import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { useLingui } from '@lingui/react/macro'
import { BatteryLow, MapPin } from 'lucide-react'
import { formatDateTime } from '#lib/text/dates.ts'
import { accuracyText, ageText } from '../../fix-text.ts'
import { coordinatesText, mapLink } from '../../help-text.ts'
import { timerTitle } from '#lib/server/server-text.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { buttonClass } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { Fact, Facts } from '#ui/list/section.tsx'
import { NewTab } from '#ui/list/links.tsx'
import { GridNumber } from '../../rescue/grid-number.tsx'
import { isPlanned } from './police-text.ts'

const MINUTE_MS = 60_000

/** What the traveller meant to do, and where they were last. */
export function AlertFacts({ alert }: { alert: TimerAlert }) {
  const { t } = useLingui()
  const { title, note, startedAt, plannedAt, fix } = alert
  return (
    <>
      <Card>
        <Facts>
          {title !== null && <Fact label={t`하려던 일`}>{timerTitle(title)}</Fact>}
          {note !== null && note !== '' && (
            <Fact label={t`남긴 말`}>
              <span className="whitespace-pre-wrap">{note}</span>
            </Fact>
          )}
          {startedAt !== null && <Fact label={t`떠난 시간`}>{formatDateTime(startedAt)}</Fact>}
          {plannedAt !== null && isPlanned(alert) && (
            <Fact label={t`돌아오기로 한 시간`}>{formatDateTime(plannedAt)}</Fact>
          )}
        </Facts>
      </Card>
      <section aria-labelledby="last-position">
        <h2 id="last-position" className="mb-2 text-lg font-bold">
          {t`마지막 위치`}
        </h2>
        <Card>
          {fix === null ? (
            <p className="text-basalt-700">{t`남긴 위치가 없어요. 마지막으로 나눈 연락과 하려던 일을 떠올려보세요.`}</p>
          ) : (
            <LastPosition fix={fix} />
          )}
        </Card>
      </section>
    </>
  )
}

function LastPosition({ fix }: { fix: NonNullable<TimerAlert['fix']> }) {
  const { t } = useLingui()
  const takenAt = Date.parse(fix.takenAt)
  const now = Math.max(useServerNow(MINUTE_MS / 6), takenAt)
  const number = nationalGridNumber(fix)
  const { batteryPct } = fix
  const measured = formatDateTime(fix.takenAt)
  return (
    <div className="space-y-4">
      <p className="font-bold">
        {ageText(takenAt, now)} · {accuracyText(fix.accuracyM)}
        <span className="block text-sm font-normal text-basalt-500">
          {t`${measured}에 잰 위치예요. 지금은 다른 곳일 수 있어요.`}
        </span>
      </p>
      {batteryPct !== null && (
        <p className="flex items-center gap-1.5 text-sm text-basalt-700">
          <BatteryLow aria-hidden="true" size={18} />
          {t`그때 배터리 ${batteryPct}%`}
        </p>
      )}
      <Facts>
        {number !== null && (
          <Fact label={t`국가지점번호`}>
            <GridNumber number={number} />
          </Fact>
        )}
        <Fact label={t`위도, 경도`}>
          <p className="tabular-nums select-all">{coordinatesText(fix)}</p>
        </Fact>
      </Facts>
      <a
        href={mapLink(fix)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'md', fullWidth: true })}
      >
        <MapPin aria-hidden="true" size={18} />
        {t`지도에서 보기`}
        <NewTab />
      </a>
    </div>
  )
}
