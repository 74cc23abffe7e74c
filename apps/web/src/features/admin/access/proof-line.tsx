import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { formatTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { staffMeQuery } from './me.api.ts'
import { askForProof } from './proof.ts'

/** Until when password and code count that were given last, and the way to give them ahead of the end. */
export function ProofLine() {
  const { t } = useLingui()
  const until = useQuery(staffMeQuery()).data?.provenUntil ?? null
  const clock = until === null ? '' : formatTime(until)
  const Icon = until === null ? LockKeyhole : LockKeyholeOpen
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon aria-hidden="true" size={16} />}
      className="justify-start! text-left! font-normal!"
      onClick={() => void askForProof()}
    >
      {until === null ? t`운영자 확인하기` : t`${clock}까지 확인됨`}
    </Button>
  )
}
