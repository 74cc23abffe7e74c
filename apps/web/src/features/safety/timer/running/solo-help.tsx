import { useLingui } from '@lingui/react/macro'
import { MessageSquareText, Phone } from 'lucide-react'
import { smsLink } from '#lib/device/share.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, buttonClass } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { HelpWays } from '../../rescue/help-ways.tsx'
import { useHelp } from '../../rescue/use-help.ts'
import { readHelper } from './own-helper.ts'

/** The rescue card, open, once the time to answer has passed: a call and a ready message are one tap away. */
export function SoloHelp() {
  const { t } = useLingui()
  const { mine, text, sayings } = useHelp()
  const helper = readHelper()
  return (
    <Card className="space-y-4 p-5">
      <h2 className="text-lg font-bold">{t`구조 카드`}</h2>
      {helper !== '' && (
        <div className="grid gap-2">
          <a href={`tel:${helper}`} className={buttonClass({})}>
            <Phone aria-hidden="true" size={18} />
            {t`${helper} 전화`}
          </a>
          <a href={smsLink(helper, text)} className={buttonClass({ variant: 'secondary' })}>
            <MessageSquareText aria-hidden="true" size={18} />
            {t`${helper} 문자`}
          </a>
        </div>
      )}
      {mine.fix === null && (
        <Button variant="secondary" size="md" fullWidth isLoading={mine.isLocating} onClick={mine.locate}>
          {t`내 위치 찾기`}
        </Button>
      )}
      <HelpWays text={text} sayings={sayings} hasOwnContacts={helper === ''} />
      <TextLink to={paths.rescue()}>{t`구조 카드 크게 보기`}</TextLink>
    </Card>
  )
}
