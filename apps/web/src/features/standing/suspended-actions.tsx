import { useLingui } from '@lingui/react/macro'
import { MessageCircleQuestionMark, ScrollText, SquarePen } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListItem } from '#ui/list-item.tsx'

/** Links to the inquiry form. */
export function SuspendedActions() {
  const { t } = useLingui()
  return (
    <div className="space-y-4">
      <p className="text-basalt-700">
        {t`사유가 사실과 다르거나 궁금한 점이 있다면 문의를 남겨주세요. 1~2일 안에 살펴보고 답해드려요.`}
      </p>
      <LinkButton to={paths.newInquiry()} fullWidth icon={<SquarePen aria-hidden="true" size={18} />}>
        {t`1:1 문의하기`}
      </LinkButton>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          <ListItem
            to={paths.myInquiries()}
            leading={<MessageCircleQuestionMark aria-hidden="true" size={20} />}
            title={t`내 문의 내역`}
          />
          <ListItem to={paths.terms()} leading={<ScrollText aria-hidden="true" size={20} />} title={t`이용약관`} />
        </ul>
      </Card>
    </div>
  )
}
