import { ID_MAX } from '@honjeo/contract/values/limits'
import { useParams } from 'react-router'

/** An id as addresses carry it, or null for anything that cannot be one. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return id <= ID_MAX ? id : null
}

/** The id in the screen's address; the router lets only real ones through to a screen. */
export function useRouteId(name: string): number {
  const id = parseId(useParams()[name])
  if (id === null) throw new Error(`This screen's route has no :${name}`)
  return id
}
