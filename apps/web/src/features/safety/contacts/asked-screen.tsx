import type { Locale } from '#lib/text/locales.ts'
import type { Guarded } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPin, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { parseId, paths } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card, cardClass } from '#ui/list/card.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { ReaderCallLinks, ReaderNote } from '../abroad/reader-calls.tsx'
import { answerRequest, askedQuery, contactsQuery, showAnswer } from './contacts.api.ts'
import { WhatYouGet } from './what-you-get.tsx'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const contactId = parseId(params.get('contact') ?? undefined)
  // A notification about a contact does not say whose contact that is.
  const { data: own } = useQuery({ ...contactsQuery(), enabled: contactId !== null })
  if (contactId !== null && own?.some((each) => each.contactId === contactId) === true)
    return <Navigate to={paths.trustedContacts()} replace />
  return (
    <>
      <PageHeader
        title={t`나에게 부탁한 사람`}
        back={{ fallback: paths.trustedContacts() }}
        right={<ReaderCallLinks />}
      />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <AskedList />
        <ReaderNote />
      </div>
    </>
  )
}

/** An alert that comes while the screen is open must not wait for the next visit. */
const POLL_MS = 20_000

/** The people for whom I am a contact: who needs me now, who shows me where they are, who has asked. */
function AskedList() {
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

/** A member who asked me, and what I can say to it at this moment. */
function AskedCard({ person, answers }: { person: Guarded; answers: AnswerRequest }) {
  const { t } = useLingui()
  const { contactId, nickName, imageUrl, status } = person
  const busy = answers.busy?.contactId === contactId ? answers.busy.agrees : undefined
  const agree = (
    <Button
      size="md"
      variant={status === 'PENDING' ? 'primary' : 'secondary'}
      aria-label={t`${nickName}님의 부탁: 동의할게요`}
      isLoading={busy === true}
      onClick={() => answers.answer(contactId, true)}
    >
      {t`동의할게요`}
    </Button>
  )
  return (
    <li className={cx(cardClass, 'space-y-4')}>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={nickName} src={imageUrl} />
        <h3 className="min-w-min flex-1 text-lg font-bold">{nickName}</h3>
        {status === 'CONFIRMED' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`${nickName}님의 신뢰 연락처 그만두기`}
            isLoading={busy === false}
            onClick={() => void answers.leave(contactId, nickName)}
          >
            {t`그만두기`}
          </Button>
        )}
        {status === 'DECLINED' && agree}
      </div>
      {status === 'PENDING' && (
        <>
          <p>{t`${nickName}님이 신뢰 연락처가 되어 달라고 부탁했어요.`}</p>
          <WhatYouGet name={nickName} />
          <div className="flex gap-2 *:flex-1">
            <Button
              variant="secondary"
              size="md"
              aria-label={t`${nickName}님의 부탁: 거절할게요`}
              isLoading={busy === false}
              onClick={() => answers.answer(contactId, false)}
            >
              {t`거절할게요`}
            </Button>
            {agree}
          </div>
        </>
      )}
    </li>
  )
}

interface Answer {
  contactId: number
  agrees: boolean
}

/** Says yes or no to a member who asked, and leaves later. */
function useAnswerRequest() {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const answering = useSingleMutation({
    mutationFn: ({ contactId, agrees }: Answer) =>
      answerRequest(contactId, { agrees, language: i18n.locale as Locale }),
    onSuccess: (answered, { agrees }) => {
      showAnswer(queryClient, answered)
      toast.success(agrees ? t`동의했어요.` : t`이제 알림을 받지 않아요.`)
    },
    onError: (error) => {
      toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey: askedQuery().queryKey })
    },
  })
  return {
    answer: (contactId: number, agrees: boolean) => answering.mutate({ contactId, agrees }),
    async leave(contactId: number, name: string) {
      const isSure = await confirm({
        title: t`${name}님의 신뢰 연락처를 그만둘까요?`,
        description: t`${name}님에게 일이 있어도 알림을 받지 못해요. ${name}님의 목록에는 거절한 것으로 보여요.`,
        confirmLabel: t`그만두기`,
        isDanger: true,
      })
      if (isSure) answering.mutate({ contactId, agrees: false })
    },
    busy: answering.isPending ? answering.variables : undefined,
  }
}

type AnswerRequest = ReturnType<typeof useAnswerRequest>
