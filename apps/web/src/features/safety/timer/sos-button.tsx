import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useSos } from './use-sos.ts'

interface SosButtonProps {
  /** Where the result is seen anyway, on the screen of the timer. */
  hidesLink?: boolean
}

/** Tells all trusted contacts at once, after asking; for the timer's screen and for when the siren has been stopped. */
export function SosButton({ hidesLink = false }: SosButtonProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const sos = useSos()

  async function handlePress() {
    const isMeant = await confirm({
      title: t`신뢰 연락처 모두에게 지금 알릴까요?`,
      description: t`돌아올 시간을 기다리지 않고 바로 알려요. 위치를 남겼다면 함께 보여줘요.`,
      confirmLabel: t`지금 알리기`,
      isDanger: true,
    })
    if (isMeant) sos.send()
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
