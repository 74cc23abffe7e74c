import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/account.api.ts'
import { useSession } from '#lib/server/session.ts'

/** Whether the member is known to be under 19, who meets no one by Honjeo. */
export function useIsMinor(): boolean {
  const { data: profile } = useQuery({ ...profileQuery(), enabled: useSession() !== null })
  return profile?.isAdult === false && profile.birthDate !== null
}

/** Whether the member has yet to give birth date and gender, without which no one comes into a room. */
export function useLacksFacts(): boolean {
  const { data: profile } = useQuery({ ...profileQuery(), enabled: useSession() !== null })
  return profile?.birthDate === null
}
