import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { HelpWays } from './help-ways.tsx'

/** The text that tells others where one is, and the ways to get it to them. */
export function HelpMessage({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <Card className="space-y-4 p-5">
      <h2 className="text-lg font-bold">{t`글로 알리기`}</h2>
      <HelpWays text={text} />
    </Card>
  )
}
