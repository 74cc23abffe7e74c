import { useLingui } from '@lingui/react/macro'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { HeartHandshake, Radio } from 'lucide-react'
import { ContactList } from '#features/safety/contacts/contact-list.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Card } from '#ui/card.tsx'
import { EmergencyNote } from '#ui/emergency-note.tsx'
import { ListItem } from '#ui/list-item.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`신뢰 연락처`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        {userId !== undefined && <ContactList key={userId} userId={userId} />}
        <Card className="overflow-hidden p-0!">
          <ul className="divide-y divide-basalt-200">
            <ListItem
              to={paths.askedOfMe()}
              leading={<HeartHandshake aria-hidden="true" size={22} />}
              title={t`나에게 부탁한 사람`}
              description={t`내가 신뢰 연락처인 사람과 나에게 공유된 위치`}
            />
            <ListItem
              to={paths.shareLocation()}
              leading={<Radio aria-hidden="true" size={22} />}
              title={t`위치 공유`}
              description={t`정한 시간 동안만 지금 있는 곳을 보여줘요`}
            />
          </ul>
        </Card>
        <EmergencyNote />
      </div>
    </>
  )
}
