/** What opens over a screen, in one file: it shares most of its code. Only `load-overlays.ts` asks for it. */
export { ActionMenuControl } from './action-menu-control.tsx'
export { ConfirmDialog } from './confirm-dialog.tsx'
export { DialogPopup } from './dialog-popup.tsx'
export { SelectControl } from './select-field-control.tsx'
export { SelectMenuControl } from './select-menu-control.tsx'
export { SheetPopup } from './sheet-popup.tsx'
export { Toaster } from './toaster.tsx'
