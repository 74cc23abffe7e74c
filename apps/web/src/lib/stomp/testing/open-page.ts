import { vi } from 'vitest'
import { stubLocalStorage } from './memory-storage.ts'
import { confirm, ServerSocket } from './server-socket.ts'

/** A page of a member who is signed in, with no connection yet; its clock stays until it is moved. */
export function openPage(): void {
  vi.useFakeTimers()
  vi.resetModules()
  stubLocalStorage()
  localStorage.setItem('userId', '7')
  localStorage.setItem('accessToken', 'token-1')
  localStorage.setItem('refreshToken', 'refresh-1')
  vi.stubGlobal('location', { origin: 'http://phone.test' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('WebSocket', ServerSocket)
  ServerSocket.all.length = 0
  ServerSocket.answer = confirm
}

export function closePage(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
