import type { StayFact } from '@honjeo/contract/stay-facts'
import type { PlaceDetail } from '@honjeo/contract/places'
import { STAY_FACTS } from '@honjeo/contract/values/stay-facts'
import { useLingui } from '@lingui/react/macro'
import { Footprints } from 'lucide-react'
import { useId, useState } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { isStale } from './rule-texts.ts'
import { STAY_FACT_LABELS, stayFactText } from './stay-texts.ts'
import type { SourceLine } from './today-rules.tsx'

const CorrectionSheet = lazyLayer(() => import('./correction-sheet.tsx').then((module) => module.CorrectionSheet))

export interface StayFactsProps {
  place: PlaceDetail
  day: string
  /** The component is handed in, for what both files need would be a third one to fetch with every place. */
  Source: typeof SourceLine
}

/** What one who sleeps there alone asks: each fact with its source, or that it is not known. Nothing here is a score. */
export function StayFacts({ place: { basic, stayFacts = [] }, day, Source }: StayFactsProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby={id}>
      <Card className="space-y-3 px-4 py-4">
        <h2 id={id} className="font-bold">{t`혼자 묵기 전에`}</h2>
        <p className="text-sm text-basalt-500">{t`출처가 있는 것만 적고, 점수는 매기지 않아요.`}</p>
        <ul className="space-y-3">
          {STAY_FACTS.map((name) => {
            const known = stayFacts.find(({ fact }) => fact === name)
            const label = i18n._(STAY_FACT_LABELS[name])
            return (
              <li key={name}>
                {known === undefined ? (
                  <p className="text-basalt-500">{t`${label}: 몰라요`}</p>
                ) : (
                  <KnownFact known={known} day={day} Source={Source} />
                )}
              </li>
            )
          })}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            shape="pill"
            aria-haspopup="dialog"
            aria-expanded={isAsking}
            onClick={() => setAsking(true)}
          >
            {t`달라요`}
          </Button>
          <LinkButton
            variant="secondary"
            size="sm"
            shape="pill"
            icon={<Footprints aria-hidden="true" size={16} />}
            to={paths.walkHome()}
            state={{ lodging: { lat: basic.lat, lng: basic.lng } }}
          >
            {t`여기까지 함께 가기`}
          </LinkButton>
        </div>
        <CorrectionSheet open={isAsking} onOpenChange={setAsking} contentId={basic.contentId} />
      </Card>
    </section>
  )
}

function KnownFact({ known, day, Source }: Pick<StayFactsProps, 'day' | 'Source'> & { known: StayFact }) {
  const { t } = useLingui()
  return (
    <div className="space-y-1">
      <p className="font-semibold break-words">{stayFactText(known, day)}</p>
      {isStale(known, day) && (
        <p className="text-sm text-danger">{t`확인한 지 오래됐어요. 예약하기 전에 숙소에 물어봐주세요.`}</p>
      )}
      <Source source={known.source} checkedOn={known.checkedOn} />
    </div>
  )
}
