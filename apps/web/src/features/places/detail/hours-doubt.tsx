import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { readSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { sendCorrection } from '../places.api.ts'

const TOAST_ID = 'hours-doubt'
const DOUBT = { kind: 'WRONG_HOURS' } as const

/** Says in two taps that the hours differ; a visitor logs in first and comes back. */
export function HoursDoubt({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const sending = useSingleMutation({
    mutationFn: () => sendCorrection(contentId, DOUBT, keyFor(DOUBT)),
    onSuccess: () => {
      toast.success(t`알려주셔서 고마워요. 운영자가 확인할게요.`, { id: TOAST_ID })
      void queryClient.invalidateQueries({ queryKey: ['places'] })
    },
    onError: (error) => toast.error(errorText(error), { id: TOAST_ID }),
  })

  async function handlePress() {
    if (readSession() === null) return void navigate(paths.login(pathname + search))
    const isSure = await confirm({
      title: t`여는 시간이 다른가요?`,
      description: t`한 분이 더 알려주시면 바로 모두에게 ‘확인 중’으로 보이고, 운영자가 먼저 확인해요.`,
      confirmLabel: t`네, 달라요`,
    })
    if (isSure) sending.mutate()
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      shape="pill"
      className="mt-1"
      isLoading={sending.isPending}
      onClick={() => void handlePress()}
    >
      {t`시간이 달라요`}
    </Button>
  )
}
