/** WGS 84, degrees. */
export interface Position {
  lat: number
  lng: number
}

/** A position as the device measured it. */
export interface Fix extends Position {
  /** Metres around it within which the device most likely is. */
  accuracy: number
}

/** Why there is no position: the traveller said no, or the device does not know it. */
export class PositionError extends Error {
  override name = 'PositionError'
  readonly isDenied: boolean

  constructor(isDenied: boolean) {
    super(isDenied ? 'the position may not be read' : 'the position is not known')
    this.isDenied = isDenied
  }
}

const TIMEOUT_MS = 10_000
const MAXIMUM_AGE_MS = 60_000

/** Asks the device, which asks the traveller. */
export function readFix(): Promise<Fix> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new PositionError(false))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ lat: latitude, lng: longitude, accuracy }),
      (error) => reject(new PositionError(error.code === error.PERMISSION_DENIED)),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    )
  })
}

/** About ten metres: enough to tell what is near, and lists of one spot share their cache. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** The same for lists and distances. */
export async function readPosition(): Promise<Position> {
  const { lat, lng } = await readFix()
  return { lat: round(lat), lng: round(lng) }
}

/** Whether the device's position may be read without asking anybody. */
export async function isPositionGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    // An old browser: whoever wants distances asks for the nearest first.
    return false
  }
}
