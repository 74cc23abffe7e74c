import { useLingui } from '@lingui/react/macro'
import { LocateFixed, MapPinOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Nearest } from './nearest.ts'
import { PositionFacts } from './position-facts.tsx'
import { problemText } from './problem-text.ts'
import type { MyFix } from './use-my-fix.ts'

export interface PositionCardProps {
  mine: MyFix
  nearest: Nearest | null
}

export function PositionCard({ mine: { fix, isFound, isLocating, problem, locate }, nearest }: PositionCardProps) {
  const { t, i18n } = useLingui()
  const text = problem === null ? null : problemText(problem, navigator.userAgent)
  return (
    <Card className="space-y-4 p-5">
      <div>
        <h2 className="text-lg font-bold">{t`내 위치`}</h2>
        <div role="status" className="*:mt-4">
          {isLocating && <p className="text-basalt-700">{t`위치를 찾고 있어요. 하늘이 보이는 곳이면 더 정확해요.`}</p>}
          {isFound && !isLocating && text === null && <VisuallyHidden>{t`위치를 찾았어요.`}</VisuallyHidden>}
          {text !== null && (
            <Callout tone="warning" icon={<MapPinOff aria-hidden="true" size={20} />}>
              <p className="font-bold">{i18n._(text.what)}</p>
              <p>{i18n._(text.advice)}</p>
            </Callout>
          )}
        </div>
      </div>
      {fix !== null && <PositionFacts fix={fix} nearest={nearest} />}
      {fix === null && problem === null && !isLocating && (
        <p>{t`위치를 켜면 119와 112에 불러줄 번호를 보여드려요. 위치는 이 기기에만 두고, 보내기를 누르기 전에는 아무에게도 알리지 않아요.`}</p>
      )}
      {text?.canRetry !== false && (
        <Button
          fullWidth
          variant={fix === null ? 'primary' : 'secondary'}
          icon={<LocateFixed aria-hidden="true" size={18} />}
          isLoading={isLocating}
          onClick={locate}
        >
          {fix === null && problem === null ? t`내 위치 찾기` : t`위치 다시 찾기`}
        </Button>
      )}
    </Card>
  )
}
