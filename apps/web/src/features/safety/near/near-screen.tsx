import { HELP_TOPICS, type HelpTopic, isHelpKind } from '@honjeo/catalogue/help-words'
import type { Position } from '@honjeo/contract/values/geo'
import { HELP_NEAREST } from '@honjeo/contract/values/limits'
import { landmarks } from '@honjeo/island/landmarks'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, LocateFixed, MapPinOff } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { formatDay } from '#lib/text/dates.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Button } from '#ui/form/button.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Card } from '#ui/list/card.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { accuracyText, ageText } from '../fix-text.ts'
import { problemText } from '../rescue/problem-text.ts'
import { type MyFix, useMyFix, useNow } from '../rescue/use-my-fix.ts'
import { isFar, pointsOf } from './near-points.ts'
import { NearTopic } from './near-topic.tsx'
import { TOPIC_NAMES } from './near-texts.tsx'
import { cellOf, helpAroundQuery, readKeptAround } from './near.api.ts'

const ALL = 'ALL'
/** One's own position, where no place was chosen in its stead. */
const HERE = 'HERE'

/** The places sorted by name, as one looks for it in a list. */
const PLACES = landmarks.toSorted((a, b) => a.name.localeCompare(b.name, 'ko'))

const positionOf = (name: string): Position | null => {
  const place = PLACES.find((each) => each.name === name)
  return place === undefined ? null : { lat: place.position[1], lng: place.position[0] }
}

/** What helps near by. Without a network it shows what comes with the app, and the last answer that this device got. */
export function Component() {
  const { t, i18n } = useLingui()
  const [params, setParams] = useSearchParams()
  const [place, setPlace] = useState(HERE)
  const [kept] = useState(readKeptAround)
  const mine = useMyFix()
  const now = useNow()
  const from = place === HERE ? mine.fix : positionOf(place)
  const { data, isFetching, error, refetch } = useQuery(helpAroundQuery(from && cellOf(from)))
  const known = data ?? kept
  const chosen = HELP_TOPICS.find((topic) => topic === params.get('kind')) ?? null
  const topics = chosen === null ? HELP_TOPICS : [chosen]
  const nearOf = (topic: HelpTopic) =>
    isHelpKind(topic)
      ? pointsOf(topic, known, from, new Date(now)).slice(0, chosen === null ? HELP_NEAREST : undefined)
      : []
  // What is near comes first; of the rest the most urgent, not a toilet on the other side of the island.
  const [near, rest] = [
    topics.filter((topic) => !isFar(topic, nearOf(topic))),
    topics.filter((topic) => isFar(topic, nearOf(topic))),
  ]

  function choose(topic: HelpTopic | typeof ALL) {
    setParams(topic === ALL ? {} : { kind: topic }, { replace: true })
  }

  return (
    <>
      <PageHeader title={t`가까운 도움`} back={{ fallback: paths.safetyCheck() }} />
      <div className="flex-1 space-y-4 px-gutter pt-2 pb-8">
        <EmergencyCalls />
        <Whence mine={mine} place={place} onPlace={setPlace} />
        <ChipRow
          label={t`무엇을 찾으세요?`}
          options={[
            { value: ALL, label: t`전체` },
            ...HELP_TOPICS.map((value) => ({ value, label: i18n._(TOPIC_NAMES[value]) })),
          ]}
          value={chosen ?? ALL}
          onChange={choose}
        />
        <div role="status" className="empty:hidden">
          {error !== null && !isFetching && <Unreached day={kept?.today ?? null} onRetry={() => void refetch()} />}
          {isFetching && <span className="sr-only">{t`가까운 곳을 찾고 있어요.`}</span>}
        </div>
        {[...near, ...rest].map((topic) => (
          <NearTopic key={topic} topic={topic} points={nearOf(topic)} known={known} now={new Date(now)} />
        ))}
        <p className="text-sm text-basalt-500">
          {t`자료는 바뀔 수 있어요. 가기 전에 전화로 확인해주세요. 위치는 약 500m로 뭉뚱그려 물어보고, 서버에 남기지 않아요.`}
        </p>
      </div>
    </>
  )
}

interface WhenceProps {
  mine: MyFix
  place: string
  onPlace: (place: string) => void
}

/** Asks where distances are counted from: the device's position, which is asked for, or a place one knows the name of. */
function Whence({ mine: { fix, isLocating, problem, locate }, place, onPlace }: WhenceProps) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const text = problem === null ? null : problemText(problem, navigator.userAgent)
  const isHere = place === HERE
  return (
    <Card className="space-y-3 p-5">
      <div role="status" className="empty:hidden">
        {isHere && isLocating && <p>{t`위치를 찾고 있어요.`}</p>}
        {isHere && !isLocating && fix !== null && (
          <p className="font-bold">
            {t`내 위치에서`} · {ageText(fix.takenAt, now)} · {accuracyText(fix.accuracyM)}
          </p>
        )}
        {isHere && !isLocating && text !== null && (
          <Callout tone="warning" icon={<MapPinOff aria-hidden="true" size={18} />}>
            <p className="font-bold">{i18n._(text.what)}</p>
            <p>{t`아래에서 가까운 곳을 고르면 거기서부터 알려드려요.`}</p>
          </Callout>
        )}
      </div>
      {isHere && fix === null && text === null && !isLocating && (
        <p>{t`위치를 켜거나 가까운 곳을 고르면 방향과 거리를 알려드려요.`}</p>
      )}
      {isHere && text?.canRetry !== false && (
        <Button
          fullWidth
          size="md"
          variant={fix === null ? 'primary' : 'secondary'}
          icon={<LocateFixed aria-hidden="true" size={18} />}
          isLoading={isLocating}
          onClick={locate}
        >
          {fix === null ? t`내 위치 찾기` : t`위치 다시 찾기`}
        </Button>
      )}
      <SelectField
        label={t`어디에서부터`}
        value={place}
        onChange={onPlace}
        options={[{ value: HERE, label: t`내 위치` }, ...PLACES.map(({ name }) => ({ value: name, label: name }))]}
      />
    </Card>
  )
}

/** The server was not reached: what is shown instead, and of which day. */
function Unreached({ day, onRetry }: { day: string | null; onRetry: () => void }) {
  const { t } = useLingui()
  const date = day === null ? null : formatDay(day)
  return (
    <Callout
      icon={<CloudOff aria-hidden="true" size={18} />}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t`다시 연결`}
        </Button>
      }
    >
      {date === null
        ? t`연결되지 않아 앱에 담긴 곳만 보여드려요.`
        : t`연결되지 않아 ${date}에 이 기기가 받은 자료를 보여드려요. 더 가까운 곳이 있을 수 있어요.`}
    </Callout>
  )
}
