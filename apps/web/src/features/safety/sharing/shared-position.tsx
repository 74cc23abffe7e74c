import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import type { Fix as SharedFix } from '@honjeo/contract/position'
import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { PlaceDirections } from '#features/places/detail/place-directions.tsx'
import { GridNumber } from '../rescue/grid-number.tsx'
import { isCoarse } from '#lib/fix-text.ts'
import { coordinatesText } from '#lib/help-text.ts'
import { copyText } from '#lib/share.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { toast } from '#ui/toast.ts'
import { FixLine } from './fix-line.tsx'
import { isInWaters } from './in-waters.ts'
import { SharedMapSlot } from './shared-map-slot.tsx'

/** Where somebody is, on the map and in all the ways that one may have to tell it to others. */
export function SharedPosition({ fix, name }: { fix: SharedFix; name: string }) {
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
