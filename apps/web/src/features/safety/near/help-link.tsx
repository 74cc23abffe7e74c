import { helpTopicOf } from '@honjeo/catalogue/help-words'
import { useLingui } from '@lingui/react/macro'
import { HeartHandshake } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { Card } from '#ui/list/card.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { TOPIC_NAMES } from './near-texts.tsx'

/** Leads, above the results of a search, to what no place of the catalogue is, such as a pharmacy. */
export function HelpLink({ q }: { q: string }) {
  const { t, i18n } = useLingui()
  const topic = helpTopicOf(q)
  if (topic === null) return null
  const name = i18n._(TOPIC_NAMES[topic])
  return (
    <Card className="mb-4 overflow-hidden p-0">
      <ul>
        <ListItem
          to={paths.helpNearby(topic)}
          leading={<HeartHandshake aria-hidden="true" size={22} />}
          title={t`가까운 도움: ${name}`}
          description={t`방향과 거리, 전화번호를 알려드려요`}
        />
      </ul>
    </Card>
  )
}
