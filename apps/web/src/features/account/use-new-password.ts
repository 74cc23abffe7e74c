import { passwordProblem } from '@honjeo/contract/values/password'
import { useState } from 'react'

/** A password and the same once more; `email` is what it must not be. */
export function useNewPassword(email: string, initial = '') {
  const [password, setPassword] = useState(initial)
  const [confirmation, setConfirmation] = useState(initial)
  const problem = passwordProblem(password, { email })
  return {
    password,
    setPassword,
    confirmation,
    setConfirmation,
    problem,
    isReady: problem === null && password === confirmation,
  }
}

export type NewPassword = ReturnType<typeof useNewPassword>
