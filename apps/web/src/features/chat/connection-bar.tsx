import { useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import type { Connection, ConnectionProblem } from '#lib/stomp/stomp-status.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'

/** Says when the conversation is not live, and offers to try now. */
export function ConnectionBar({ connection, onReconnect }: { connection: Connection; onReconnect: () => void }) {
  const { t } = useLingui()
  const { phase, problem } = connection

  function text(reason: ConnectionProblem): string {
    switch (reason) {
      case 'NO_TOKEN':
        return t`인증 토큰이 없습니다.`
      case 'CLOSED':
        return t`WebSocket 연결이 종료되었습니다.`
      case 'ERROR':
        return t`WebSocket 연결 중 오류가 발생했습니다.`
      default:
        return reason.message
    }
  }

  return (
    <div aria-live="polite" className="shrink-0">
      {problem !== null && (
        <Callout
          tone="warning"
          icon={<WifiOff aria-hidden="true" size={18} />}
          className="rounded-none px-4 py-2"
          action={
            <Button variant="secondary" size="sm" isLoading={phase === 'connecting'} onClick={onReconnect}>
              {t`다시 연결 시도`}
            </Button>
          }
        >
          {text(problem)}
        </Callout>
      )}
    </div>
  )
}
