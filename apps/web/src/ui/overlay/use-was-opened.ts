import { useState } from 'react'

/** Whether it is open or has been: what can be opened is fetched with its first opening, and stays for its closing. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}
