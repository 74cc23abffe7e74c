/** Toasts and the confirm dialog stay out of the first load; the first tap or key fetches them, ahead of their need. */
export const loadToaster = () => import('./toaster.tsx').then((module) => ({ default: module.Toaster }))
export const loadConfirmDialog = () =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog }))

export function loadOverlaysOnFirstInput(): () => void {
  const controller = new AbortController()
  const load = () => {
    controller.abort()
    // When it fails, the first use asks again.
    Promise.all([loadToaster(), loadConfirmDialog()]).catch(() => {})
  }
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, load, { signal: controller.signal, capture: true, passive: true })
  }
  return () => controller.abort()
}
