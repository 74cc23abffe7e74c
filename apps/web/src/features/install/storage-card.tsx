import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HardDrive } from 'lucide-react'
import { askPersistence, type Persistence, readPersistence } from '#lib/persistence.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SectionHeader } from '#ui/section-header.tsx'

const query = { queryKey: ['persistence'], queryFn: readPersistence, staleTime: 0 }

/** Whether the browser may throw away what is kept here, as it says itself, and the way to ask it not to. */
export function StorageCard() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: state } = useQuery(query)
  const asking = useMutation({
    mutationFn: askPersistence,
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  const texts: Record<Persistence, string> = {
    KEPT: t`이 브라우저는 혼저가 저장한 내용을 알아서 지우지 않아요.`,
    NOT_KEPT: t`지금은 브라우저가 자리가 모자라면 지울 수 있어요. 아이폰과 맥의 Safari는 7일 동안 열지 않아도 지워요.`,
    UNKNOWN: t`이 브라우저는 저장한 내용을 지킬지 알려주지 않아요. 자리가 모자라면 지울 수 있어요.`,
  }
  const wasRefused = asking.data === 'NOT_KEPT'
  return (
    <section>
      <SectionHeader title={t`이 기기에 저장한 내용`} />
      <Card className="space-y-3 p-5">
        <p role="status" className="flex gap-3">
          <HardDrive aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-basalt-500" />
          <span className="min-w-0">
            {state !== undefined && texts[state]}
            {wasRefused &&
              ` ${t`방금 부탁했지만 브라우저가 아직 들어주지 않았어요. 설치하거나 자주 열면 들어주기도 해요.`}`}
          </span>
        </p>
        {state === 'NOT_KEPT' && (
          <Button variant="secondary" fullWidth isLoading={asking.isPending} onClick={() => asking.mutate()}>
            {t`지우지 말라고 부탁하기`}
          </Button>
        )}
        <p className="text-sm text-basalt-500">
          {t`저장한 내용은 대부분 서버에 있는 것의 사본이에요. 아직 보내지 못한 메시지와 고친 일정만 이 기기에만 있어요. 로그아웃하면 모두 지워요.`}
        </p>
      </Card>
    </section>
  )
}
