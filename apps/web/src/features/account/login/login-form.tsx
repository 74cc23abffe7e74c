import { looksLikeEmail } from '@honjeo/contract/values/email'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#lib/server/api-error.ts'
import { saveSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { logIn } from '../account.api.ts'
import { useSecondsUntil } from '../verification/countdown.ts'
import { loginErrorText } from './login-error.ts'

interface LoginFormProps {
  initialEmail?: string | undefined
  onLoggedIn: (account: { email: string; password: string }) => void
}

export function LoginForm({ initialEmail = '', onLoggedIn }: LoginFormProps) {
  const { t } = useLingui()
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const [isEmailLeft, setEmailLeft] = useState(false)
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null)
  const wait = useSecondsUntil(blockedUntil)
  const isEmail = looksLikeEmail(email.trim())

  const loggingIn = useMutation({
    // Without a network it fails at once and says so, instead of waiting in silence for one.
    mutationFn: () => logIn({ email: email.trim(), password }),
    onSuccess: ({ id, accessToken, refreshToken }) => {
      saveSession({ userId: id, accessToken, refreshToken })
      toast.success(t`로그인되었습니다!`)
      onLoggedIn({ email: email.trim(), password })
    },
    onError: (error) => {
      const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
      setBlockedUntil(seconds === undefined ? null : Date.now() + seconds * 1000)
    },
  })

  function handleSubmit() {
    if (isEmail && password !== '' && wait === 0 && !loggingIn.isPending) loggingIn.mutate()
  }

  return (
    <Form onSubmit={handleSubmit} className="gap-4">
      <TextField
        label={t`이메일`}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="haenyeo@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onFocus={() => setEmailLeft(false)}
        onBlur={() => setEmailLeft(true)}
        error={isEmailLeft && email !== '' && !isEmail ? t`올바른 이메일 주소를 입력해주세요.` : undefined}
      />
      <TextField
        label={t`비밀번호`}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {/* The box is always there, so that what comes into it is read out; empty it takes no room. */}
      <div role="alert" className="empty:-mt-4">
        {wait > 0 ? (
          <Failure>
            {/* A timer is not read out at every tick. */}
            <Trans>
              로그인 시도가 너무 많아요. <span role="timer">{wait}</span>초 후 다시 시도해주세요.
            </Trans>
          </Failure>
        ) : (
          loggingIn.isError && blockedUntil === null && <Failure>{loginErrorText(loggingIn.error)}</Failure>
        )}
      </div>
      <Button
        type="submit"
        disabled={!isEmail || password === '' || wait > 0}
        isLoading={loggingIn.isPending}
        className="w-full"
      >
        <Trans>로그인</Trans>
      </Button>
    </Form>
  )
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <Callout tone="danger" icon={<CircleAlert aria-hidden="true" size={18} />}>
      {children}
    </Callout>
  )
}
