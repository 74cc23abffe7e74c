import { useLingui } from '@lingui/react/macro'
import { ShieldUser } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { ListItem } from '#ui/list-item.tsx'

/** The way to the console, for those who work there. */
export function StaffEntry() {
  const { t } = useLingui()
  return (
    <Card className="overflow-hidden p-0!">
      <ul>
        <ListItem
          to={paths.admin()}
          leading={<ShieldUser aria-hidden="true" size={20} />}
          title={t`운영 콘솔`}
          description={t`신고, 문의, 회원, 콘텐츠를 돌봐요`}
        />
      </ul>
    </Card>
  )
}
