import { t } from '@lingui/core/macro'
// oxlint-disable-next-line import/default -- the bundler answers with the address
import workerUrl from '../../worker/service-worker.ts?worker&url'

/** Registers the app's worker; its address names the app in the member's language, for what it shows of its own accord. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${workerUrl}?name=${encodeURIComponent(t`혼저`)}`)
}
