import * as failures from '@honjeo/contract/values/error-numbers'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { silentFixQuery } from './own-fix.ts'
import { sendSos, showTimer } from './timer.api.ts'

interface SosButtonProps {
  /** Whether the result is seen anyway, on the screen of the timer. */
  hidesLink?: boolean
  /** The press that led here was a call for help already, so that this one is not asked about. */
  isMeant?: boolean
}

/** Alerts all trusted contacts at once, after asking; for the timer's screen and for when the siren has been stopped. */
export function SosButton({ hidesLink = false, isMeant: wasMeant = false }: SosButtonProps) {
  const { t } = useLingui()
  const sos = useSos()

  const ask = () =>
    confirm({
      title: t`신뢰 연락처 모두에게 지금 알릴까요?`,
      description: t`돌아올 시간을 기다리지 않고 바로 알려요. 위치를 남겼다면 함께 보여줘요.`,
      confirmLabel: t`지금 알리기`,
      isDanger: true,
    })

  async function handlePress() {
    if (wasMeant || (await ask())) sos.send()
  }

  return (
    <div className="space-y-2">
      <Button
        variant="secondary"
        fullWidth
        icon={<Megaphone aria-hidden="true" size={20} />}
        isLoading={sos.isSending}
        onClick={() => void handlePress()}
      >
        {t`신뢰 연락처에 바로 알리기`}
      </Button>
      <div role="status">
        {sos.result !== undefined && (
          <Callout
            tone="info"
            action={
              !hidesLink &&
              sos.checkInId !== undefined && <TextLink to={paths.runningTimer(sos.checkInId)}>{t`보러 가기`}</TextLink>
            }
          >
            {sos.result}
          </Callout>
        )}
      </div>
      <div role="alert">{sos.problem !== undefined && <Callout tone="danger">{sos.problem}</Callout>}</div>
      {sos.hasNoContacts && (
        <LinkButton variant="secondary" fullWidth to={paths.trustedContacts()}>
          {t`신뢰 연락처 추가하기`}
        </LinkButton>
      )}
    </div>
  )
}

/** ms that the alert waits for a position that is still being measured. */
const FIX_WAIT_MS = 2000

const afterWait = () => new Promise<null>((resolve) => setTimeout(resolve, FIX_WAIT_MS, null))

/**
 * Alerts all trusted contacts at once, of the timer that runs or of none. `result` says no more than what is known: that the server has
 * taken it, never that a contact has read it.
 */
function useSos() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyOf, setKeyOf] = useState(createIntentKey)
  const sending = useSingleMutation({
    mutationFn: async () => {
      const measuring = queryClient.fetchQuery(silentFixQuery()).catch(() => null)
      const fix = (await Promise.race([measuring, afterWait()])) ?? undefined
      return sendSos(fix, keyOf({ fix }))
    },
    onSuccess: (answer) => {
      // A second press is meant as a second alert.
      setKeyOf(() => createIntentKey())
      showTimer(queryClient, answer)
    },
  })
  const { error, data } = sending

  function problem(): string | undefined {
    if (error === null) return undefined
    const isAway = error instanceof ApiError && error.code === 'NETWORK'
    return isAway
      ? t`서버의 답을 받지 못해 알렸는지 알 수 없어요. 119나 112에 전화하고, 연결되면 다시 눌러주세요.`
      : errorText(error)
  }

  function result(): string | undefined {
    if (data === undefined) return undefined
    const count = data.contacts.filter(({ deliveries }) => deliveries.length > 0).length
    if (count === 0) return t`서버가 받았어요. 누구에게 닿았는지는 귀가 타이머에서 볼 수 있어요.`
    return plural(count, {
      other: '연락처 #명에게 알리기 시작했어요. 누구에게 닿았는지는 귀가 타이머에서 볼 수 있어요.',
    })
  }

  return {
    send: () => sending.mutate(),
    isSending: sending.isPending,
    /** What was done, once the server has taken it. */
    result: result(),
    checkInId: data?.checkInId,
    problem: problem(),
    hasNoContacts: error instanceof ApiError && error.code === failures.NO_AGREED_CONTACT,
  }
}
