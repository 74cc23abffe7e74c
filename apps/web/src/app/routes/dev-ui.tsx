import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Share2, ShoppingBasket } from 'lucide-react'
import { ButtonSamples } from '../dev-ui/button-samples.tsx'
import { ChoiceSamples } from '../dev-ui/choice-samples.tsx'
import { FieldSamples } from '../dev-ui/field-samples.tsx'
import { OverlaySamples } from '../dev-ui/overlay-samples.tsx'
import { StateSamples } from '../dev-ui/state-samples.tsx'
import { lazy, Suspense } from 'react'
import '../staff.css'

const DisplaySamples = lazy(() =>
  import('../dev-ui/display-samples.tsx').then((module) => ({ default: module.DisplaySamples })),
)

/** Every component in its states, to look at while building; sample texts are not translated. */
export function Component() {
  return (
    <>
      <PageHeader
        title="디자인 시스템: 아주 긴 제목은 가운데에서 잘려요"
        right={<IconButton label="공유" icon={<Share2 size={22} />} />}
      />
      <div className="px-gutter pb-8">
        <ButtonSamples />
        <FieldSamples />
        <ChoiceSamples />
        <OverlaySamples />
        <StateSamples />
        <Suspense>
          <DisplaySamples />
        </Suspense>
      </div>
      <BottomBar>
        <IconButton label="담은 곳" icon={<ShoppingBasket size={22} />} variant="outline" />
        <Button className="flex-1">리뷰 쓰기</Button>
      </BottomBar>
    </>
  )
}
