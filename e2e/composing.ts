import type { Locator } from '@playwright/test'

/** Whether a field keeps the Enter that ends a Hangul syllable to itself, instead of letting it send the form. */
export const keepsComposing = (field: Locator) =>
  field.evaluate((element) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
    return !element.dispatchEvent(enter)
  })
