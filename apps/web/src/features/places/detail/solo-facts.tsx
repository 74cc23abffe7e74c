import type { PlaceDetail } from '@honjeo/contract/places'
import type { SoloFactCount } from '@honjeo/contract/solo-facts'
import { isGoodAnswer, SOLO_FACTS_OF, type SoloFact } from '@honjeo/contract/values/solo-facts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSession } from '#lib/server/session.ts'
import { drawingNow } from '#lib/page/rendering.ts'
import { dayKey, formatDaysAgo } from '#lib/text/dates.ts'
import { placeQuery } from '../places.api.ts'
import { Card } from '#ui/list/card.tsx'
import { YES_LABELS } from '#features/solo-facts/solo-fact-labels.ts'

const SoloFactQuestions = lazy(() =>
  import('#features/solo-facts/solo-fact-questions.tsx').then((module) => ({ default: module.SoloFactQuestions })),
)

/** What is said of a place where a fact is answered with no. */
const NO_LABELS: Record<SoloFact, MessageDescriptor> = {
  SINGLE_PORTION: msg`1인분은 안 돼요`,
  SOLO_SEAT: msg`혼자 앉는 자리 없어요`,
  NO_STARES: msg`눈치가 보여요`,
  LONG_QUEUE: msg`웨이팅 길지 않아요`,
  FOREIGN_MENU: msg`외국어 메뉴·키오스크 없어요`,
  LIT_PATH: msg`밤길 어두워요`,
}

/** What those who have proven a visit say a place is to one alone; members who have been there answer below. */
export function SoloFacts({ place: { basic, soloFacts = [] } }: { place: PlaceDetail }) {
  const { t } = useLingui()
  const session = useSession()
  const queryClient = useQueryClient()
  const asked = SOLO_FACTS_OF[basic.contentTypeId]
  const shown = asked.flatMap((fact) => soloFacts.find((each) => each.fact === fact) ?? [])
  return (
    <Card className="space-y-3 px-4 py-4">
      <h2 className="font-bold">{t`혼자 가보니`}</h2>
      {shown.length === 0 ? (
        <p className="text-sm text-basalt-500">
          {t`아직 답이 모자라요. 영수증으로 방문을 확인받은 분 셋이 답하면 보여드려요.`}
        </p>
      ) : (
        <ul className="space-y-2.5">
          {shown.map((count) => (
            <Fact key={count.fact} count={count} />
          ))}
        </ul>
      )}
      {session !== null && (
        <Suspense>
          <SoloFactQuestions
            contentId={basic.contentId}
            isQuiet
            onCounted={(counts) =>
              queryClient.setQueryData(
                placeQuery(basic.contentId).queryKey,
                (place) => place && { ...place, soloFacts: counts },
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}

/** A fact as it is said, or that opinions differ; with how many of how many say so, and when the last of them was there. */
function Fact({ count: { fact, yes, total, newest, says } }: { count: SoloFactCount }) {
  const { t, i18n } = useLingui()
  const label = i18n._((says === false ? NO_LABELS : YES_LABELS)[fact])
  const agreeing = says === false ? total - yes : yes
  const ago = formatDaysAgo(newest, dayKey(new Date(drawingNow())))
  const isGood = says !== null && isGoodAnswer(fact, says)
  const Icon = isGood ? Check : X
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden="true" className={`mt-0.5 w-5 shrink-0 ${isGood ? 'text-easy' : 'text-hard'}`}>
        {says !== null && <Icon size={20} />}
      </span>
      <div className="min-w-0 flex-1">
        <p className={says === null ? 'text-basalt-700' : 'font-semibold'}>
          {says === null ? t`${label}: 의견이 갈려요` : label}
        </p>
        <p className="text-sm text-basalt-500 tabular-nums">{t`${total}명 중 ${agreeing}명 · 최근 방문 ${ago}`}</p>
      </div>
    </li>
  )
}
