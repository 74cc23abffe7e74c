/** What opens over a screen stays out of the first load; the first tap or key fetches it, ahead of its need. */
export const loadOverlays = () => import('./overlays.ts')

export const loadToaster = () => loadOverlays().then((module) => ({ default: module.Toaster }))
export const loadConfirmDialog = () => loadOverlays().then((module) => ({ default: module.ConfirmDialog }))
export const loadDialogPopup = () => loadOverlays().then((module) => ({ default: module.DialogPopup }))
export const loadSheetPopup = () => loadOverlays().then((module) => ({ default: module.SheetPopup }))

export function loadOverlaysOnFirstInput(): () => void {
  const controller = new AbortController()
  const load = () => {
    controller.abort()
    // When it fails, the first use asks again.
    loadOverlays().catch(() => {})
  }
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, load, { signal: controller.signal, capture: true, passive: true })
  }
  return () => controller.abort()
}
