import type { MailKind } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { errorText, isDeadLink } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { mailRefusalQuery, refuseMails } from './contacts.api.ts'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`메일 받지 않기`} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MailRefusal key={token} token={token} />
      </div>
    </>
  )
}

interface Texts {
  title: MessageDescriptor
  description: MessageDescriptor
}

const TEXTS: Record<MailKind, Record<'asking' | 'refused', Texts>> = {
  REQUEST: {
    asking: {
      title: msg`신뢰 연락처 부탁 메일을 그만 받을까요?`,
      description: msg`혼저에서 누가 이 주소를 적어도 부탁 메일을 보내지 않을게요. 부탁한 사람에게는 알리지 않아요.`,
    },
    refused: {
      title: msg`이제 부탁 메일을 보내지 않아요`,
      description: msg`누가 이 주소를 적어도 부탁 메일이 가지 않아요. 이미 동의한 사람의 알림은 그대로 와요.`,
    },
  },
  NOTICE: {
    asking: {
      title: msg`혼저의 알림 메일을 그만 받을까요?`,
      description: msg`댓글, 메시지 같은 알림을 이 주소로 보내지 않을게요. 앱의 알림은 그대로예요.`,
    },
    refused: {
      title: msg`이제 알림 메일을 보내지 않아요`,
      description: msg`앱의 알림은 그대로예요. 알림 설정에서 메일을 다시 켜면 그때부터 다시 보내요.`,
    },
  },
}

/** The page on which an address refuses further mails of a kind, or allows them again; it needs no account. */
function MailRefusal({ token }: { token: string }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const query = mailRefusalQuery(token)
  const { data, error, isFetching, refetch } = useQuery(query)
  const saving = useSingleMutation({
    mutationFn: (refuses: boolean) => refuseMails(token, refuses),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
  })
  if (isDeadLink(error)) {
    return (
      <EmptyState
        scene="road"
        title={t`쓸 수 없는 링크예요`}
        description={t`메일에 적힌 주소를 끝까지 열었는지 확인해주세요.`}
        action={<LinkButton variant="secondary" to={paths.home()}>{t`혼저 둘러보기`}</LinkButton>}
      />
    )
  }
  if (data === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const texts = TEXTS[data.kind][data.refuses ? 'refused' : 'asking']
  return (
    <div className="space-y-5">
      <h2 className="text-xl font-bold">{i18n._(texts.title)}</h2>
      <p className="text-basalt-700">{i18n._(texts.description)}</p>
      <Button
        fullWidth
        variant={data.refuses ? 'secondary' : 'primary'}
        isLoading={saving.isPending}
        onClick={() => saving.mutate(!data.refuses)}
      >
        {data.refuses ? t`다시 받기` : t`더 받지 않기`}
      </Button>
      <div role="alert">{saving.error !== null && <Callout tone="danger">{errorText(saving.error)}</Callout>}</div>
    </div>
  )
}
