import type { Guarded } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MapPin, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ListItem } from '#ui/list-item.tsx'
import { RowSkeletons } from '#ui/row-skeletons.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { AskedCard } from './asked-card.tsx'
import { askedQuery } from './contacts.api.ts'
import { useAnswerRequest } from './use-answer-request.ts'

/** An alert that comes while somebody looks must not wait for the next visit. */
const POLL_MS = 20_000

/** For whom I am a contact: who needs me now, who shows me where they are, who has asked. */
export function AskedList() {
  const { t } = useLingui()
  const { data: asked, error, isFetching, refetch } = useQuery({ ...askedQuery(), refetchInterval: POLL_MS })
  const answers = useAnswerRequest()
  if (asked === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (asked.length === 0) {
    return (
      <EmptyState
        scene="lantern"
        title={t`아직 부탁받은 사람이 없어요`}
        description={t`다른 회원이 나를 신뢰 연락처로 부탁하면 여기에서 답할 수 있어요.`}
      />
    )
  }
  const alerts = asked.filter(({ alertToken }) => alertToken !== null)
  const shares = asked.filter(({ shareToken }) => shareToken !== null)
  return (
    <div className="space-y-6">
      {alerts.length > 0 && (
        <Section title={t`지금 확인이 필요해요`}>
          {alerts.map(({ contactId, nickName, alertToken }) => (
            <ListItem
              key={contactId}
              to={paths.alert(alertToken ?? '')}
              isDanger
              leading={<TriangleAlert aria-hidden="true" size={22} />}
              title={t`${nickName}님에게서 소식이 없어요`}
              description={t`눌러서 마지막 위치와 할 일을 봐주세요`}
            />
          ))}
        </Section>
      )}
      {shares.length > 0 && (
        <Section title={t`나에게 공유된 위치`}>
          {shares.map(({ contactId, nickName, shareToken }) => (
            <ListItem
              key={contactId}
              to={paths.where(shareToken ?? '')}
              leading={<MapPin aria-hidden="true" size={22} />}
              title={t`${nickName}님이 있는 곳`}
              description={t`언제 봤는지 ${nickName}님에게도 보여요`}
            />
          ))}
        </Section>
      )}
      <People
        title={t`답을 기다리는 부탁`}
        people={asked.filter(({ status }) => status === 'PENDING')}
        answers={answers}
      />
      <People
        title={t`내가 신뢰 연락처예요`}
        people={asked.filter(({ status }) => status === 'CONFIRMED')}
        answers={answers}
      />
      <People title={t`거절했어요`} people={asked.filter(({ status }) => status === 'DECLINED')} answers={answers} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHeader title={title} />
      <Card className="mt-1 overflow-hidden p-0!">
        <ul aria-label={title} className="divide-y divide-basalt-200">
          {children}
        </ul>
      </Card>
    </section>
  )
}

interface PeopleProps {
  title: string
  people: readonly Guarded[]
  answers: ReturnType<typeof useAnswerRequest>
}

function People({ title, people, answers }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section>
      <SectionHeader title={title} />
      <ul aria-label={title} className="mt-1 space-y-3">
        {people.map((person) => (
          <AskedCard key={person.contactId} person={person} answers={answers} />
        ))}
      </ul>
    </section>
  )
}
