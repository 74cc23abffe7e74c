import { Trans } from '@lingui/react/macro'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { StepTitle } from './step-title.tsx'
import { TravellerScene } from './traveller-scene.tsx'

interface TravelIntroProps {
  onStart: () => void
  /** Given when all five questions are answered already, such as before signing up. */
  onKeep?: (() => void) | undefined
}

export function TravelIntro({ onStart, onKeep }: TravelIntroProps) {
  return (
    <>
      <div className="flex flex-1 flex-col justify-center gap-8 px-gutter py-6 text-center">
        <TravellerScene scene="crossroads" />
        <StepTitle
          description={
            <Trans>
              다섯 가지 질문에 마음 가는 대로 답해보세요.
              <br />
              정답은 없어요. 1분이면 충분해요.
            </Trans>
          }
        >
          <Trans>나는 어떤 혼행러일까요?</Trans>
        </StepTitle>
      </div>
      <BottomBar>
        {onKeep === undefined ? (
          <Button className="flex-1" onClick={onStart}>
            <Trans>시작하기</Trans>
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onStart}>
              <Trans>다시 해보기</Trans>
            </Button>
            <Button className="flex-1" onClick={onKeep}>
              <Trans>지난 결과로 계속하기</Trans>
            </Button>
          </>
        )}
      </BottomBar>
    </>
  )
}
