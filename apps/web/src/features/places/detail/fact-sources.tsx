import type { PlaceDetail } from '@honjeo/contract/places'
import type { SourcedFact } from '@honjeo/contract/values/sourced-facts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { SourceLine } from './today-rules.tsx'

const LABELS: Record<SourcedFact, MessageDescriptor> = {
  POSITION: msg`위치`,
  TEL: msg`전화`,
  HOMEPAGE: msg`홈페이지`,
  OPEN_TIME: msg`여는 시간`,
  REST_DATE: msg`쉬는 날`,
  PARKING: msg`주차`,
  FEE: msg`이용 요금`,
}

type Sourced = NonNullable<PlaceDetail['sources']>[number]

export interface FactSourcesProps {
  sources: readonly Sourced[]
  Source: typeof SourceLine
}

/** Says where the values above were read, each source once with what it says, and which of them no second one confirms. */
export function FactSources({ sources, Source }: FactSourcesProps) {
  const { t, i18n } = useLingui()
  if (sources.length === 0) return null
  const keyOf = ({ source, checkedOn }: Sourced) => `${source.url} ${checkedOn}`
  const isSingle = ({ fact }: Sourced) =>
    fact !== 'POSITION' && fact !== 'HOMEPAGE' && sources.filter((each) => each.fact === fact).length === 1
  const namesOf = (facts: readonly Sourced[]) => facts.map(({ fact }) => i18n._(LABELS[fact])).join(', ')
  const singles = namesOf(sources.filter(isSingle))
  const firsts = sources.filter((each, index) => sources.findIndex((other) => keyOf(other) === keyOf(each)) === index)
  return (
    <section aria-label={t`어디서 알았나요`} className="space-y-2 px-1">
      {singles !== '' && (
        <p className="text-sm text-basalt-700">{t`한 곳에서만 본 내용이라 확인이 필요해요: ${singles}`}</p>
      )}
      {firsts.map((first) => {
        const facts = sources.filter((each) => keyOf(each) === keyOf(first))
        return (
          <div key={keyOf(first)}>
            <p className="text-sm text-basalt-500">{namesOf(facts)}</p>
            <Source source={first.source} checkedOn={first.checkedOn} isUnsure={facts.some(isSingle)} />
          </div>
        )
      })}
    </section>
  )
}
