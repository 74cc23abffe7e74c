import { useLingui } from '@lingui/react/macro'
import { SoloFactQuestions } from '#features/solo-facts/solo-fact-questions.tsx'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'

/** What is asked once a receipt has proven a visit: how the place was alone. Nothing has to be answered. */
export function SoloFactsStep({ contentId, onDone }: { contentId: number; onDone: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <div className="flex-1 space-y-4 px-gutter pt-3 pb-8">
        <p className="text-basalt-700">{t`리뷰를 등록했어요. 혼자 갈 다음 사람을 위해 아는 것만 눌러주세요.`}</p>
        <SoloFactQuestions contentId={contentId} />
      </div>
      <BottomBar>
        <Button className="flex-1" onClick={onDone}>
          {t`다 했어요`}
        </Button>
      </BottomBar>
    </>
  )
}
