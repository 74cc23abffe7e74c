import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/account.api.ts'
import { useSession } from '#lib/server/session.ts'

/** Whether the member is known to be under 19, who meets no one by Honjeo; visitors are asked when they sign up. */
export function useIsMinor(): boolean {
  const { data: profile } = useQuery({ ...profileQuery(), enabled: useSession() !== null })
  return profile?.isAdult === false
}
