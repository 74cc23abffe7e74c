import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { endingText, toldText } from '../ended-words.ts'
import { HelpNow } from '../help-now.tsx'
import { TripFacts } from '../trip-facts.tsx'
import { ToldList } from './told-list.tsx'

/** A timer that is over, as the server answers it. */
export function EndedView({ checkIn }: { checkIn: Timer }) {
  const { t } = useLingui()
  const { ending, contacts } = checkIn
  const isTold = contacts.some(({ deliveries }) => deliveries.length > 0)
  return (
    <>
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
        <div role="status">
          {ending !== null && <EmptyState scene="oreum" title={endingText(ending)} description={toldText(checkIn)} />}
        </div>
        {isTold && <ToldList checkIn={checkIn} />}
        <TripFacts checkIn={checkIn} />
        <HelpNow />
      </div>
      <BottomBar>
        <LinkButton variant="secondary" className="flex-1" to={paths.timer()}>
          {t`새 타이머 켜기`}
        </LinkButton>
      </BottomBar>
    </>
  )
}
