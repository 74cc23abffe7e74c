interface Battery {
  /** 0–1 */
  level: number
}

/** Per cent left, where the browser tells; only Chromium's do. */
export async function readBattery(): Promise<number | undefined> {
  try {
    const { level } = await (navigator as Navigator & { getBattery: () => Promise<Battery> }).getBattery()
    return Number.isFinite(level) ? Math.round(level * 100) : undefined
  } catch {
    return undefined
  }
}
