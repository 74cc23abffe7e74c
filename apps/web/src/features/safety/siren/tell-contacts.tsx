import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { HelpWays } from '../rescue/help-ways.tsx'
import { useHelp } from '../rescue/use-help.ts'
import { FixState } from './fix-state.tsx'

/** A message that is ready at once, and has the position as soon as it is known: nothing waits for it. */
export function TellContacts() {
  const { t } = useLingui()
  const titleId = useId()
  const { mine, text } = useHelp()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="font-bold">{t`신뢰 연락처에 알리기`}</h3>
      <FixState mine={mine} />
      <HelpWays text={text} hasOwnContacts />
    </section>
  )
}
