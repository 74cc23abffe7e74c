import { PASSWORD_MAX, STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { giveProof } from './me.api.ts'
import { answerProof, useProofAsked } from './proof.ts'

/** Lies over whatever screen asked for it; what waits goes on once the password is given. */
export function ProofDialog() {
  const { t } = useLingui()
  const asker = useProofAsked()
  const lastAsker = useRef<Element>(null)
  const minutes = STAFF_PROOF_SECONDS / 60
  useEffect(() => {
    if (asker !== null) lastAsker.current = asker
  }, [asker])
  // Whoever leaves the console gives no answer any more.
  useEffect(() => () => answerProof(false), [])

  // The library would give the focus back to what lies below all layers, also where another one is open still.
  function handleGone() {
    const element = lastAsker.current
    if (element instanceof HTMLElement && element.closest('[role=dialog]') !== null) element.focus()
  }

  return (
    <Dialog
      open={asker !== null}
      onOpenChange={(open) => !open && answerProof(false)}
      onGone={handleGone}
      title={t`비밀번호를 다시 입력해주세요`}
      description={t`회원의 정보를 지키려고 ${minutes}분마다 확인해요. 하던 일은 그대로 이어져요.`}
    >
      <ProofForm />
    </Dialog>
  )
}

function ProofForm() {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const giving = useMutation({
    mutationFn: giveProof,
    onSuccess: () => answerProof(true),
    onError: () => field.current?.select(),
  })
  useEffect(() => field.current?.focus(), [])
  return (
    <Form onSubmit={() => password !== '' && !giving.isPending && giving.mutate(password)} className="gap-4">
      <TextField
        ref={field}
        label={t`비밀번호`}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          giving.reset()
        }}
        error={giving.isError ? errorText(giving.error) : undefined}
      />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" size="md" onClick={() => answerProof(false)}>
          {t`나중에`}
        </Button>
        <Button type="submit" size="md" disabled={password === ''} isLoading={giving.isPending}>
          {t`확인`}
        </Button>
      </div>
    </Form>
  )
}
